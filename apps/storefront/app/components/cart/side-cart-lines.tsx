import { useRef, useState } from 'react';
import { useFocusAfterRemoval } from '#app/page/use-focus-after-removal.ts';
import { useText } from '#app/page/use-text.ts';
import type { Added } from '#app/session/cart-store.ts';
import type { CartLine, CartView } from '#app/views/cart.ts';
import { CartLineItem } from './cart-line-item.tsx';
import { CartNotices } from './cart-notices.tsx';
import { useCartEditor } from './use-cart-editor.ts';

type SideCartLinesProps = { loaded: CartView; added: Added; reload: () => void; follow: () => void };

/** A cart of hundreds of lines has its page: here stand those that were added last. */
const mostShown = 10;

/** Lines with their quantities, what was added last first, and what they come to. */
export function SideCartLines({ loaded, added, reload, follow }: SideCartLinesProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');
  const { view, wanted, editor } = useCartEditor(loaded, {
    onChanged: ({ totals }) => setMessage(text('cart.changed', { total: totals.gross })),
    reload,
    follow,
  });
  const shown = latestFirst(view.lines, added).slice(0, mostShown);
  const rememberPlace = useFocusAfterRemoval(
    list,
    shown.map(({ id }) => id),
  );
  const { totals } = view;
  const isBusy = wanted.size > 0;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {message}
      </p>
      <div className="@container/lines min-h-0 flex-1 overflow-y-auto px-4">
        <CartNotices notices={view.notices} lines={view.lines} className="my-3" />
        <ul ref={list} aria-label={text('cart.lines')}>
          {shown.map((line, index) => (
            <CartLineItem
              key={line.id}
              line={line}
              wanted={wanted.get(line.id)}
              onQuantity={editor.setQuantity}
              onRemove={(removed) => {
                rememberPlace(index);
                editor.remove(removed);
              }}
            />
          ))}
        </ul>
        {view.lines.length > shown.length && (
          <p className="py-3 text-sm text-ink-muted">
            {text('added.more', { count: view.lines.length - shown.length })}
          </p>
        )}
      </div>
      <dl aria-busy={isBusy} className="border-t border-line px-4 py-3">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{text(totals.isNet ? 'added.subtotalNet' : 'added.subtotal')}</dt>
          <dd className="text-lg leading-6 font-bold">{totals.goods}</dd>
        </div>
        {totals.extraCosts.map(({ name, amount }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 text-sm">
            <dt>{text('added.extra', { name })}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function latestFirst(lines: readonly CartLine[], { lineIds }: Added): CartLine[] {
  const isNew = ({ id }: CartLine) => Number(lineIds.includes(id));
  return lines.toSorted((a, b) => isNew(b) - isNew(a) || b.id - a.id);
}
