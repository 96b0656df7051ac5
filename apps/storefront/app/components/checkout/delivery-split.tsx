import type { DeliverySplit as Split } from '@mise/contract/checkout/delivery.ts';
import { ChoiceField } from '#app/forms/choice-field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

const splits = ['partial', 'complete'] as const satisfies Split[];

/** Whether what comes later follows, or all of it is waited for: asked where not all of it comes at once. */
export function DeliverySplit({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const { split, cart } = checkout.view;
  if (split === null) return null;
  const partialText = text(cart.delivery?.isPickup ? 'checkout.splitPickup.partial' : 'checkout.splitText.partial');
  const descriptions = { partial: partialText, complete: text('checkout.splitText.complete') };
  return (
    <div className="mt-6">
      <p className="mb-1 text-sm text-ink-muted">{text('checkout.splitHint')}</p>
      <ChoiceField
        form={form}
        name="split"
        choices={splits.map((value) => ({
          value,
          label: text(`checkout.split.${value}`),
          description: descriptions[value],
        }))}
        selected={split}
        onChoose={(value) => checkout.chooseSplit(value === 'complete' ? 'complete' : 'partial')}
      />
    </div>
  );
}
