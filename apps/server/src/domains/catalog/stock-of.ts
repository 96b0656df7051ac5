import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { item } from './tables/items.ts';
import { stock, variation } from './tables/variations.ts';

/** Tables of a query, or what they are called in it. */
type Sold = {
  variation: { id: PgColumn; unitContent: PgColumn };
  item: { sharesStock: PgColumn; mainVariationId: PgColumn };
};

const itself: Sold = { variation, item };

/** SQL: the variation out of whose stock a variation is taken. */
export function stockVariationId(sold: Sold = itself): SQL<number> {
  return sql`CASE WHEN ${sold.item.sharesStock} THEN ${sold.item.mainVariationId} ELSE ${sold.variation.id} END`;
}

/** SQL: pieces that one sold unit takes out of it. */
export function piecesTaken(sold: Sold = itself): SQL<number> {
  return sql`CASE WHEN ${sold.item.sharesStock} THEN greatest(round(${sold.variation.unitContent})::int, 1) ELSE 1 END`;
}

/** SQL: sold units that it makes, in a query that reads `stock` at `stockVariationId`. */
export const unitsInStock = sql<number>`coalesce(${stock.quantity}, 0) / ${piecesTaken()}`;
