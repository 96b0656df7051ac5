import type { CartNoticeKey } from '@mise/contract/cart/basket.ts';
import type { ComponentProps, ReactNode } from 'react';
import { CartNotices } from '#app/components/cart/cart-notices.tsx';
import { Form } from '#app/forms/form.tsx';
import { useText } from '#app/page/use-text.ts';
import { isToldOnce } from '#app/session/cart-notices.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type CheckoutColumnsProps = {
  checkout: Checkout;
  form: CheckoutFormState;
  events: ComponentProps<typeof Form>['events'];
  label: string;
  /** The fields. */
  children: ReactNode;
};

const ofArticles = new Set<CartNoticeKey>(['notEnoughStock', 'oversold', 'quantityReduced']);

/** What a checkout is made of: the form on the left, what is bought beside it, what the shop changed above both. */
export function CheckoutColumns({ checkout, form, events, label, children }: CheckoutColumnsProps) {
  const text = useText();
  const { cart } = checkout.view;
  return (
    <>
      <CartNotices
        // Those of the methods stand beside them.
        notices={cart.notices.filter((notice) => isToldOnce(notice) || ofArticles.has(notice.key))}
        lines={cart.lines}
        className="mb-6"
      />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <noscript>
          <p className="rounded border border-warning bg-warning-soft p-4 lg:col-span-2">
            {text('checkout.needsScripts')}
          </p>
        </noscript>
        <CheckoutSummary checkout={checkout} />
        <Form
          form={form}
          events={events}
          label={label}
          className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1"
        >
          {children}
        </Form>
      </div>
    </>
  );
}
