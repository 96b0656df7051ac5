import { defaultLanguage, type Language, languages, perLanguage } from './languages.ts';

/** The address alone decides the language of a page. */
export function languageOf(pathname: string): Language {
  const first = pathname.split('/', 2)[1];
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** The path without its language: "/en/cart" and "/cart" are "/cart". */
export function withoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return languages.some((language) => language === first) ? `/${rest.join('/')}` : pathname;
}

/** The address of a path in a language; those of the default one stay as they are. `path` begins with a slash. */
export function localized(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The addresses of a page in every language; `x-default` is for readers of any other. */
export function languageUrls(addressIn: (language: Language) => string): Record<Language | 'x-default', string> {
  return { ...perLanguage(addressIn), 'x-default': addressIn(defaultLanguage) };
}
