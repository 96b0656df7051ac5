import { inArray, sql } from 'drizzle-orm';
import { announceChange } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { bundleComponent, itemCategory, variation } from './tables.ts';

/**
 * Tells every process, once the transaction is committed, that a price, a text or the visible stock class of items
 * changed: their own pages, and the lists of all categories in which they stand. What lists are ordered and counted by is
 * told by `touchCatalog` beside it. To be called last in a transaction.
 */
export async function announceItems(tx: Queryable, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const categories = await tx.execute<{ id: number }>(sql`
    WITH RECURSIVE above AS (
      SELECT category_id AS id FROM ${itemCategory} WHERE ${inArray(itemCategory.itemId, [...itemIds])}
      UNION
      SELECT category.parent_id FROM category JOIN above ON above.id = category.id WHERE category.parent_id IS NOT NULL
    )
    SELECT DISTINCT id FROM above
  `);
  await announceChange(tx, [
    ...itemIds.map((id) => `item:${id}`),
    ...categories.rows.map(({ id }) => `category:${id}`),
    'catalog',
  ]);
}

/** The items whose pages tell of the stock of variations: their own, and the bundles that contain them. */
export async function itemsShowing(db: Queryable, variationIds: readonly number[]): Promise<number[]> {
  if (variationIds.length === 0) return [];
  const ids = [...variationIds];
  const own = db.select({ itemId: variation.itemId }).from(variation).where(inArray(variation.id, ids));
  const bundles = db
    .select({ itemId: bundleComponent.itemId })
    .from(bundleComponent)
    .where(inArray(bundleComponent.variationId, ids));
  return (await own.union(bundles)).map(({ itemId }) => itemId);
}
