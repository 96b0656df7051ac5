import { useRef } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { toCheckoutForm } from '#app/views/checkout-form.ts';
import { CheckoutColumns } from './checkout-columns.tsx';
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
  return (
    <CheckoutColumns checkout={checkout} form={form} events={events} label={text('readonlyCheckout.title')}>
      <div inert={order.isPlacing} className="flex flex-col gap-6">
        <FixedFields checkout={checkout} values={values} />
        <Section id="notes" title={text('checkout.notes')}>
          <OrderNotes sign={values.sign} wish={values.wish} />
        </Section>
      </div>
      <OrderStep checkout={checkout} order={order} hasAccepted={false} />
    </CheckoutColumns>
  );
}
