import { useLayoutEffect, useState } from 'react';
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
  /** What the shop agreed to with the page, and what was typed and ticked before scripts could answer: a box that is being pressed then stays. */
  const [first, setFirst] = useState(() => askedFor(form.start, carrier));
  const [agreed, setAgreed] = useState({ [first]: form.start.hasConsented });
  const [begun, setBegun] = useState(form.start.hasConsented);
  const asked = askedFor(form.entered, carrier);
  const isFirst = asked === first;

  function follow(): void {
    const { hasConsented } = form.read();
    if (isFirst) setBegun(hasConsented);
    else setAgreed((before) => ({ ...before, [asked]: hasConsented }));
  }

  // Before the form draws what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the carrier that the document names
  useLayoutEffect(() => {
    const values = form.read();
    setFirst(askedFor(values, carrier));
    setBegun(values.hasConsented);
  }, []);

  return (
    // Hidden, not gone, where nobody asks. What was agreed for one carrier and recipient is not agreed for another.
    <div key={isFirst ? '' : asked} hidden={carrier === ''} onChange={follow} className="mt-4">
      <Field
        form={form}
        name="hasConsented"
        isOn={(isFirst ? begun : agreed[asked]) ?? false}
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
