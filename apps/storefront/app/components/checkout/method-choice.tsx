import { Alert } from '@mise/ui/alert.tsx';
import { FieldError } from '@mise/ui/field-frame.tsx';
import { RadioTile } from '@mise/ui/radio-tile.tsx';
import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';
import { fieldErrorText } from './field-texts.ts';
import type { Checkout } from './use-checkout.ts';

type MethodField = 'shippingMethod' | 'paymentMethod';

type MethodChoiceProps<Option> = {
  field: MethodField;
  /** `isGone`: what was chosen is no longer among them. */
  choice: { options: readonly Option[]; selected: number; isGone: boolean };
  errors: Checkout['errors'];
  onChoose: (id: number) => void;
  /** What the tile of a method says. */
  tileOf: (option: Option) => { description: string; aside: ReactNode };
};

const messages = {
  shippingMethod: { gone: 'checkout.shippingGone', none: 'checkout.noShipping', legend: 'checkout.shippingMethod' },
  paymentMethod: { gone: 'checkout.paymentGone', none: 'checkout.noPayment', legend: 'checkout.paymentMethod' },
} as const;

/** One of the methods that are offered, and what to know where there is none or it is another than before. */
export function MethodChoice<Option extends { id: number; name: string }>(props: MethodChoiceProps<Option>) {
  const { field, choice, errors, onChoose, tileOf } = props;
  const text = useText();
  const { options, selected, isGone } = choice;
  const { gone, none, legend } = messages[field];
  return (
    <>
      {isGone && options.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {text(gone)}
        </Alert>
      )}
      {options.length === 0 && <Alert tone="warning">{text(none)}</Alert>}
      <fieldset id={field} aria-describedby={errors[field] && `${field}-error`}>
        <legend className="sr-only">{text(legend)}</legend>
        <div className="grid gap-3">
          {options.map((option) => (
            <RadioTile
              key={option.id}
              name={field}
              value={option.id}
              checked={option.id === selected}
              onChange={() => onChoose(option.id)}
              label={option.name}
              {...tileOf(option)}
            />
          ))}
        </div>
        <FieldError id={field} error={fieldErrorText(field, errors[field], text)} />
      </fieldset>
    </>
  );
}
