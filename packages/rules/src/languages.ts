/** A language is its entry here and its folder in packages/texts; where it has no text, that of its fallback is shown. */
type LanguageFacts = {
  /** Whose habits numbers, amounts and dates follow: English texts are read in Europe. */
  locale: string;
  /** In what order the database sorts names. */
  collation: string;
  /** Whose words search and hyphenation know; null: a search reads what is written in the fallback. */
  grammar: Grammar | null;
  /** What stands before the number of a week; null: weeks are not counted. */
  countedWeek: string | null;
  /** The language that stands in where this one has no text; null: it has all of them. */
  fallback: Language | null;
};

export type Grammar = 'german' | 'english';

const entries = {
  de: { locale: 'de-DE', collation: 'de-x-icu', grammar: 'german', countedWeek: 'KW', fallback: null },
  en: { locale: 'en-GB', collation: 'en-x-icu', grammar: 'english', countedWeek: null, fallback: 'de' },
} as const;

export type Language = keyof typeof entries;

/** A language without a fallback has every text. */
type CompleteLanguage = {
  [Each in Language]: (typeof entries)[Each]['fallback'] extends null ? Each : never;
}[Language];

/** What is written in the languages of the shop; one that has a fallback may lack it. */
export type Translated<Value> = Record<CompleteLanguage, Value> & Partial<Record<Language, Value>>;

const facts: Record<Language, LanguageFacts> = entries;

export const languages = Object.keys(entries) as Language[];

/** Its addresses have no prefix, and a visitor whose language nobody knows is shown it. */
export const defaultLanguage = 'de' satisfies Language;

export function factsOf(language: Language): LanguageFacts {
  return facts[language];
}

/** The language itself, then those that stand in for it, in their order. */
export function withFallbacks(language: Language): Language[] {
  const { fallback } = factsOf(language);
  return fallback === null ? [language] : [language, ...withFallbacks(fallback)];
}

/** What a language has of its own, or what stands in for it; undefined where no language has any. */
export function inLanguage<Value>(values: Translated<Value>, language: Language): Value;
export function inLanguage<Value>(
  values: Partial<Readonly<Record<Language, Value>>> | undefined,
  language: Language,
): Value | undefined;
export function inLanguage<Value>(
  values: Partial<Readonly<Record<Language, Value>>> | undefined,
  language: Language,
): Value | undefined {
  const own = values?.[language];
  const { fallback } = factsOf(language);
  return own === undefined && fallback !== null ? inLanguage(values, fallback) : own;
}

/** The language of the default content, shown where the owner has written none: German for `de`, English for all others. */
export function languageOfDefaults(language: string): 'de' | 'en' {
  return language === 'de' ? 'de' : 'en';
}

/** An object with one value for each language. */
export function perLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;
}
