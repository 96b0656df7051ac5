import { useEffect, useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { useText } from '#app/page/use-text.ts';
import { type CheckoutValues, draftOf } from '#app/views/checkout-form.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** Whether the carrier may get e-mail and phone, where it asks. */
export function CarrierConsent({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const { options, selected } = checkout.view.shipping;
  const consent = options.find(({ id }) => id === selected)?.consent;
  const carrier = consent?.carrier ?? '';
  /** What stands in the form when the scripts take over: with what was typed before, at which a box that is being pressed stays. */
  const [begun, setBegun] = useState({ entered: form.entered, carrier, isTaken: form.version > 0 });
  if (!begun.isTaken && form.entered !== begun.entered) setBegun({ ...begun, entered: form.entered, isTaken: true });
  const asked = askedFor(form.entered, carrier);
  const isFirst = asked === askedFor(begun.entered, begun.carrier);
  const [agreed, setAgreed] = useState({ [asked]: form.start.hasConsented });

  function follow(): void {
    const values = form.read();
    setAgreed((before) => ({ ...before, [askedFor(values, carrier)]: values.hasConsented }));
  }

  // Ticked before scripts could answer, when nobody heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the carrier that the document names
  useEffect(follow, []);

  return (
    // Hidden, not gone, where nobody asks. What was agreed for one carrier and recipient is not agreed for another.
    <div key={isFirst ? '' : asked} hidden={carrier === ''} onChange={follow} className="mt-4">
      <Field
        form={form}
        name="hasConsented"
        isOn={agreed[asked] ?? false}
        label={text('checkout.consentText', { carrier, address: consent?.address ?? '' })}
      />
    </div>
  );
}

/** Who would hear of whom. */
function askedFor(values: CheckoutValues, carrier: string): string {
  const recipient = [values.email, ...Object.values(draftOf(values, 'shipping'))].map((text) => text.trim());
  return JSON.stringify([carrier, ...recipient]);
}
