import { refusal } from '@mise/contract/refusal.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { announceEverything } from '../../../db/changes.ts';
import type { Queryable } from '../../../db/database.ts';
import { lockCatalog, touchCatalog } from '../catalog-version.ts';
import { changeItems } from '../change-items.ts';
import { category, itemCategory } from '../tables/categories.ts';
import { itemsIn } from './item-membership.ts';
import { readSite, withAllBelow } from './site.ts';

/** Items are read before and after they change. */
const itemsAtOnce = 200;

/** Deletes a page and all below it, and answers their ids; items that would then stand nowhere keep it. */
export async function deleteCategories(context: Context, id: number): Promise<number[]> {
  const { db } = context;
  await lockCatalog(db);
  const site = await readSite(db);
  if (!site.pages.has(id)) throw refusal('categoryNotFound', { cause: { id } });
  const ids = withAllBelow(site, id);
  const { all, alone } = await itemsIn(db, ids);
  if (alone.length > 0) throw refusal('category.itemsWouldBeLost', { cause: { items: alone.length } });
  for (let start = 0; start < all.length; start += itemsAtOnce) {
    const part = all.slice(start, start + itemsAtOnce);
    await changeItems(context, part, ({ db: tx }) => leaveCategories(tx, part, ids));
  }
  await db.delete(category).where(inArray(category.id, ids));
  await touchCatalog(db);
  await announceEverything(db);
  return ids;
}

/** An item whose first category goes has the next one as its first. */
async function leaveCategories(tx: Queryable, itemIds: number[], categoryIds: number[]): Promise<void> {
  const ofItems = inArray(itemCategory.itemId, itemIds);
  await tx.delete(itemCategory).where(and(ofItems, inArray(itemCategory.categoryId, categoryIds)));
  const first = tx
    .select({ id: sql<number>`min(${itemCategory.categoryId})`.as('id'), itemId: itemCategory.itemId })
    .from(itemCategory)
    .where(ofItems)
    .groupBy(itemCategory.itemId)
    .having(sql`NOT bool_or(${itemCategory.isDefault})`)
    .as('first');
  await tx
    .update(itemCategory)
    .set({ isDefault: true })
    .from(first)
    .where(and(eq(itemCategory.itemId, first.itemId), eq(itemCategory.categoryId, first.id)));
}
