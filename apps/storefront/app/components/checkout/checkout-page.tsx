import { useText } from '#app/page/use-text.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { checkoutDraft } from '#app/views/checkout-draft.ts';
import { CheckoutColumns } from './checkout-columns.tsx';
import { CheckoutFields } from './checkout-fields.tsx';
import { OrderStep } from './order-step.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

/** The checkout on one page, the order at its end. */
export function CheckoutPage({ checkout: loaded }: { checkout: CheckoutView }) {
  const text = useText();
  const { form, checkout, events } = useCheckoutForm(loaded, checkoutDraft);
  return (
    <CheckoutColumns checkout={checkout} form={form} events={events} label={text('checkout.title')}>
      <CheckoutFields checkout={checkout} form={form} />
      <OrderStep checkout={checkout} form={form} />
    </CheckoutColumns>
  );
}
