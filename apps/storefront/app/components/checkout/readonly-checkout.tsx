import { useText } from '#app/page/use-text.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { CheckoutColumns } from './checkout-columns.tsx';
import { FixedFields } from './fixed-fields.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderStep } from './order-step.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { VatCheck } from './vat-check.tsx';

/** The checkout where everything is decided: address and methods stand, what is left is to agree. Same rules, same order. */
export function ReadonlyCheckout({ checkout: loaded }: { checkout: CheckoutView }) {
  const text = useText();
  const { form, checkout, events } = useCheckoutForm(loaded);
  return (
    <CheckoutColumns checkout={checkout} form={form} events={events} label={text('readonlyCheckout.title')}>
      <div inert={form.isBusy} className="flex flex-col gap-6">
        <FixedFields checkout={checkout} form={form} />
        <VatCheck checkout={checkout} />
        <OrderNotes form={form} />
      </div>
      <OrderStep checkout={checkout} form={form} />
    </CheckoutColumns>
  );
}
