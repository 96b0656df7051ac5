import type { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { resolveComponents } from '@mise/rules/bundle-components.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import type { VariationWords } from '../catalog/variation-names.ts';
import type { BasketRow } from './lines.ts';

type Row = Pick<BasketRow, 'variationId' | 'quantity' | 'components'>;
type Variations = ReadonlyMap<number, SellableVariation>;

/** Pieces that lines take, by whose stock it is. */
export type TakenStock = Map<number, number>;

/** What one unit of a line takes out of a stock: so many `pieces`, of which `each` make one of `variationId`. */
type Share = {
  stockVariationId: number;
  variationId: number;
  each: number;
  pieces: number;
  stock: number;
  isLimited: boolean;
};

/** How many units of a line the stock makes, and what is the first to run out. */
type Most = { most: number; limitedBy: Share | null };

/** A line and a bundle that holds the same share the stock of it. */
export function takenByLines(rows: readonly Row[], variations: Variations): TakenStock {
  const taken: TakenStock = new Map();
  for (const row of rows) take(taken, row, variations);
  return taken;
}

/** Counts one more line. */
export function take(taken: TakenStock, row: Row, variations: Variations): void {
  for (const { stockVariationId, pieces } of sharesOf(row, variations)) {
    taken.set(stockVariationId, (taken.get(stockVariationId) ?? 0) + pieces * row.quantity);
  }
}

/** How many units of a line, or more of it, the stock makes beside what is `taken`. */
export function mostBeside(
  row: Omit<Row, 'quantity'>,
  { taken, variations }: { taken: TakenStock; variations: Variations },
): Most {
  let least: Most = { most: Number.POSITIVE_INFINITY, limitedBy: null };
  for (const share of sharesOf(row, variations)) {
    if (!share.isLimited) continue;
    const left = share.stock - (taken.get(share.stockVariationId) ?? 0);
    const most = Math.max(Math.floor(left / share.pieces), 0);
    if (most < least.most) least = { most, limitedBy: share };
  }
  return least;
}

/** The variations that `shortageRefusal` may have to name. */
export function namedByShortage(variationId: number, variations: Variations): number[] {
  const slots = variations.get(variationId)?.components ?? [];
  return [variationId, ...slots.flatMap(({ options }) => options.map((option) => option.variationId))];
}

/**
 * The refusal of more than the stock makes beside what is `taken`: of the variation itself, of which the basket holds `before`, or of a
 * component, of which it says how many there are.
 */
export function shortageRefusal(
  row: Row,
  known: { taken: TakenStock; variations: Variations; before: number },
): ((words: ReadonlyMap<number, VariationWords>) => ApiError) | null {
  const { most, limitedBy } = mostBeside(row, known);
  if (row.quantity <= most || !limitedBy) return null;
  const { variationId } = limitedBy;
  const stock =
    variationId === row.variationId ? known.before + most : Math.max(Math.floor(limitedBy.stock / limitedBy.each), 0);
  return (words) => {
    const { name = '', sold } = words.get(variationId) ?? {};
    const cause = { variationId, name, stock, sold: sold?.(stock) ?? '' };
    return refusal('cart.addToBasket.notEnoughStockForVariation', { cause });
  };
}

/** Of its own variation and, of a bundle, of what was chosen for it; one a stock. */
function sharesOf({ variationId, components }: Omit<Row, 'quantity'>, variations: Variations): Iterable<Share> {
  const variation = variations.get(variationId);
  if (!variation) return [];
  const { ownStock } = variation;
  const own: Share = {
    stockVariationId: ownStock.variationId,
    variationId,
    each: ownStock.pieces,
    pieces: ownStock.pieces,
    stock: ownStock.stock,
    isLimited: ownStock.stockPolicy === 'limited',
  };
  if (variation.components.length === 0) return [own];
  const shares = new Map([[own.stockVariationId, own]]);
  for (const { quantity, option } of resolveComponents(variation.components, components) ?? []) {
    const { stockVariationId, pieces: each, stock } = option;
    const pieces = quantity * each + (shares.get(stockVariationId)?.pieces ?? 0);
    const isLimited = option.policy === 'limited';
    shares.set(stockVariationId, { stockVariationId, variationId: option.variationId, each, pieces, stock, isLimited });
  }
  return shares.values();
}
