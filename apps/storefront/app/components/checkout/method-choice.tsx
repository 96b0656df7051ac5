import { Alert } from '@mise/ui/alert.tsx';
import type { ReactNode } from 'react';
import { ChoiceField } from '#app/forms/choice-field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type MethodChoiceProps<Option> = {
  form: CheckoutFormState;
  field: 'shippingMethod' | 'paymentMethod';
  /** `isGone`: what was chosen is no longer among them. */
  choice: { options: readonly Option[]; selected: number; isGone: boolean };
  onChoose: (id: number) => void;
  /** What the tile of a method says. */
  tileOf: (option: Option) => { description: string; aside: ReactNode };
};

const messages = {
  shippingMethod: { gone: 'checkout.shippingGone', none: 'checkout.noShipping' },
  paymentMethod: { gone: 'checkout.paymentGone', none: 'checkout.noPayment' },
} as const;

/** One of the methods that are offered, and what to know where there is none or it is another than before. */
export function MethodChoice<Option extends { id: number; name: string }>(props: MethodChoiceProps<Option>) {
  const { form, field, choice, onChoose, tileOf } = props;
  const text = useText();
  const { options, selected, isGone } = choice;
  const { gone, none } = messages[field];
  return (
    <>
      {isGone && options.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {text(gone)}
        </Alert>
      )}
      {options.length === 0 && <Alert tone="warning">{text(none)}</Alert>}
      <ChoiceField
        form={form}
        name={field}
        isLabelHidden
        choices={options.map((option) => ({ value: String(option.id), label: option.name, ...tileOf(option) }))}
        selected={String(selected)}
        onChoose={(id) => onChoose(Number(id))}
      />
    </>
  );
}
