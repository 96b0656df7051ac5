/** The legal pages, each at the address of its name. */
export const legalPages = [
  'cancellation-form',
  'cancellation-rights',
  'declaration-of-accessibility',
  'legal-disclosure',
  'privacy-policy',
  'terms-and-conditions',
] as const;

export type LegalPage = (typeof legalPages)[number];
