import { Button } from '@mise/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#app/page/use-text.ts';
import { draftOf, partValues } from '#app/views/checkout-form.ts';
import type { PickupPointView } from '#app/views/pickup-point.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

const PickupFinder = lazy(() => import('./pickup-finder.tsx'));

/** Where a parcel can be fetched instead of being brought, for methods and countries that have it. */
export function PickupPoints({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const kinds = new Set(checkout.view.shipping.options.flatMap(({ pickupPoints }) => pickupPoints));
  const country = form.entered['shipping.country'];
  if (kinds.size === 0 || country !== String(checkout.view.cart.shippingCountryId)) return null;

  /** The invoice still goes to the door that was entered before. */
  function choose(point: PickupPointView): void {
    const before = draftOf(form.read(), 'shipping');
    const isBillingSame = form.read().isBillingSame;
    form.fill({
      ...(isBillingSame && { isBillingSame: false, ...partValues('billing', { ...before, postNumber: '' }) }),
      ...partValues('shipping', { ...before, ...point.fields }),
    });
    setIsOpen(false);
    document.getElementById(`${form.id}-shipping.postNumber`)?.focus();
    checkout.saveSoon();
  }

  return (
    <div className="mt-4">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {text('checkout.pickupPoint')}
      </Button>
      {isOpen && (
        <Suspense>
          <PickupFinder
            kinds={[...kinds]}
            start={{ zipCode: form.read()['shipping.zipCode'], city: form.read()['shipping.city'] }}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  );
}
