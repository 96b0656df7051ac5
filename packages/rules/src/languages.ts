/** A language is its entry here and its folder of texts; whatever it has no text for is said in its fallback. */
type LanguageFacts = {
  /** As those who speak it call it. */
  name: string;
  /** Whose habits numbers, amounts and dates follow: English texts are read in Europe. */
  locale: string;
  /** The language that stands in where this one has no text; null: it has all of them. */
  fallback: Language | null;
};

const entries = {
  de: { name: 'Deutsch', locale: 'de-DE', fallback: null },
  en: { name: 'English', locale: 'en-GB', fallback: 'de' },
} as const;

export type Language = keyof typeof entries;

const facts: Record<Language, LanguageFacts> = entries;

export const languages = Object.keys(entries) as Language[];

/** Its addresses have no prefix, and a visitor whose language nobody knows is shown it. */
export const defaultLanguage = 'de' satisfies Language;

/** What there is once for each language. */
export function perLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;
}

export function factsOf(language: Language): LanguageFacts {
  return facts[language];
}
