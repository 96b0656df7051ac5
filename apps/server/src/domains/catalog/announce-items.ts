import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { announceChange } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { isInBundle } from './bundle-components.ts';
import { category, itemCategory } from './tables/categories.ts';
import { bundleComponent, variation } from './tables/variations.ts';

/**
 * Tells every process, once the transaction is committed, that a price, a text or the visible stock class of items
 * changed: their own pages, and the lists of all categories in which they stand, or stood (`formerCategoryIds`). What lists
 * are ordered and counted by is told by `touchCatalog` beside it. To be called last in a transaction.
 */
export async function announceItems(
  tx: Queryable,
  itemIds: readonly number[],
  { formerCategoryIds = [] }: { formerCategoryIds?: readonly number[] } = {},
): Promise<void> {
  if (itemIds.length === 0) return;
  const categories = await tx.execute<{ id: number }>(sql`
    WITH RECURSIVE above (id) AS (
      SELECT ${itemCategory.categoryId} FROM ${itemCategory} WHERE ${inArray(itemCategory.itemId, [...itemIds])}
      UNION SELECT unnest(${sql.param(formerCategoryIds)}::int[])
      UNION SELECT ${category.parentId} FROM ${category} JOIN above ON ${eq(category.id, sql`above.id`)}
        WHERE ${isNotNull(category.parentId)}
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
    .innerJoin(variation, isInBundle(variation))
    .where(inArray(variation.id, ids));
  return (await own.union(bundles)).map(({ itemId }) => itemId);
}
