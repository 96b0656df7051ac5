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
  /** Why there is none, or none of the usual. */
  none?: string | undefined;
  /** What the tile of a method says. */
  tileOf: (option: Option) => { description: string; aside: ReactNode };
};

const messages = {
  shippingMethod: { gone: 'checkout.shippingGone', nothing: 'checkout.noShipping' },
  paymentMethod: { gone: 'checkout.paymentGone', nothing: 'checkout.noPayment' },
} as const;

/** One of the methods that are offered, and what to know where there is none or it is another than before. */
export function MethodChoice<Option extends { id: number; name: string }>(props: MethodChoiceProps<Option>) {
  const { form, field, choice, onChoose, tileOf, none } = props;
  const text = useText();
  const { options, selected, isGone } = choice;
  const { gone, nothing } = messages[field];
  return (
    <>
      {isGone && options.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {text(gone)}
        </Alert>
      )}
      {(none || options.length === 0) && (
        <Alert tone="warning" className="mb-4">
          {none ?? text(nothing)}
        </Alert>
      )}
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
