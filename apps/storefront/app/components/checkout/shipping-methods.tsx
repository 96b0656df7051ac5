import { Alert } from '@mise/ui/alert.tsx';
import { useText } from '#app/page/use-text.ts';
import { CarrierConsent } from './carrier-consent.tsx';
import { MethodChoice } from './method-choice.tsx';
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
  const other = view.countries.find(({ id }) => id === country && id !== String(view.cart.shippingCountryId));

  return (
    <>
      {other && <Alert className="mb-4">{text('checkout.otherCountry', { country: other.name })}</Alert>}
      <MethodChoice
        field="shippingMethod"
        choice={view.shipping}
        errors={errors}
        onChoose={chooseShipping}
        tileOf={({ carrier, days, price }) => ({
          description: [carrier, days !== null && text('checkout.deliveryDays', { days })].filter(Boolean).join(', '),
          aside: price ?? text('totals.free'),
        })}
      />
      <CarrierConsent checkout={checkout} hasConsented={hasConsented} />
    </>
  );
}
