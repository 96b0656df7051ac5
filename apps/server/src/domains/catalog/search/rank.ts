import type { Language } from '@mise/rules/languages.ts';
import type { FacetIndex } from '../facet-index/facet-index.ts';
import { bitsPerWord, countItems, hasItem, type ItemSet } from '../facet-index/item-set.ts';

/** What a search found, put in order only as far as somebody looks: a word may have found all items, of which a page shows twenty. */
export type Ranking = {
  items: ItemSet;
  size: number;
  /** Ordinals, the highest score first; among equals the order of the shop decides. `within`: of these items alone. */
  best: (page: { skip?: number; count: number }, within?: ItemSet) => Int32Array;
};

export const nothingRanked: Ranking = { items: new Uint32Array(), size: 0, best: () => new Int32Array() };

/** `scores`: by ordinal, above 0 of the items that were found. They may change afterwards. */
type Found = { scores: Uint16Array; items: ItemSet };

export function rank({ orders }: Pick<FacetIndex, 'orders'>, { scores, items }: Found, language: Language): Ranking {
  const order = orders.position[language];
  const size = countItems(items);
  const scored = { items, scores: scoresOf(items, scores, size) };
  return {
    items,
    size,
    best({ skip = 0, count }, within = items) {
      const set = { ...scored, within };
      const wanted = skip + count;
      const least = scoreOfLast(wanted, set);
      const { above, equals } = split(least, set);
      const sorted = [...inOrder(above, order), ...firstOf(equals, wanted - above.length, order)];
      return Int32Array.from(sorted.slice(skip, wanted));
    },
  };
}

/** Of the items alone, one after the other: what has a place for every item of the shop is not kept for each search. */
function scoresOf(items: ItemSet, scores: Uint16Array, size: number): Uint16Array {
  const own = new Uint16Array(size);
  let place = 0;
  for (let index = 0; index < items.length; index++) {
    for (let word = items[index] ?? 0; word !== 0; word &= word - 1) {
      own[place++] = scores[index * bitsPerWord + 31 - Math.clz32(word & -word)] ?? 0;
    }
  }
  return own;
}

/** `scores`: of each of the items, in their order. */
type Looked = { items: ItemSet; scores: Uint16Array; within: ItemSet };

/** By score, how many have it. All zero between two calls. */
const counts = new Int32Array(2 ** 16);

/** The score that the last of so many has, or the least of all. Bits are read in place: calls would take longer than the rest. */
function scoreOfLast(wanted: number, { items, within, scores }: Looked): number {
  let highest = 0;
  let place = 0;
  for (let index = 0; index < items.length; index++) {
    const wanted = within[index] ?? 0;
    for (let word = items[index] ?? 0; word !== 0; word &= word - 1) {
      const score = scores[place++] ?? 0;
      if ((wanted & word & -word) === 0) continue;
      counts[score] = (counts[score] ?? 0) + 1;
      if (score > highest) highest = score;
    }
  }
  let least = highest;
  let reached = counts[highest] ?? 0;
  while (least > 1 && reached < wanted) reached += counts[--least] ?? 0;
  counts.fill(0, 0, highest + 1);
  return least;
}

/** Those above a score, and those that have it. */
function split(least: number, { items, within, scores }: Looked): { above: Placed[]; equals: ItemSet } {
  const above: Placed[] = [];
  const equals = new Uint32Array(items.length);
  let place = 0;
  for (let index = 0; index < items.length; index++) {
    const wanted = within[index] ?? 0;
    let equal = 0;
    for (let word = items[index] ?? 0; word !== 0; word &= word - 1) {
      const bit = word & -word;
      const score = scores[place++] ?? 0;
      if (score < least || (wanted & bit) === 0) continue;
      if (score === least) equal |= bit;
      else above.push({ ordinal: index * bitsPerWord + 31 - Math.clz32(bit), score });
    }
    equals[index] = equal;
  }
  return { above, equals };
}

const highestScore = 2 ** 16 - 1;

type Placed = { ordinal: number; score: number };

/** By score, and among equals as the shop has them: one number each is sorted faster than by a comparing function. */
function inOrder(placed: readonly Placed[], order: Int32Array): number[] {
  const places = placesIn(order);
  const keys = placed.map(({ ordinal, score }) => (highestScore - score) * order.length + (places[ordinal] ?? 0));
  return Array.from(Float64Array.from(keys).sort(), (key) => order[key % order.length] ?? 0);
}

/** With so many equals the order of the shop is walked through, which soon has enough of them; else they are sorted. */
const manyEquals = 2000;

function firstOf(equals: ItemSet, wanted: number, order: Int32Array): number[] {
  if (countItems(equals) <= manyEquals) return inOrder(placedAlike(equals), order).slice(0, wanted);
  const first: number[] = [];
  for (let at = 0; at < order.length && first.length < wanted; at++) {
    const ordinal = order[at] ?? 0;
    if (hasItem(equals, ordinal)) first.push(ordinal);
  }
  return first;
}

function placedAlike(set: ItemSet): Placed[] {
  const placed: Placed[] = [];
  for (let index = 0; index < set.length; index++) {
    for (let word = set[index] ?? 0; word !== 0; word &= word - 1) {
      placed.push({ ordinal: index * bitsPerWord + 31 - Math.clz32(word & -word), score: 0 });
    }
  }
  return placed;
}

const placesOfOrder = new WeakMap<Int32Array, Int32Array>();

/** By ordinal, its place in an order. */
function placesIn(order: Int32Array): Int32Array {
  const known = placesOfOrder.get(order);
  if (known) return known;
  const places = new Int32Array(order.length);
  for (let at = 0; at < order.length; at++) places[order[at] ?? 0] = at;
  placesOfOrder.set(order, places);
  return places;
}
