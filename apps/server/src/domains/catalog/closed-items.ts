import { inArray } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { referenceOf } from './reference.ts';
import { itemCategory } from './tables.ts';

/** Which of the items stand only in categories that need a login. One query. */
export async function closedItems(db: Queryable, shop: Shop, itemIds: readonly number[]): Promise<Set<number>> {
  const { categories } = await referenceOf(shop);
  const rows = await db
    .select({ itemId: itemCategory.itemId, categoryId: itemCategory.categoryId })
    .from(itemCategory)
    .where(inArray(itemCategory.itemId, [...new Set(itemIds)]));
  const open = rows.filter(({ categoryId }) => categories.byId.get(categoryId)?.isClosed === false);
  const openIds = new Set(open.map(({ itemId }) => itemId));
  return new Set(rows.map(({ itemId }) => itemId).filter((itemId) => !openIds.has(itemId)));
}
