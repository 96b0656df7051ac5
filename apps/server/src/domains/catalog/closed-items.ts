import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { idList, prepareOnce } from '../../db/prepare-once.ts';
import { referenceOf } from './reference.ts';
import { itemCategory } from './tables/categories.ts';

/** Which of the items stand only in categories that are closed to whoever calls: to guests. One query at most. */
export async function closedItems(
  { db, shop, visitor }: Pick<Context, 'db' | 'shop'> & { visitor: Pick<Context['visitor'], 'isMember'> },
  itemIds: readonly number[],
): Promise<Set<number>> {
  if (await visitor.isMember()) return new Set();
  const { categories } = await referenceOf(shop);
  const rows = await categoriesOfItems(db).execute({ ids: [...new Set(itemIds)] });
  const open = rows.filter(({ categoryId }) => categories.byId.get(categoryId)?.isClosed === false);
  const openIds = new Set(open.map(({ itemId }) => itemId));
  return new Set(rows.map(({ itemId }) => itemId).filter((itemId) => !openIds.has(itemId)));
}

const categoriesOfItems = prepareOnce((db) =>
  db
    .select({ itemId: itemCategory.itemId, categoryId: itemCategory.categoryId })
    .from(itemCategory)
    .where(sql`${itemCategory.itemId} = ANY(${idList('ids')})`)
    .prepare('categories_of_items'),
);
