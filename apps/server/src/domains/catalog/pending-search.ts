import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { lockCatalog } from './catalog-version.ts';
import { rewriteSearch } from './rebuild-search.ts';
import { readSearchItems } from './search/read-items.ts';
import { itemCategory } from './tables/categories.ts';
import { type FormerNames, searchPending } from './tables/search.ts';

/** Items that are written at a time: others who change the catalogue wait meanwhile, and the process answers nobody. */
const usualPart = 100;

/**
 * Notes that the items of categories are found by what those were called before. One that waits already is found by what they
 * were called before that.
 */
export async function noteFormerNames(db: Queryable, former: FormerNames): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${searchPending} (item_id, categories)
    SELECT item_id, jsonb_object_agg(category_id, former.names)
    FROM ${itemCategory} JOIN jsonb_each(${JSON.stringify(former)}::jsonb) AS former (id, names) ON category_id = former.id::int
    GROUP BY item_id
    ON CONFLICT (item_id) DO UPDATE SET categories = excluded.categories || ${searchPending}.categories`);
}

/**
 * Writes what search knows of all items that wait, each part by itself: what was done stays done, whenever the process ends.
 */
export async function writePendingSearch(db: Database, itemsAtOnce = usualPart): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await db.transaction((tx) => writePart(tx, itemsAtOnce));
}

/** Answers whether others may still wait. */
async function writePart(tx: Queryable, itemsAtOnce: number): Promise<boolean> {
  await lockCatalog(tx);
  const rows = await tx
    .select({ id: searchPending.itemId })
    .from(searchPending)
    .orderBy(searchPending.itemId)
    .limit(itemsAtOnce);
  const itemIds = rows.map(({ id }) => id);
  if (itemIds.length > 0) await rewriteSearch(tx, { itemIds, former: await readSearchItems(tx, itemIds) });
  return itemIds.length === itemsAtOnce;
}
