import { factsOf, type Language } from './languages.ts';

/** A rate of the wire written out: 19 is "19 %" in German, "19%" in English. */
export function formatPercent(percent: number, language: Language): string {
  return (percent / 100).toLocaleString(factsOf(language).locale, { style: 'percent', maximumFractionDigits: 2 });
}
