import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { announceItems } from './announce-items.ts';
import { lockCatalog, touchCatalog } from './catalog-version.ts';
import { item } from './tables/items.ts';

/** How often an item was rated, and the sum of the stars. */
export type ItemRating = { itemId: number; count: number; sum: number };

/** Writes the ratings of items, by which lists sort and filter and which their pages show. To be called last in a transaction. */
export async function setRatings(tx: Queryable, ratings: readonly ItemRating[]): Promise<void> {
  if (ratings.length === 0) return;
  await lockCatalog(tx);
  const column = (key: keyof ItemRating) => sql`${sql.param(ratings.map((rating) => rating[key]))}::int[]`;
  await tx
    .update(item)
    .set({ ratingCount: sql`rated.count`, ratingSum: sql`rated.sum` })
    .from(sql`unnest(${column('itemId')}, ${column('count')}, ${column('sum')}) AS rated (id, count, sum)`)
    .where(eq(item.id, sql`rated.id`));
  await touchCatalog(tx);
  await announceItems(
    tx,
    ratings.map(({ itemId }) => itemId),
  );
}
