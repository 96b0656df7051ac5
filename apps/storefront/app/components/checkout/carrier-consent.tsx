import { useEffect, useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** Whether the carrier may get e-mail and phone, where it asks. */
export function CarrierConsent({ checkout, form }: { checkout: Checkout; form: CheckoutFormState }) {
  const text = useText();
  const { options, selected } = checkout.view.shipping;
  const consent = options.find(({ id }) => id === selected)?.consent;
  const carrier = consent?.carrier ?? '';
  const [agreed, setAgreed] = useState({ [carrier]: form.start.hasConsented });

  function follow(): void {
    setAgreed((before) => ({ ...before, [carrier]: form.read().hasConsented }));
  }

  // Ticked before scripts could answer, when nobody heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the carrier that the document names
  useEffect(follow, []);

  return (
    // Hidden, not gone, where nobody asks. What was agreed for one carrier is not agreed for another.
    <div key={carrier} hidden={carrier === ''} onChange={follow} className="mt-4">
      <Field
        form={form}
        name="hasConsented"
        isOn={agreed[carrier] ?? false}
        label={text('checkout.consentText', { carrier, address: consent?.address ?? '' })}
      />
    </div>
  );
}
