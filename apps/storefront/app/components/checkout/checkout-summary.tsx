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

/**
 * What is bought, in sight while the form is filled: beside it on a wide screen, folded above it on a narrow one. Drawn once for
 * both: it may be some hundred lines.
 */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { isBusy } = checkout;
  const { cart } = checkout.view;
  const text = useText();
  const [message, setMessage] = useState('');
  const vouchers = useVouchers(checkout.changeCartBy, setMessage);
  const locale = useLocale();
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
      <Disclosure
        className="peer border-b-0 px-4 lg:hidden"
        title={
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
            {text('checkout.summaryCount', { count: cart.lines.length })}
            <span className="whitespace-nowrap">{cart.totals.gross}</span>
          </span>
        }
      />
      <div className="flex-col px-4 pb-4 max-lg:hidden max-lg:peer-open:block lg:flex lg:max-h-[calc(100dvh-3rem)] lg:p-6">
        <h2 className="mb-2 text-lg font-semibold max-lg:hidden">
          {text('checkout.summaryCount', { count: cart.lines.length })}
        </h2>
        <div className="lg:-mx-2 lg:min-h-24 lg:overflow-y-auto lg:px-2">
          <SummaryLines lines={cart.lines} />
          <p className="my-3 text-sm">
            <Link to={pathTo.cart(locale)} className="inline-block py-1 text-primary-ink underline underline-offset-4">
              {text('checkout.editCart')}
            </Link>
          </p>
        </div>
        <TotalsList totals={cart.totals} isBusy={isBusy} onRemove={vouchers.remove} />
        <DeliveryDays delivery={cart.delivery} isMailed={cart.isMailed} isBinding className="mt-4" />
      </div>
      <div className="border-t border-line px-4 lg:px-6">
        <CouponField vouchers={vouchers} />
      </div>
    </aside>
  );
}
