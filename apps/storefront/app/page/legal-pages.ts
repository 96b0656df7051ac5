import type { InitResult } from '@mise/contract/shop/operations.ts';
import type { LegalTextType, RobotsStaticPages } from '@mise/contract/shop/settings.ts';
import { type LegalPage, legalPages } from '@mise/rules/legal-pages.ts';

/** The text of each page, as getLegalTexts knows it. */
export const legalTextTypes: Record<LegalPage, LegalTextType> = {
  'cancellation-form': 'WithdrawalForm',
  'cancellation-rights': 'CancellationRights',
  'declaration-of-accessibility': 'AccessibilityDeclaration',
  'legal-disclosure': 'LegalDisclosure',
  'privacy-policy': 'PrivacyPolicy',
  'terms-and-conditions': 'TermsConditions',
};

/** What search engines may do with each page, as getRobots names it. */
export const robotsKeys: Record<LegalPage, keyof RobotsStaticPages> = {
  'cancellation-form': 'robotsCancellationForm',
  'cancellation-rights': 'robotsCancellationRights',
  'declaration-of-accessibility': 'robotsAccessibilityDeclarationResult',
  'legal-disclosure': 'robotsLegalDisclosure',
  'privacy-policy': 'robotsPrivacyPolicy',
  'terms-and-conditions': 'robotsTermsAndConditions',
};

/** Those of which the shop has the text. */
export function toLegalPages({ legalTexts }: Pick<InitResult, 'legalTexts'>): LegalPage[] {
  return legalPages.filter((page) => legalTexts?.includes(legalTextTypes[page]));
}
