import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { setRatings } from '../catalog/set-ratings.ts';
import { review } from './tables.ts';

const isCounted = and(isNull(review.replyTo), review.isVisible);
const count = sql<number>`count(${review.rating})::int`;
const sum = sql<number>`coalesce(sum(${review.rating}), 0)::int`;

/**
 * Counts the visible reviews of items anew. To be called last in the transaction that wrote, showed, hid or deleted one;
 * `all` counts those of all items that have any.
 */
export async function keepRatings(tx: Queryable, scope: { itemIds: readonly number[] } | 'all'): Promise<void> {
  await setRatings(tx, scope === 'all' ? await ratingsOfAll(tx) : await ratingsOf(tx, scope.itemIds));
}

function ratingsOfAll(tx: Queryable) {
  return tx.select({ itemId: review.itemId, count, sum }).from(review).where(isCounted).groupBy(review.itemId);
}

/** Of an item without a review, too: the last one may be gone. */
function ratingsOf(tx: Queryable, itemIds: readonly number[]) {
  const wantedId = sql<number>`wanted.id`;
  return tx
    .select({ itemId: wantedId, count, sum })
    .from(sql`unnest(${sql.param([...itemIds])}::int[]) AS wanted (id)`)
    .leftJoin(review, and(eq(review.itemId, wantedId), isCounted))
    .groupBy(wantedId);
}
