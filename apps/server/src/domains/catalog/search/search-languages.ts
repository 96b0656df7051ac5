import { factsOf, type Grammar, type Language, languages } from '@mise/rules/languages.ts';

/** The languages whose words are known. */
export const searchLanguages = languages.filter((language) => factsOf(language).grammar !== null);

/** The language in whose documents a search looks: the first of itself and its fallbacks whose words are known. */
export function searchLanguageOf(language: Language): Language {
  const { grammar, fallback } = factsOf(language);
  return grammar !== null || fallback === null ? language : searchLanguageOf(fallback);
}

export function grammarOf(language: Language): Grammar {
  return factsOf(searchLanguageOf(language)).grammar ?? 'english';
}
