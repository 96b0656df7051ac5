import { factsOf, type Language } from '@mise/rules/languages.ts';
import { remembered } from '@mise/rules/remembered.ts';

/** Making one costs a hundred times more than using it. */
const numbers = remembered(
  (language: Language) => new Intl.NumberFormat(factsOf(language).locale, { maximumFractionDigits: 2 }),
  (language) => language,
);

/** "270 × 270 × 24 mm"; '' where no side is known. */
export function formatSides(sidesMm: readonly number[], language: Language): string {
  if (sidesMm.length === 0) return '';
  return `${sidesMm.map((mm) => numbers(language).format(mm)).join(' × ')} mm`;
}

/** "450 g", "1,25 kg" from a kilogram on; '' where it is not known. */
export function formatWeight(grams: number | null, language: Language): string {
  if (grams === null) return '';
  const [value, unit] = grams < 1000 ? [grams, 'g'] : [grams / 1000, 'kg'];
  return `${numbers(language).format(value)} ${unit}`;
}
