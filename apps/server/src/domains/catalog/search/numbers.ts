import { foldNumber } from './fold.ts';
import type { SearchVariation } from './read-items.ts';

/** Shorter runs of digits are sizes. */
const shortestNumber = 3;

/**
 * The forms by which the numbers of a variation are found, letters and digits only: TW-1001-27-WS as tw100127ws, and from its
 * first long figure on as 100127ws, of which people type the beginning.
 */
export function numbersOf({ number, model, gtin, externalId }: Omit<SearchVariation, 'id' | 'valueIds'>): string[] {
  const forms = [number, model, gtin, externalId].flatMap((given) => {
    if (!given) return [];
    const figure = given.search(/\d{3}/);
    return [foldNumber(given), ...(figure > 0 ? [foldNumber(given.slice(figure))] : [])];
  });
  return [...new Set(forms)].filter((form) => form.length >= shortestNumber);
}
