import { TextAreaField, TextField } from '@mise/ui/text-field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { CheckoutForm } from '#app/views/checkout-form.ts';

/** What a buyer wants to say with the order: an own sign, a wish. */
export function OrderNotes({ sign, wish }: Pick<CheckoutForm, 'sign' | 'wish'>) {
  const text = useText();
  return (
    <div className="grid gap-4">
      <TextField
        id="sign"
        name="sign"
        label={text('checkout.sign')}
        hint={text('checkout.signHint')}
        maxLength={100}
        defaultValue={sign}
      />
      <TextAreaField id="wish" name="wish" label={text('checkout.wish')} maxLength={2000} defaultValue={wish} />
    </div>
  );
}
