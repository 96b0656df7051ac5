/**
 * What an offer may be called a reduction of, all prices in one unit: the price without it, but nothing higher than the lowest price
 * of the 30 days before it (§ 11 PAngV, CJEU C-330/23). Null where that is not known, or no higher than the offer.
 */
export function formerPrice({
  offer,
  regular,
  lowest,
}: {
  offer: number;
  regular: number;
  lowest: number | null;
}): number | null {
  if (lowest === null) return null;
  const former = Math.min(regular, lowest);
  return former > offer ? former : null;
}
