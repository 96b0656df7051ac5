import type { LegalTextType } from '@mise/contract/shop/settings.ts';

/** What each text is called in English, where an owner reads of it. */
export const legalTextNames: Record<LegalTextType, string> = {
  TermsConditions: 'terms and conditions',
  CancellationRights: 'right of withdrawal',
  PrivacyPolicy: 'privacy policy',
  LegalDisclosure: 'imprint',
  WithdrawalForm: 'withdrawal form',
  AccessibilityDeclaration: 'declaration of accessibility',
  Shipping: 'shipping and delivery',
};
