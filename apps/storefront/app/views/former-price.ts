import type { Price, SalesPrice } from '@mise/contract/catalog/price.ts';

/**
 * What an offer may be called a reduction of: the price without it, but nothing higher than the lowest price of the 30 days
 * before it (§ 11 PAngV, CJEU C-330/23). Null where that is not known, or no higher than the offer.
 */
export function formerPrice(offer: SalesPrice, regular: SalesPrice): Price | null {
  const lowest = offer.lowestPrice;
  if (lowest.value === null) return null;
  const former = lowest.value < (regular.unitPrice.value ?? 0) ? lowest : regular.unitPrice;
  return (former.value ?? 0) > (offer.unitPrice.value ?? 0) ? former : null;
}
