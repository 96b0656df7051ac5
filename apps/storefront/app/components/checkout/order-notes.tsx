import { Field } from '#app/forms/field.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** What a buyer wants to say with the order: an own sign, a wish. */
export function OrderNotes({ form }: { form: CheckoutFormState }) {
  return (
    <div className="grid gap-4">
      <Field form={form} name="sign" />
      <Field form={form} name="wish" />
    </div>
  );
}
