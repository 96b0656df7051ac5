import type { PriceView } from '../price-view.ts';
import type { FacetIndex } from './facet-index.ts';
import { addItem, createItemSet, type ItemSet } from './item-set.ts';

const unitsPerMajor = 10_000;
const wholeInBasisPoints = 10_000;

/** Items whose price, as this shopper sees it, is from `min` to `max` (major unit, either may be absent). */
export function itemsInPriceRange(
  index: FacetIndex,
  range: { min?: number | undefined; max?: number | undefined },
  view: PriceView,
): ItemSet {
  const lowest = (range.min ?? 0) * unitsPerMajor;
  const highest = (range.max ?? Number.POSITIVE_INFINITY) * unitsPerMajor;
  const factors = new Map<number, number>();
  const set = createItemSet(index.size);
  for (let ordinal = 0; ordinal < index.size; ordinal++) {
    const vatId = index.vatIds[ordinal] ?? 0;
    const factor = factors.get(vatId) ?? shownShare(view, vatId);
    factors.set(vatId, factor);
    const shown = Math.round((index.prices[ordinal] ?? Number.NaN) * factor);
    if (shown >= lowest && shown <= highest) addItem(set, ordinal);
  }
  return set;
}

/** Which share of the stored gross price the shopper is shown. */
function shownShare(view: PriceView, vatId: number): number {
  const discounted = 1 - view.discountPercent / 100;
  return view.showsNetPrices
    ? (discounted * wholeInBasisPoints) / (wholeInBasisPoints + view.rateOf(vatId))
    : discounted;
}
