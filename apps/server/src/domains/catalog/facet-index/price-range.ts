import type { PriceView } from '../price-view.ts';
import type { FacetIndex } from './facet-index.ts';
import { bitsPerWord, createItemSet, type ItemSet } from './item-set.ts';
import { shownAmounts } from './shown-prices.ts';

const unitsPerMajor = 10_000;

/** Items whose price, as this shopper sees it, is from `min` to `max` (major unit, either may be absent). */
export function itemsInPriceRange(
  index: FacetIndex,
  range: { min?: number | undefined; max?: number | undefined },
  view: PriceView,
): ItemSet {
  const lowest = (range.min ?? 0) * unitsPerMajor;
  const highest = (range.max ?? Number.POSITIVE_INFINITY) * unitsPerMajor;
  const amounts = shownAmounts(index, view);
  const set = createItemSet(index.size);
  // Word by word: a call for each item took most of the time.
  for (let word = 0; word < set.length; word++) {
    let bits = 0;
    for (let bit = 0; bit < bitsPerWord; bit++) {
      const shown = amounts[word * bitsPerWord + bit] ?? Number.NaN;
      if (shown >= lowest && shown <= highest) bits |= 1 << bit;
    }
    set[word] = bits;
  }
  return set;
}
