import { pickupPointOf } from '@mise/rules/pickup-point.ts';
import { Button } from '@mise/ui/button.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import { AwaitedPart } from '#app/components/shop/awaited-part.tsx';
import { useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import { type AddressDraft, isSameDraft } from '#app/views/checkout-address.ts';
import { type CheckoutValues, draftOf, partValues } from '#app/views/checkout-form.ts';
import type { PickupPointView } from '#app/views/pickup-point.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

const PickupFinder = lazy(asPart(() => import('./pickup-finder.tsx')));

/** An address with a door, and by which it was chosen. */
type Door = { draft: AddressDraft; choice: string };

/** Where a parcel can be fetched instead of being brought, for methods and countries that have it, and the way back to the door. */
export function PickupPoints({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [lastDoor, setLastDoor] = useState<Door | null>(null);
  const kinds = new Set(checkout.view.shipping.options.flatMap(({ pickupPoints }) => pickupPoints));
  const country = form.entered['shipping.country'];
  const isOffered = kinds.size > 0 && country === String(checkout.view.cart.shippingCountryId);
  const door = isAtPoint(draftOf(form.entered, 'shipping')) ? (lastDoor ?? doorOfInvoice(form.entered)) : null;

  function toggle(): void {
    setIsOpen(!isOpen);
    setWasOpened(true);
  }

  /** The invoice still goes to the door that was entered before, and the address book keeps it. */
  function choose(point: PickupPointView): void {
    const values = form.read();
    const before = draftOf(values, 'shipping');
    if (!isAtPoint(before)) setLastDoor({ draft: before, choice: values.shippingChoice });
    form.fill({
      ...(values.isBillingSame && { isBillingSame: false, ...partValues('billing', { ...before, postNumber: '' }) }),
      ...(values.shippingChoice !== '' && !isAtPoint(before) && { shippingChoice: '' }),
      ...partValues('shipping', { ...before, ...point.fields }),
    });
    setIsOpen(false);
    document.getElementById(`${form.id}-shipping.postNumber`)?.focus();
    checkout.saveSoon();
  }

  function goBack({ draft, choice }: Door): void {
    const isOfInvoice = isSameDraft({ ...draft, postNumber: '' }, draftOf(form.read(), 'billing'));
    form.fill({
      ...(isOfInvoice && { isBillingSame: true }),
      shippingChoice: choice,
      ...partValues('shipping', draft),
    });
    document.getElementById(`${form.id}-shipping.streetName`)?.focus();
    checkout.saveSoon();
  }

  return (
    // Hidden, not gone, in another country: what was found is there again on the way back.
    <div hidden={!isOffered} className="mt-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {text('checkout.pickupPoint')}
        </Button>
        {door && (
          <Button variant="quiet" onClick={() => goBack(door)}>
            {text('checkout.backToDoor', { street: `${door.draft.streetName} ${door.draft.apartment}`.trim() })}
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {wasOpened && (
          <Suspense fallback={isOpen && <AwaitedPart onLost={() => setIsOpen(false)} />}>
            <PickupFinder
              kinds={[...kinds]}
              start={{ zipCode: form.entered['shipping.zipCode'], city: form.entered['shipping.city'] }}
              onChoose={choose}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function isAtPoint(draft: AddressDraft): boolean {
  return pickupPointOf(draft) !== null;
}

/** After a reload nothing else says where the door was. */
function doorOfInvoice(values: CheckoutValues): Door | null {
  const draft = draftOf(values, 'billing');
  const isDoor = !values.isBillingSame && draft.streetName.trim() !== '' && !isAtPoint(draft);
  return isDoor ? { draft, choice: values.billingChoice } : null;
}
