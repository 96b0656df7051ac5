import type { PriceView } from '../price-view.ts';
import type { FacetIndex } from './facet-index.ts';
import { addItem, createItemSet, type ItemSet } from './item-set.ts';
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
  for (let ordinal = 0; ordinal < index.size; ordinal++) {
    const shown = amounts[ordinal] ?? Number.NaN;
    if (shown >= lowest && shown <= highest) addItem(set, ordinal);
  }
  return set;
}
