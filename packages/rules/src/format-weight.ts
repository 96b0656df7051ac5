import { factsOf, type Language, perLanguage } from './languages.ts';

const kilograms = perLanguage(
  (language) =>
    new Intl.NumberFormat(factsOf(language).locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }),
);

/** Grams as kilograms are read: "1.590 kg", "31,5 kg". It does not break. */
export function formatWeight(grams: number, language: Language): string {
  return kilograms[language].format(grams / 1000).replaceAll(/\s/g, '\u00a0');
}
