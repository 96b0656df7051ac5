import type { AddCartLinesResponse } from '@mise/contract/cart/cart.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { useId, useRef, useState } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { addLinesToCart } from '#app/session/add-to-cart.ts';
import type { LastOrdered } from '#app/views/last-ordered.ts';

/** Puts all that was ordered into the cart, in the quantities of then, and says why not of the rest. */
export function OrderAllAgain({ lines, cards }: Pick<LastOrdered, 'lines' | 'cards'>) {
  const text = useText();
  const locale = useLocale();
  const hint = useId();
  const [answer, setAnswer] = useState<AddCartLinesResponse | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAdding = useRef(false);

  async function addAll(): Promise<void> {
    if (isAdding.current) return;
    isAdding.current = true;
    setIsBusy(true);
    try {
      setAnswer(await addLinesToCart(lines.map(({ variationId, quantity }) => ({ productId: variationId, quantity }))));
    } catch (error) {
      await showError(error);
    }
    setIsBusy(false);
    isAdding.current = false;
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button data-adds-to-cart isBusy={isBusy} onClick={addAll} aria-describedby={hint}>
          <Icon name="cart" className="size-5" />
          {text('again.all')}
        </Button>
        <p id={hint} className="text-sm text-ink-muted">
          {text('again.allHint')}
        </p>
      </div>
      <div role="status" className="mt-4 flex flex-col gap-2 empty:hidden">
        {answer && (
          <Alert tone={answer.added.length > 0 ? 'positive' : 'neutral'}>
            {text('again.outcome', { count: answer.added.length })}{' '}
            {answer.added.length > 0 && (
              <Link to={pathTo.cart(locale)} className="font-semibold underline underline-offset-4">
                {text('cart.show')}
              </Link>
            )}
          </Alert>
        )}
        {answer && answer.notAdded.length > 0 && (
          <Alert tone="warning">
            <p className="font-semibold">{text('again.notAdded', { count: answer.notAdded.length })}</p>
            <ul className="mt-1 list-disc pl-5">
              {answer.notAdded.map(({ index, variationId, message }) => (
                <li key={index}>
                  {cards.find((card) => card.variationId === variationId)?.name}: {message}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </div>
  );
}
