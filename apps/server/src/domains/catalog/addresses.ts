import type { Language } from '@mise/rules/languages.ts';

/** Addresses of the shop's pages. German is the language without a prefix. */
const prefixes: Record<Language, string> = { de: '', en: '/en' };

/** A path below the language, with a leading slash, as the address of its page: "/en/plates". The home page is "/". */
export function localizedPath(language: Language, path: string): string {
  return prefixes[language] + (path === '/' && prefixes[language] !== '' ? '' : path);
}

/** Below the language: "/teller-rund_12_34". `urlPath` has no ids and may have several segments. */
export function productPath(product: { urlPath: string; itemId: number; variationId: number }): string {
  return `/${product.urlPath}_${product.itemId}_${product.variationId}`;
}

/** The same page in every language, as paths from the root of the shop. */
export function languageUrls(pathIn: Record<Language, string>): Record<Language | 'x-default', string> {
  const de = localizedPath('de', pathIn.de);
  return { de, en: localizedPath('en', pathIn.en), 'x-default': de };
}
