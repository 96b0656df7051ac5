import type { Language } from '@mise/rules/languages.ts';
import { asCharged } from '@mise/rules/unit-price.ts';
import type { PriceView } from '../price-view.ts';
import { type ChosenValues, visitFitting } from './attribute-index.ts';
import type { FacetIndex } from './facet-index.ts';
import type { ItemSet } from './item-set.ts';
import { sortedOrdinals } from './sort-orders.ts';

/** What the items of an index cost as one kind of shopper sees it; made when the first of them asks. */
type ShownPrices = {
  /** By ordinal, in ten-thousandths; NaN without a price. */
  amounts: Float64Array;
  /** What a price and an offer of the item with an ordinal come to. */
  amountOf: (ordinal: number, price: number, offer: number) => number;
  orders: Map<string, Int32Array>;
};

const wholeInBasisPoints = 10_000;

/** A million euros in ten-thousandths: times 900,000 items it is still an exact number. */
const highestPrice = 10 ** 10;

/** What is made of an index once: the tax rates of its items, and the prices by what a shopper sees. */
type PricesOfIndex = { vatIds: readonly number[]; byView: Map<string, ShownPrices> };

const pricesOf = new WeakMap<FacetIndex, PricesOfIndex>();

/** What each item costs in the variation that its card shows; `chosen`: what a variation of `items` must have for that. */
export function shownAmounts(
  index: FacetIndex,
  view: PriceView,
  { items, chosen }: { items: ItemSet; chosen: ChosenValues },
): Float64Array {
  const { amounts, amountOf } = shownPrices(index, view);
  if (chosen.length === 0) return amounts;
  const fitting = Float64Array.from(amounts);
  let seen = -1;
  visitFitting(index.attributes, items, chosen, (ordinal, variation) => {
    if (ordinal === seen) return;
    seen = ordinal;
    const { prices, offers } = index.attributes;
    fitting[ordinal] = amountOf(
      ordinal,
      prices[variation] ?? Number.NaN,
      offers[variation] ?? Number.POSITIVE_INFINITY,
    );
  });
  return fitting;
}

type PriceOrder = { isDown: boolean; language: Language };

/**
 * The ordinals from the lowest price up or from the highest down; items without a price come last either way. Of other amounts than the
 * items' own (`shownAmounts`) it is made anew.
 */
export function priceOrder(
  index: FacetIndex,
  view: PriceView,
  { amounts: wanted, ...order }: PriceOrder & { amounts: Float64Array },
): Int32Array {
  const { amounts, orders } = shownPrices(index, view);
  if (wanted !== amounts) return orderOf(index, wanted, order);
  const key = `${order.isDown} ${order.language}`;
  const known = orders.get(key) ?? orderOf(index, amounts, order);
  orders.set(key, known);
  return known;
}

function orderOf({ ranks }: FacetIndex, amounts: Float64Array, { isDown, language }: PriceOrder): Int32Array {
  const keyOf = (ordinal: number) => {
    const amount = Math.min(amounts[ordinal] ?? Number.NaN, highestPrice - 1);
    if (Number.isNaN(amount)) return highestPrice;
    return isDown ? highestPrice - 1 - amount : amount;
  };
  return sortedOrdinals(keyOf, ranks[language]);
}

function shownPrices(index: FacetIndex, view: PriceView): ShownPrices {
  const known = pricesOf.get(index) ?? { vatIds: [...new Set(index.vatIds)], byView: new Map() };
  pricesOf.set(index, known);
  const rates = new Map(known.vatIds.map((vatId) => [vatId, view.rateOf(vatId)]));
  const key = JSON.stringify([view.showsNetPrices, view.discountPercent, [...rates]]);
  const asShown = known.byView.get(key);
  if (asShown) return asShown;
  const discounted = 1 - view.discountPercent / 100;
  const amountOf = (ordinal: number, price: number, offer: number) => {
    // As in price-choice.ts: a discount lowers the price, not the offer, and the lower of the two holds.
    const lowered = index.giftCards.has(ordinal) ? price : asCharged(Math.round(price * discounted), price);
    const gross = Math.min(lowered, offer);
    const rate = rates.get(index.vatIds[ordinal] ?? 0) ?? 0;
    if (!view.showsNetPrices) return gross;
    return asCharged(Math.round((gross * wholeInBasisPoints) / (wholeInBasisPoints + rate)), gross);
  };
  const amounts = index.prices.map((price, ordinal) =>
    amountOf(ordinal, price, index.offers[ordinal] ?? Number.POSITIVE_INFINITY),
  );
  const shown = { amounts, amountOf, orders: new Map() };
  known.byView.set(key, shown);
  return shown;
}
