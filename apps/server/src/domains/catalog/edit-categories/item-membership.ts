import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { itemCategory } from '../tables/categories.ts';

/** The items that stand in some categories, and those of them that stand in no other. */
export async function itemsIn(
  db: Queryable,
  categoryIds: readonly number[],
): Promise<{ all: number[]; alone: number[] }> {
  const inside = inArray(itemCategory.categoryId, [...categoryIds]);
  const rows = await db
    .select({ itemId: itemCategory.itemId, isAlone: sql<boolean>`bool_and(${inside})` })
    .from(itemCategory)
    .where(inArray(itemCategory.itemId, db.select({ id: itemCategory.itemId }).from(itemCategory).where(inside)))
    .groupBy(itemCategory.itemId);
  return {
    all: rows.map(({ itemId }) => itemId),
    alone: rows.filter(({ isAlone }) => isAlone).map(({ itemId }) => itemId),
  };
}
