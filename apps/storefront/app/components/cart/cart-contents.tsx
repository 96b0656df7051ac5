import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFocusAfterRemoval } from '#app/page/use-focus-after-removal.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { onIntent } from '#app/start/first-intent.ts';
import type { CartView } from '#app/views/cart.ts';
import { DeliveryDays } from '../delivery/delivery-days.tsx';
import { CartLineItem } from './cart-line-item.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CouponField } from './coupon-field.tsx';
import { TotalsList } from './totals-list.tsx';
import { useCartEditor } from './use-cart-editor.ts';
import { useVouchers } from './use-vouchers.ts';

// Links, which work without their scripts.
const EmptyCart = lazy(onIntent(() => import('./empty-cart.tsx')));

type CartContentsProps = {
  cart: CartView;
  /** Where the estimated shipping costs lead to; '' where that is not known. */
  shippingCountry: string;
};

/** The cart with all that can be done to it. As wide as its place: two columns on a page, one in a drawer. */
export function CartContents({ cart, shippingCountry }: CartContentsProps) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const [announced, setAnnounced] = useState({ message: '', cart });
  const [isLeaving, setIsLeaving] = useState(false);
  const announce = (message: string) => setAnnounced({ message, cart });
  const { view, wanted, editor, reload } = useCartEditor(cart, {
    onChanged: ({ totals }) => announce(text('cart.changed', { total: totals.gross })),
  });
  const vouchers = useVouchers(editor.change, announce);
  const rememberPlace = useFocusAfterRemoval(
    list,
    view.lines.map(({ id }) => id),
  );
  const isBusy = wanted.size > 0;
  const short = view.lines.find(({ shortStock }) => shortStock !== null);

  async function proceed(): Promise<void> {
    if (short) {
      document.getElementById(`cart-line-${short.id}`)?.querySelector('input')?.focus();
      return;
    }
    setIsLeaving(true);
    await editor.settled();
    await navigate(pathTo.checkout(locale));
    setIsLeaving(false);
  }

  return (
    <div className="@container">
      <p aria-live="polite" className="sr-only">
        {/* A sum of before says nothing about a cart that was loaded since. */}
        {announced.cart === cart && announced.message}
      </p>
      <CartNotices notices={view.notices} lines={view.lines} className="mb-6" />
      {view.lines.length === 0 ? (
        <Suspense>
          <EmptyCart />
        </Suspense>
      ) : (
        <div className="grid gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:items-start">
          <section aria-label={text('cart.lines')} className="@container/lines">
            <ul ref={list} className="border-t border-line">
              {view.lines.map((line, index) => (
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
          </section>
          <section
            aria-labelledby="cart-sums"
            className="rounded border border-line bg-surface p-4 md:p-6 @4xl:sticky @4xl:top-40"
          >
            <h2 id="cart-sums" className="mb-4 text-lg font-semibold">
              {text('cart.sums')}
            </h2>
            <p className="mb-2 text-sm text-ink-muted">
              {text('cart.count', { lines: view.lines.length, pieces: view.pieces })}
            </p>
            <TotalsList
              totals={view.totals}
              isBusy={isBusy}
              shippingCountry={shippingCountry}
              isEstimate
              onRemove={vouchers.remove}
            />
            <CouponField vouchers={vouchers} />
            <DeliveryDays delivery={view.delivery} isMailed={view.isMailed} onEnd={reload} className="mt-4" />
            {short && (
              <Alert tone="warning" className="mt-4">
                {text('cart.adjustFirst')}
              </Alert>
            )}
            <Button size="large" isBusy={isLeaving} onClick={proceed} className="mt-4 w-full print:hidden">
              {text('cart.toCheckout')}
            </Button>
          </section>
        </div>
      )}
      {view.lines.length > 0 && (
        <div
          data-checkout-bar
          className="sticky bottom-14 z-20 -mx-4 mt-6 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-2 @4xl:hidden md:bottom-0 print:hidden"
        >
          <p className="min-w-0 leading-tight">
            <span className="block text-xs text-ink-muted">
              {text('cart.count', { lines: view.lines.length, pieces: view.pieces })}
            </span>
            <span className="font-bold">{view.totals.gross}</span>
          </p>
          <Button isBusy={isLeaving} onClick={proceed}>
            {text('cart.toCheckout')}
          </Button>
        </div>
      )}
    </div>
  );
}
