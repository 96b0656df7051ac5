import { Alert } from '@mise/ui/alert.tsx';
import { Checkbox } from '@mise/ui/checkbox.tsx';
import { FieldError } from '@mise/ui/field-frame.tsx';
import { RadioTile } from '@mise/ui/radio-tile.tsx';
import { useState } from 'react';
import { useText } from '#app/lib/use-text.ts';
import { fieldErrorText } from './field-texts.ts';
import type { Checkout } from './use-checkout.ts';

type ShippingMethodsProps = {
  checkout: Checkout;
  /** Id of the country that the form says. */
  country: string;
  /** Whether the consent is given at the beginning. */
  hasConsented: boolean;
};

/** How the goods come, what that costs and how long it takes, for the country that the shop knows. */
export function ShippingMethods({ checkout, country, hasConsented }: ShippingMethodsProps) {
  const text = useText();
  const { view, errors, chooseShipping } = checkout;
  const { options, selected, isGone } = view.shipping;
  const method = options.find(({ id }) => id === selected);
  const carrier = method?.consent?.carrier ?? '';
  const [firstCarrier] = useState(carrier);
  const other = view.countries.find(({ id }) => id === country && id !== String(view.cart.shippingCountryId));

  return (
    <>
      {other && <Alert className="mb-4">{text('checkout.otherCountry', { country: other.name })}</Alert>}
      {isGone && options.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {text('checkout.shippingGone')}
        </Alert>
      )}
      {options.length === 0 && <Alert tone="warning">{text('checkout.noShipping')}</Alert>}
      <fieldset id="shippingMethod" aria-describedby={errors.shippingMethod && 'shippingMethod-error'}>
        <legend className="sr-only">{text('checkout.shippingMethod')}</legend>
        <div className="grid gap-3">
          {options.map((option) => (
            <RadioTile
              key={option.id}
              name="shippingMethod"
              value={option.id}
              checked={option.id === selected}
              onChange={() => chooseShipping(option.id)}
              label={option.name}
              description={[
                option.carrier,
                option.days !== null && text('checkout.deliveryDays', { days: option.days }),
              ]
                .filter(Boolean)
                .join(', ')}
              aside={option.price ?? text('totals.free')}
            />
          ))}
        </div>
        <FieldError id="shippingMethod" error={fieldErrorText('shippingMethod', errors.shippingMethod, text)} />
      </fieldset>
      {/* Hidden, not gone, where nobody asks. What was agreed for one carrier is not agreed for another. */}
      <div key={carrier} hidden={carrier === ''} className="mt-4">
        <Checkbox
          id="hasConsented"
          name="hasConsented"
          isRequired
          defaultChecked={hasConsented && carrier === firstCarrier}
          label={text('checkout.consentText', {
            carrier,
            address: method?.consent?.address ?? '',
          })}
          error={fieldErrorText('hasConsented', errors.hasConsented, text)}
        />
      </div>
    </>
  );
}
