import type { DemoLegalText } from '../types.ts';
import { accessibilityDeclaration } from './legal/accessibility.ts';
import { cancellationRights, withdrawalForm } from './legal/cancellation.ts';
import { legalDisclosure } from './legal/disclosure.ts';
import { privacyPolicy } from './legal/privacy.ts';
import { shippingInformation } from './legal/shipping.ts';
import { termsAndConditions } from './legal/terms.ts';

/**
 * Texts of an invented company, no legal advice. Links to pages of the shop carry no language prefix: whoever renders
 * the text adds it.
 */
export const demoLegalTexts: DemoLegalText[] = [
  { type: 'TermsConditions', html: termsAndConditions },
  { type: 'CancellationRights', html: cancellationRights },
  { type: 'PrivacyPolicy', html: privacyPolicy },
  { type: 'LegalDisclosure', html: legalDisclosure },
  { type: 'WithdrawalForm', html: withdrawalForm },
  { type: 'AccessibilityDeclaration', html: accessibilityDeclaration },
  { type: 'Shipping', html: shippingInformation },
];
