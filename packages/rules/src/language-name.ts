import { type Language, perLanguage } from './languages.ts';

/** Making them costs a hundred times more than using them, and every page names the languages. */
const names = new Map<Language, Record<Language, string>>();

/** "Englisch", "English": what a language is called in another one. */
export function languageName(language: Language, inLanguage: Language): string {
  const known = names.get(inLanguage) ?? namesIn(inLanguage);
  names.set(inLanguage, known);
  return known[language];
}

function namesIn(inLanguage: Language): Record<Language, string> {
  const display = new Intl.DisplayNames(inLanguage, { type: 'language' });
  return perLanguage((language) => display.of(language) ?? language);
}
