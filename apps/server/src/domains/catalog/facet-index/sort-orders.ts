import type { Language } from '../../../db/columns.ts';
import type { FacetIndex } from './facet-index.ts';

type Sortable = { price: string | null; rating: number; position: number; rankDe: string; rankEn: string };

type Key = (item: Sortable) => number;

/** Ratings are compared to two places. */
const ratingScale = 100;
const highestRating = 5;

/** A million euros in ten-thousandths: times 900,000 items it is still an exact number. */
const highestPrice = 10 ** 10;

/**
 * The ordinals of items in every order a list can have; equal ones follow by name. Items without a price come last in
 * either direction of the price.
 */
export function sortOrders(items: readonly Sortable[]): FacetIndex['orders'] {
  const price: Key = (item) => (item.price === null ? highestPrice : Math.min(Number(item.price), highestPrice - 1));
  const priceDown: Key = (item) => (item.price === null ? highestPrice : highestPrice - 1 - price(item));
  const rating: Key = (item) => Math.round(item.rating * ratingScale);
  const ratingDown: Key = (item) => highestRating * ratingScale - rating(item);
  const byName = inLanguages(items, () => 0);
  return {
    position: inLanguages(items, (item) => item.position),
    'texts.name1_asc': byName,
    'texts.name1_desc': { de: byName.de.toReversed(), en: byName.en.toReversed() },
    'sorting.price.avg_asc': inLanguages(items, price),
    'sorting.price.avg_desc': inLanguages(items, priceDown),
    'item.feedbackDecimal_asc': inLanguages(items, rating),
    'item.feedbackDecimal_desc': inLanguages(items, ratingDown),
  };
}

function inLanguages(items: readonly Sortable[], key: Key): Record<Language, Int32Array> {
  return {
    de: sorted(items, key, (item) => Number(item.rankDe)),
    en: sorted(items, key, (item) => Number(item.rankEn)),
  };
}

/** Sorts one number per item, of which the rank is the lower part: ten times faster than a comparing function. */
function sorted(items: readonly Sortable[], key: Key, rankOf: Key): Int32Array {
  const ranks = items.map(rankOf);
  const span = ranks.reduce((highest, rank) => Math.max(highest, rank), 0) + 1;
  const ordinalOfRank = new Int32Array(span);
  for (const [ordinal, rank] of ranks.entries()) ordinalOfRank[rank] = ordinal;
  const keys = Float64Array.from(items, (item, ordinal) => key(item) * span + (ranks[ordinal] ?? 0)).sort();
  return Int32Array.from(keys, (value) => ordinalOfRank[value - Math.floor(value / span) * span] ?? 0);
}
