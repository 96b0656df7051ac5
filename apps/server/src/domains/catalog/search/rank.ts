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

/** `scores` by ordinal, above 0 of the items that were found; they are looked at later. */
type Scored = { scores: Uint16Array; items: ItemSet };

export function rank({ orders }: Pick<FacetIndex, 'orders'>, { scores, items }: Scored, language: Language): Ranking {
  const order = orders.position[language];
  return {
    items,
    size: countItems(items),
    best({ skip = 0, count }, within = items) {
      const set = { items, within, scores };
      const wanted = skip + count;
      const least = scoreOfLast(wanted, set);
      const { above, equals } = split(least, set);
      const sorted = [...inOrder(above, { order, scores }), ...firstOf(equals, wanted - above.length, order)];
      return Int32Array.from(sorted.slice(skip, wanted));
    },
  };
}

type Looked = Scored & { within: ItemSet };

/** By score, how many have it. All zero between two calls. */
const counts = new Int32Array(2 ** 16);

/** The score that the last of so many has, or the least of all. Bits are read in place: calls would take longer than the rest. */
function scoreOfLast(wanted: number, { items, within, scores }: Looked): number {
  let highest = 0;
  for (let index = 0; index < items.length; index++) {
    for (let word = (items[index] ?? 0) & (within[index] ?? 0); word !== 0; word &= word - 1) {
      const score = scores[index * bitsPerWord + 31 - Math.clz32(word & -word)] ?? 0;
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
function split(least: number, { items, within, scores }: Looked): { above: number[]; equals: ItemSet } {
  const above: number[] = [];
  const equals = new Uint32Array(items.length);
  for (let index = 0; index < items.length; index++) {
    let equal = 0;
    for (let word = (items[index] ?? 0) & (within[index] ?? 0); word !== 0; word &= word - 1) {
      const bit = word & -word;
      const ordinal = index * bitsPerWord + 31 - Math.clz32(bit);
      const score = scores[ordinal] ?? 0;
      if (score === least) equal |= bit;
      else if (score > least) above.push(ordinal);
    }
    equals[index] = equal;
  }
  return { above, equals };
}

const highestScore = 2 ** 16 - 1;

/** By score, and among equals as the shop has them: one number each is sorted faster than by a comparing function. */
function inOrder(ordinals: readonly number[], { order, scores }: { order: Int32Array; scores: Uint16Array }): number[] {
  const places = placesIn(order);
  const keys = ordinals.map(
    (ordinal) => (highestScore - (scores[ordinal] ?? 0)) * order.length + (places[ordinal] ?? 0),
  );
  return Array.from(Float64Array.from(keys).sort(), (key) => order[key % order.length] ?? 0);
}

/** With so many equals the order of the shop is walked through, which soon has enough of them; else they are sorted. */
const manyEquals = 2000;

function firstOf(equals: ItemSet, wanted: number, order: Int32Array): number[] {
  if (countItems(equals) <= manyEquals)
    return inOrder(ordinalsOf(equals), { order, scores: equalScores }).slice(0, wanted);
  const first: number[] = [];
  for (let at = 0; at < order.length && first.length < wanted; at++) {
    const ordinal = order[at] ?? 0;
    if (hasItem(equals, ordinal)) first.push(ordinal);
  }
  return first;
}

const equalScores = new Uint16Array();

function ordinalsOf(set: ItemSet): number[] {
  const ordinals: number[] = [];
  for (let index = 0; index < set.length; index++) {
    for (let word = set[index] ?? 0; word !== 0; word &= word - 1) {
      ordinals.push(index * bitsPerWord + 31 - Math.clz32(word & -word));
    }
  }
  return ordinals;
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
