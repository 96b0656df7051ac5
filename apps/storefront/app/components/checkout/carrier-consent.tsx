import { Checkbox } from '@mise/ui/checkbox.tsx';
import { useState } from 'react';
import { useText } from '#app/page/use-text.ts';
import { fieldErrorText } from './field-texts.ts';
import type { Checkout } from './use-checkout.ts';

/** Whether the carrier may get e-mail and phone, where it asks. `hasConsented`: given at the beginning. */
export function CarrierConsent({ checkout, hasConsented }: { checkout: Checkout; hasConsented: boolean }) {
  const text = useText();
  const { options, selected } = checkout.view.shipping;
  const consent = options.find(({ id }) => id === selected)?.consent;
  const carrier = consent?.carrier ?? '';
  const [firstCarrier] = useState(carrier);
  return (
    // Hidden, not gone, where nobody asks. What was agreed for one carrier is not agreed for another.
    <div key={carrier} hidden={carrier === ''} className="mt-4">
      <Checkbox
        id="hasConsented"
        name="hasConsented"
        isRequired
        defaultChecked={hasConsented && carrier === firstCarrier}
        label={text('checkout.consentText', { carrier, address: consent?.address ?? '' })}
        error={fieldErrorText('hasConsented', checkout.errors.hasConsented, text)}
      />
    </div>
  );
}
