import { factsOf, type Language, perLanguage } from './languages.ts';
import { type Pack, piecesIn, wordFor } from './pack.ts';

// Making one costs a thousand times more than using it.
const numberFormat = perLanguage((language) => new Intl.NumberFormat(factsOf(language).locale));

/** "80 Kartons = 480 Stück", "24 pieces": a quantity of sold units with what is counted, and what it holds. */
export function formatQuantity(quantity: number, pack: Pack, language: Language): string {
  const sold = formatPacks(quantity, pack, language);
  return pack.name === null ? sold : `${sold} = ${formatPieces(quantity, pack, language)}`;
}

/** "80 Kartons", "24 Stück": sold units alone. */
export function formatPacks(quantity: number, pack: Pack, language: Language): string {
  const words = pack.name ?? pack.unit;
  return `${formatNumber(quantity, language)} ${wordFor(words, quantity, language)}`;
}

/** "480 Stück": what so many sold units hold. */
export function formatPieces(quantity: number, pack: Pack, language: Language): string {
  const pieces = piecesIn(pack, quantity);
  return `${formatNumber(pieces, language)} ${wordFor(pack.unit, pieces, language)}`;
}

/** "1.440" in German, "1,440" in English. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat[language].format(value);
}
