import { factsOf, type Language, perLanguage } from './languages.ts';

// Making one costs a thousand times more than using it.
const percentFormat = perLanguage(
  (language) => new Intl.NumberFormat(factsOf(language).locale, { style: 'percent', maximumFractionDigits: 2 }),
);

/** A rate of the wire written out: 19 is "19 %" in German, "19%" in English. */
export function formatPercent(percent: number, language: Language): string {
  return percentFormat[language].format(percent / 100);
}
