import { useRef } from 'react';
import { CartNotices } from '#app/components/cart/cart-notices.tsx';
import { isRemoval } from '#app/lib/cart-notices.ts';
import { useText } from '#app/lib/use-text.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { toCheckoutForm } from '#app/views/checkout-form.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { FixedFields } from './fixed-fields.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderStep } from './order-step.tsx';
import { Section } from './section.tsx';
import { useCheckout } from './use-checkout.ts';
import { useFieldEvents } from './use-field-events.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** The checkout where everything is decided: address and methods stand, what is left is to agree. Same rules, same order. */
export function ReadonlyCheckout({ checkout: loaded }: { checkout: CheckoutView }) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const checkout = useCheckout(loaded, form);
  const order = usePlaceOrder(checkout);
  const values = toCheckoutForm(loaded.saved);
  const { entered: _, setEntered: __, ...events } = useFieldEvents(checkout, values);
  const { cart } = checkout.view;
  return (
    <>
      <CartNotices
        notices={cart.notices.filter((notice) => isRemoval(notice) || notice.key === 'oversold')}
        lines={cart.lines}
        className="mb-6"
      />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <noscript>
          <p className="rounded border border-warning bg-warning-soft p-4 lg:col-span-2">
            {text('checkout.needsScripts')}
          </p>
        </noscript>
        <CheckoutSummary view={checkout.view} isBusy={checkout.isBusy} />
        <form
          ref={form}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          {...events}
          aria-label={text('readonlyCheckout.title')}
          className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1"
        >
          <div inert={order.isPlacing} className="flex flex-col gap-6">
            <FixedFields checkout={checkout} values={values} />
            <Section id="notes" title={text('checkout.notes')}>
              <OrderNotes sign={values.sign} wish={values.wish} />
            </Section>
          </div>
          <OrderStep checkout={checkout} order={order} hasAccepted={false} />
        </form>
      </div>
    </>
  );
}
