/** The ids of the large catalogue begin above all of the demo's own. */
const firstLargeItemId = 100_000;

/** More than any of its items has. */
const variationIdsAnItem = 8;

export function largeItemId(index: number): number {
  return firstLargeItemId + index;
}

export function firstVariationIdOf(itemId: number): number {
  return itemId * variationIdsAnItem;
}
