import { bitsPerWord, createItemSet, type ItemSet } from './item-set.ts';

const unitsPerMajor = 10_000;

/** Items of which what a shopper sees as the price is from `min` to `max` (major unit, either may be absent). */
export function itemsInPriceRange(
  amounts: Float64Array,
  range: { min?: number | undefined; max?: number | undefined },
): ItemSet {
  const lowest = (range.min ?? 0) * unitsPerMajor;
  const highest = (range.max ?? Number.POSITIVE_INFINITY) * unitsPerMajor;
  const set = createItemSet(amounts.length);
  // Word by word: a call for each item took most of the time.
  for (let word = 0; word < set.length; word++) {
    const first = word * bitsPerWord;
    const count = Math.min(bitsPerWord, amounts.length - first);
    let bits = 0;
    for (let bit = 0; bit < count; bit++) {
      const shown = amounts[first + bit] ?? Number.NaN;
      if (shown >= lowest && shown <= highest) bits |= 1 << bit;
    }
    set[word] = bits;
  }
  return set;
}
