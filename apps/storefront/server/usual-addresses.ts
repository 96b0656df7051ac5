import { type Language, languages } from '@mise/rules/languages.ts';
import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { withoutLanguage } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';

/** Where people look for the legal texts of a shop without looking for a link; each word is of one language. */
const usual: Readonly<Record<string, [page: LegalPage, language: Language]>> = {
  '/agb': ['terms-and-conditions', 'de'],
  '/datenschutz': ['privacy-policy', 'de'],
  '/datenschutzerklaerung': ['privacy-policy', 'de'],
  '/impressum': ['legal-disclosure', 'de'],
  '/vertrag-widerrufen': ['cancellation-form', 'de'],
  '/widerruf': ['cancellation-rights', 'de'],
  '/imprint': ['legal-disclosure', 'en'],
  '/privacy': ['privacy-policy', 'en'],
  '/terms': ['terms-and-conditions', 'en'],
};

/** What an address that shops usually have leads to here; null for all others. */
export function usualAddress(path: string): string | null {
  const plain = withoutLanguage(path);
  const [page, language] = usual[plain] ?? [];
  if (!page || !language) return null;
  // With a prefix it says itself in which language it is to be read.
  const asked = languages.find((each) => path.startsWith(`/${each}/`));
  return pathTo.legal(asked ?? language, page);
}
