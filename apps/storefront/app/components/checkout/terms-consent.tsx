import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { legalWords } from '#app/components/shop/legal-words.tsx';
import { Field } from '#app/forms/field.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

const accepted = {
  whole: 'checkout.acceptText',
  parts: [
    ['terms-and-conditions', 'checkout.acceptTerms'],
    ['cancellation-rights', 'checkout.knowCancellationRights'],
    ['privacy-policy', 'checkout.knowPrivacyPolicy'],
  ],
} as const;

const holding = {
  whole: 'checkout.acceptedByOrder',
  parts: [
    ['terms-and-conditions', 'checkout.termsByOrder'],
    ['cancellation-rights', 'checkout.noteCancellationRights'],
    ['privacy-policy', 'checkout.notePrivacyPolicy'],
  ],
} as const;

type TermsConsentProps = { form: CheckoutFormState; legalPages: readonly LegalPage[] };

/** The box for the terms, or the words that they hold, where the owner asks for no box. A shop without such texts has neither. */
export function TermsConsent({ form, legalPages }: TermsConsentProps) {
  const { isTermsConsentRequired = true } = useShopFrame() ?? {};
  const words = legalWords(isTermsConsentRequired ? accepted : holding, legalPages);
  if (isTermsConsentRequired && words !== null) return <Field form={form} name="hasAccepted" label={words} />;
  return (
    <p className="text-sm">
      <input type="hidden" name="hasAccepted" value="on" />
      {words}
    </p>
  );
}
