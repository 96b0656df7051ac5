import { readAmount } from '../format/read-amount.ts';
import type { Locale } from '../page/locale.ts';
import { isContradiction, type ListQuery } from './list-query.ts';

export type PriceRange = Pick<ListQuery, 'priceMin' | 'priceMax'>;

/** What is wrong with two typed amounts: one of them is none, or they contradict each other. */
export type PriceProblem = 'priceMin' | 'priceMax' | 'order';

/** Reads both fields of a range of prices; an empty one is no bound. */
export function readPriceRange(
  fields: { priceMin: string; priceMax: string },
  locale: Locale,
): { range: PriceRange; problem: null } | { range: null; problem: PriceProblem } {
  for (const name of ['priceMin', 'priceMax'] as const) {
    if (fields[name].trim() !== '' && readAmount(fields[name], locale) === undefined) {
      return { range: null, problem: name };
    }
  }
  const range = { priceMin: readAmount(fields.priceMin, locale), priceMax: readAmount(fields.priceMax, locale) };
  return isContradiction(range) ? { range: null, problem: 'order' } : { range, problem: null };
}
