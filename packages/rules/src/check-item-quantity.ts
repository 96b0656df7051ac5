/** What limits what is ordered of an item in all its variations together. */
export type ItemQuantityRules = {
  /** Units sold; null: no limit. */
  maximumOrderQuantity: number | null;
  /** Pieces on hand out of which all its variations are taken; null: each has a stock of its own, or it does not limit them. */
  sharedStock: number | null;
};

/** Units of the item's variations in a basket, and the pieces that they take out of a shared stock. */
export type ItemQuantity = { units: number; pieces: number };

export type ItemQuantityCheck =
  | { isAllowed: true }
  | {
      isAllowed: false;
      reason: 'maximum' | 'stock';
      /** The bound that was broken: most units, or the pieces in stock. */
      figure: number;
    };

/** May so much of an item be ordered, in all its variations? */
export function checkItemQuantity(
  { maximumOrderQuantity, sharedStock }: ItemQuantityRules,
  { units, pieces }: ItemQuantity,
): ItemQuantityCheck {
  if (maximumOrderQuantity !== null && units > maximumOrderQuantity) {
    return { isAllowed: false, reason: 'maximum', figure: maximumOrderQuantity };
  }
  if (sharedStock !== null && pieces > sharedStock) {
    return { isAllowed: false, reason: 'stock', figure: Math.max(sharedStock, 0) };
  }
  return { isAllowed: true };
}

/** The largest quantity of one variation, each unit of so many pieces, beside what the basket holds of the others. */
export function mostBeside(
  { maximumOrderQuantity, sharedStock }: ItemQuantityRules,
  { others, piecesEach }: { others: ItemQuantity; piecesEach: number },
): number {
  const units = (maximumOrderQuantity ?? Number.POSITIVE_INFINITY) - others.units;
  const inStock = ((sharedStock ?? Number.POSITIVE_INFINITY) - others.pieces) / piecesEach;
  return Math.max(Math.min(units, Math.floor(inStock)), 0);
}
