import { Alert } from '@mise/ui/alert.tsx';
import { FieldError } from '@mise/ui/field-frame.tsx';
import { RadioTile } from '@mise/ui/radio-tile.tsx';
import { useText } from '#app/lib/use-text.ts';
import { CarrierConsent } from './carrier-consent.tsx';
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
      <CarrierConsent checkout={checkout} hasConsented={hasConsented} />
    </>
  );
}
