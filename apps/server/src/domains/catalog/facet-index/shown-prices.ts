import type { Language } from '@mise/rules/languages.ts';
import type { PriceView } from '../price-view.ts';
import type { FacetIndex } from './facet-index.ts';
import { sortedOrdinals } from './sort-orders.ts';

/** What the items of an index cost as one kind of shopper sees it; made when the first of them asks. */
type ShownPrices = {
  /** By ordinal, in ten-thousandths; NaN without a price. */
  amounts: Float64Array;
  orders: Map<string, Int32Array>;
};

const wholeInBasisPoints = 10_000;

/** A million euros in ten-thousandths: times 900,000 items it is still an exact number. */
const highestPrice = 10 ** 10;

/** What is made of an index once: the tax rates of its items, and the prices by what a shopper sees. */
type PricesOfIndex = { vatIds: readonly number[]; byView: Map<string, ShownPrices> };

const pricesOf = new WeakMap<FacetIndex, PricesOfIndex>();

export function shownAmounts(index: FacetIndex, view: PriceView): Float64Array {
  return shownPrices(index, view).amounts;
}

/** The ordinals from the lowest price up or from the highest down; items without a price come last either way. */
export function priceOrder(
  index: FacetIndex,
  view: PriceView,
  { isDown, language }: { isDown: boolean; language: Language },
): Int32Array {
  const { amounts, orders } = shownPrices(index, view);
  const key = `${isDown} ${language}`;
  const known = orders.get(key);
  if (known) return known;
  const keyOf = (ordinal: number) => {
    const amount = Math.min(amounts[ordinal] ?? Number.NaN, highestPrice - 1);
    if (Number.isNaN(amount)) return highestPrice;
    return isDown ? highestPrice - 1 - amount : amount;
  };
  const order = sortedOrdinals(keyOf, index.ranks[language]);
  orders.set(key, order);
  return order;
}

function shownPrices(index: FacetIndex, view: PriceView): ShownPrices {
  const known = pricesOf.get(index) ?? { vatIds: [...new Set(index.vatIds)], byView: new Map() };
  pricesOf.set(index, known);
  const rates = new Map(known.vatIds.map((vatId) => [vatId, view.rateOf(vatId)]));
  const key = JSON.stringify([view.showsNetPrices, view.discountPercent, [...rates]]);
  const asShown = known.byView.get(key);
  if (asShown) return asShown;
  const discounted = 1 - view.discountPercent / 100;
  const amounts = index.prices.map((price, ordinal) => {
    // As in price-choice.ts: a discount lowers the price, not the offer, and the lower of the two holds.
    const lowered = index.giftCards.has(ordinal) ? price : Math.round(price * discounted);
    const gross = Math.min(lowered, index.offers[ordinal] ?? Number.POSITIVE_INFINITY);
    const rate = rates.get(index.vatIds[ordinal] ?? 0) ?? 0;
    return view.showsNetPrices ? Math.round((gross * wholeInBasisPoints) / (wholeInBasisPoints + rate)) : gross;
  });
  const shown = { amounts, orders: new Map() };
  known.byView.set(key, shown);
  return shown;
}
