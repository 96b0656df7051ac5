import { defaultLanguage, type Language, languages } from '@mise/rules/languages.ts';

/** What a page calls the language of its address. */
export const locales = languages;

export type Locale = Language;

export const defaultLocale = defaultLanguage;

/** The address alone decides the language of a page. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return locales.find((locale) => locale === first) ?? defaultLocale;
}

/** The path without its language: "/en/cart" and "/cart" are "/cart". */
export function withoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return locales.some((locale) => locale === first) ? `/${rest.join('/')}` : pathname;
}

/** The address of a path in a language; German ones stay as they are. `path` begins with a slash. */
export function localized(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
