import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { closedItems } from './closed-items.ts';
import { isOffered, type Salability } from './is-salable.ts';
import type { PriceRow } from './price-choice.ts';
import type { QuantityRules } from './quantity-rules.ts';
import { item, stock, variation, variationPrice } from './tables.ts';

/** What the cart and the order need to know of a variation to sell it. */
export type SellableVariation = QuantityRules &
  Salability & {
    id: number;
    itemId: number;
    itemType: 'default' | 'set';
    number: string;
    vatId: number;
    weightG: number;
    /** It stands only in categories that need a login. */
    isClosed: boolean;
    prices: PriceRow[];
  };

/** Whether whoever has no login may buy it now, whatever the quantity. */
export function isForSale(variation: SellableVariation, now: Date): boolean {
  return !variation.isClosed && variation.prices.length > 0 && isOffered(variation, now);
}

/** Reads variations with stock and prices in three queries, however many they are. */
export async function sellableVariations(
  db: Queryable,
  shop: Shop,
  variationIds: readonly number[],
): Promise<Map<number, SellableVariation>> {
  if (variationIds.length === 0) return new Map();
  const ids = [...new Set(variationIds)];
  const rows = await selectVariations(db, inArray(variation.id, ids));
  const prices = await db.select().from(variationPrice).where(inArray(variationPrice.variationId, ids));
  const closed = await closedItems(
    db,
    shop,
    rows.map(({ itemId }) => itemId),
  );
  const byId = new Map(
    rows.map((row) => [row.id, { ...row, isClosed: closed.has(row.itemId), prices: [] as PriceRow[] }]),
  );
  for (const price of prices) byId.get(price.variationId)?.prices.push(price);
  return byId;
}

function selectVariations(db: Queryable, where: SQL) {
  return db
    .select({
      id: variation.id,
      itemId: variation.itemId,
      itemType: item.type,
      number: variation.number,
      vatId: variation.vatId,
      weightG: variation.weightG,
      isActive: variation.isActive,
      availabilityId: variation.availabilityId,
      availableUntil: variation.availableUntil,
      releasedAt: variation.releasedAt,
      minimumOrderQuantity: variation.minimumOrderQuantity,
      maximumOrderQuantity: variation.maximumOrderQuantity,
      intervalOrderQuantity: variation.intervalOrderQuantity,
      stockPolicy: variation.stockPolicy,
      stock: stock.quantity,
    })
    .from(variation)
    .innerJoin(item, eq(item.id, variation.itemId))
    .innerJoin(stock, eq(stock.variationId, variation.id))
    .where(where);
}
