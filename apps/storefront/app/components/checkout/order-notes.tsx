import { Field } from '#app/forms/field.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import { Section } from './section.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** What a buyer wants to say with the order, as far as the owner wants to hear it: an own sign, a wish. */
export function OrderNotes({ form }: { form: CheckoutFormState }) {
  const text = useText();
  const { hasSign = true, hasWish = true } = useShopFrame()?.orderNotes ?? {};
  if (!hasSign && !hasWish) return null;
  return (
    <Section id="notes" title={text('checkout.notes')}>
      <div className="grid gap-4">
        {hasSign && <Field form={form} name="sign" />}
        {hasWish && <Field form={form} name="wish" />}
      </div>
    </Section>
  );
}
