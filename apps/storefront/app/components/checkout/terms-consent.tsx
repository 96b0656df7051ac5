import { Trans } from '@lingui/react';
import { LegalLink } from '#app/components/shop/legal-link.tsx';
import { Field } from '#app/forms/field.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

const links = {
  0: <LegalLink page="terms-and-conditions" />,
  1: <LegalLink page="cancellation-rights" />,
  2: <LegalLink page="privacy-policy" />,
};

/** The box for the terms, or the words that they hold, where the owner asks for no box. */
export function TermsConsent({ form }: { form: CheckoutFormState }) {
  const { isTermsConsentRequired = true } = useShopFrame() ?? {};
  if (isTermsConsentRequired) {
    return <Field form={form} name="hasAccepted" label={<Trans id="checkout.acceptText" components={links} />} />;
  }
  return (
    <p className="text-sm">
      <input type="hidden" name="hasAccepted" value="on" />
      <Trans id="checkout.acceptedByOrder" components={links} />
    </p>
  );
}
