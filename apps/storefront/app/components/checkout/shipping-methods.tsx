import { Alert } from '@mise/ui/alert.tsx';
import { useText } from '#app/page/use-text.ts';
import { CarrierConsent } from './carrier-consent.tsx';
import { MethodChoice } from './method-choice.tsx';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** How the goods come, what that costs and how long it takes, for the country that the shop knows. */
export function ShippingMethods({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const { view, chooseShipping } = checkout;
  const country = form.entered['shipping.country'];
  const other = view.countries.find(({ id }) => id === country && id !== String(view.cart.shippingCountryId));

  return (
    <>
      {other && <Alert className="mb-4">{text('checkout.otherCountry', { country: other.name })}</Alert>}
      <MethodChoice
        form={form}
        field="shippingMethod"
        choice={view.shipping}
        onChoose={chooseShipping}
        tileOf={({ carrier, days, price }) => ({
          description: [carrier, days !== null && text('checkout.deliveryDays', { days })].filter(Boolean).join(', '),
          aside: price ?? text('totals.free'),
        })}
      />
      <CarrierConsent checkout={checkout} form={form} />
    </>
  );
}
