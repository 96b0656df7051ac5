import { demoCatalog } from '@mise/demo/catalog/catalog.ts';

/** Variations that anyone can put into a cart piece by piece, many times: ids, those with the largest stock first. */
export function plentifulArticles(): number[] {
  const closed = new Set(demoCatalog.categories.filter(({ customersOnly }) => customersOnly).map(({ id }) => id));
  return demoCatalog.items
    .filter(
      ({ type, orderPropertyIds = [], categoryIds, maximumOrderQuantity, soldTo }) =>
        type === 'default' &&
        maximumOrderQuantity === undefined &&
        soldTo === undefined &&
        orderPropertyIds.length === 0 &&
        !categoryIds.some((id) => closed.has(id)),
    )
    .flatMap(({ variations }) => variations)
    .filter(
      ({
        isActive = true,
        availabilityId,
        minimumOrderQuantity = 1,
        intervalOrderQuantity = 1,
        maximumOrderQuantity,
      }) =>
        isActive &&
        availabilityId <= 5 &&
        minimumOrderQuantity === 1 &&
        intervalOrderQuantity === 1 &&
        maximumOrderQuantity === undefined,
    )
    .map(({ id, stock = Number.POSITIVE_INFINITY }) => ({ id, stock }))
    .sort((a, b) => b.stock - a.stock)
    .map(({ id }) => id);
}
