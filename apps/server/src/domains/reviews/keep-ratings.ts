import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type ItemRating, setRatings } from '../catalog/set-ratings.ts';

/**
 * Counts the visible reviews of items anew. To be called last in the transaction that wrote, showed, hid or deleted one;
 * `all` counts those of all items that have any.
 */
export async function keepRatings(tx: Queryable, scope: { itemIds: readonly number[] } | 'all'): Promise<void> {
  const { rows } = await tx.execute<ItemRating>(
    scope === 'all'
      ? sql`SELECT item_id AS "itemId", count(*)::int, sum(rating)::int FROM review
          WHERE reply_to IS NULL AND is_visible GROUP BY item_id`
      : sql`SELECT wanted.id AS "itemId", count(review.rating)::int, coalesce(sum(review.rating), 0)::int AS sum
          FROM unnest(${sql.param([...scope.itemIds])}::int[]) AS wanted (id)
          LEFT JOIN review ON item_id = wanted.id AND reply_to IS NULL AND is_visible GROUP BY wanted.id`,
  );
  await setRatings(tx, rows);
}
