import type { AddCartLinesResponse } from '@mise/contract/cart/cart.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '#app/components/shop/link.tsx';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { changeCart, whileCartChanges } from '#app/session/cart-store.ts';
import { client } from '#app/session/client.ts';
import type { SharedCartView } from '#app/views/shared-cart.ts';

type TakeSharedCartProps = { shared: SharedCartView; token: string };

/** Asks before anything goes into the own cart, and says of what does not why. Pressed twice it adds nothing twice. */
export function TakeSharedCart({ shared, token }: TakeSharedCartProps) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<AddCartLinesResponse | null>(null);

  async function take(): Promise<void> {
    setIsBusy(true);
    try {
      const { data } = await whileCartChanges(() => client.doAddSharedCart({ token }));
      changeCart(data.basket);
      if (data.notAdded.length > 0) return setOutcome(data);
      notify({ type: 'positive', message: text('shared.added', { count: data.added.length }) });
      await navigate(pathTo.cart(locale));
    } catch (error) {
      await showError(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section
      aria-labelledby="take-shared"
      className="rounded border border-line bg-surface p-4 md:p-6 lg:sticky lg:top-40 lg:col-start-2 lg:row-start-1"
    >
      <h2 id="take-shared" className="mb-2 text-lg font-semibold">
        {text('shared.question', { count: shared.lines.length })}
      </h2>
      <p className="mb-4 text-sm text-ink-muted">{text('shared.hint')}</p>
      <div role="status" className="mb-4 flex flex-col gap-2 empty:hidden">
        {outcome && <Outcome outcome={outcome} shared={shared} />}
      </div>
      {outcome ? (
        <Link to={pathTo.cart(locale)} className={buttonClasses({ size: 'large', className: 'w-full' })}>
          {text('cart.show')}
        </Link>
      ) : (
        <Button size="large" isBusy={isBusy} onClick={take} className="w-full">
          {text('shared.add')}
        </Button>
      )}
    </section>
  );
}

function Outcome({ outcome, shared }: { outcome: AddCartLinesResponse } & Pick<TakeSharedCartProps, 'shared'>) {
  const text = useText();
  const locale = useLocale();
  const { added, notAdded } = outcome;
  const nameOf = (id: number | null) => shared.lines.find(({ variationId }) => variationId === id)?.name;
  return (
    <>
      {added.length > 0 && <Alert tone="positive">{text('shared.added', { count: added.length })}</Alert>}
      <Alert tone="warning">
        <p className="font-semibold">{text('shared.notAdded', { count: notAdded.length })}</p>
        <ul className="mt-1 list-disc pl-5">
          {notAdded.map(({ index, variationId, message }) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              {nameOf(variationId) !== undefined && <strong className="font-semibold">{nameOf(variationId)}: </strong>}
              {message}{' '}
              {variationId !== null && nameOf(variationId) !== undefined && (
                <Link to={pathTo.variation(locale, variationId)} className="font-semibold underline underline-offset-4">
                  {text('shared.toArticle')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </>
  );
}
