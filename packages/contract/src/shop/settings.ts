import { z } from 'zod';
import { line } from '../values.ts';

/** A public setting of the shop. */
export const settingSchema = z.object({
  key: z.string(),
  originalKey: z.string(),
  value: z.union([z.string(), z.array(z.string())]).nullable(),
});

/** The robots value of each page that has no category: `all`, `noindex`, `nofollow` or `noindex, nofollow`. */
export const robotsStaticPagesSchema = z.object({
  robotsHomepage: z.string(),
  robotsContactPage: z.string(),
  robotsCancellationRights: z.string(),
  robotsCancellationForm: z.string(),
  robotsLegalDisclosure: z.string(),
  robotsPrivacyPolicy: z.string(),
  robotsTermsAndConditions: z.string(),
  robotsSearchResult: z.string(),
  robotsAccessibilityDeclarationResult: z.string(),
});

/** How amounts are written: `pattern` is a number pattern such as "#,##0.00 ¤". */
export const currencyPatternSchema = z.object({
  decimalSeparator: z.string(),
  thousandsSeparator: z.string(),
  decimalPlaces: z.number(),
  symbol: z.string(),
  pattern: z.string(),
});

export const currencyEntrySchema = z.object({ name: z.string(), symbol: z.string() });

/** The last two are additions (docs/decisions/0005). */
export const legalTextTypes = [
  'TermsConditions',
  'CancellationRights',
  'PrivacyPolicy',
  'LegalDisclosure',
  'WithdrawalForm',
  'AccessibilityDeclaration',
  'Shipping',
] as const;

/** Any text is taken; one that the shop does not have is `legalTextNotFound`. */
export const legalTextsParamsSchema = z.object({ type: line(60).min(1) });

export const legalInformationResponseSchema = z.object({
  plentyId: z.number(),
  lang: z.string(),
  type: z.enum(legalTextTypes),
  plainText: z.string(),
  htmlText: z.string(),
});

export type Setting = z.infer<typeof settingSchema>;
export type RobotsStaticPages = z.infer<typeof robotsStaticPagesSchema>;
export type CurrencyPattern = z.infer<typeof currencyPatternSchema>;
export type LegalTextType = (typeof legalTextTypes)[number];
export type LegalInformationResponse = z.infer<typeof legalInformationResponseSchema>;
