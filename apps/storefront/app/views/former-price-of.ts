import type { Price, SalesPrice } from '@mise/contract/catalog/price.ts';
import { formerPrice } from '@mise/rules/former-price.ts';

/** What an offer is a reduction of, as the shop wrote it; null where it is called none. */
export function formerPriceOf(offer: SalesPrice, regular: SalesPrice): Price | null {
  const lowest = offer.lowestPrice;
  const former = formerPrice({
    offer: offer.unitPrice.value ?? 0,
    regular: regular.unitPrice.value ?? 0,
    lowest: lowest.value,
  });
  if (former === null) return null;
  return former === lowest.value ? lowest : regular.unitPrice;
}
