import { pathTo } from '@mise/rules/path-to.ts';
import { Disclosure } from '@mise/ui/disclosure.tsx';
import { useState } from 'react';
import { CouponField } from '#app/components/cart/coupon-field.tsx';
import { TotalsList } from '#app/components/cart/totals-list.tsx';
import { useVouchers } from '#app/components/cart/use-vouchers.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { DeliveryDays } from '../delivery/delivery-days.tsx';
import { SummaryLines } from './summary-lines.tsx';
import type { Checkout } from './use-checkout.ts';

/** What is bought, in sight while the form is filled: beside it on a wide screen, folded above it on a narrow one. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { isBusy } = checkout;
  const { cart } = checkout.view;
  const text = useText();
  const [message, setMessage] = useState('');
  const vouchers = useVouchers(checkout.changeCartBy, setMessage);
  const locale = useLocale();
  const days = <DeliveryDays delivery={cart.delivery} isMailed={cart.isMailed} isBinding className="mt-4" />;
  const content = (
    <>
      <SummaryLines lines={cart.lines} />
      <p className="my-3 text-sm">
        <Link to={pathTo.cart(locale)} className="inline-block py-1 text-primary-ink underline underline-offset-4">
          {text('checkout.editCart')}
        </Link>
      </p>
    </>
  );
  return (
    <aside
      aria-label={text('checkout.summary')}
      className="rounded border border-line bg-surface lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1"
    >
      {/* Country and shipping method change what is to be paid, somewhere else on the page. */}
      <p aria-live="polite" className="sr-only">
        {text('checkout.totalNow', { total: cart.totals.gross })}
      </p>
      <p aria-live="polite" className="sr-only">
        {message}
      </p>
      <div className="px-4 lg:hidden">
        <Disclosure
          className="border-b-0"
          title={
            <span className="flex flex-1 justify-between gap-4">
              {text('checkout.summaryCount', { count: cart.lines.length })}
              <span>{cart.totals.gross}</span>
            </span>
          }
        >
          {content}
          <TotalsList totals={cart.totals} isBusy={isBusy} onRemove={vouchers.remove} />
          {days}
        </Disclosure>
      </div>
      <div className="hidden max-h-[calc(100dvh-3rem)] flex-col p-6 lg:flex">
        <h2 className="mb-2 text-lg font-semibold">{text('checkout.summaryCount', { count: cart.lines.length })}</h2>
        <div className="-mx-2 min-h-24 overflow-y-auto px-2">{content}</div>
        <TotalsList totals={cart.totals} isBusy={isBusy} onRemove={vouchers.remove} />
        {days}
      </div>
      <div className="border-t border-line px-4 lg:px-6">
        <CouponField vouchers={vouchers} />
      </div>
    </aside>
  );
}
