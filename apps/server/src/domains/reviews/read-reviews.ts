import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { review } from './tables.ts';

export type ReviewRow = typeof review.$inferSelect;

/** A review with the replies to it, the oldest first. */
export type ReviewThread = ReviewRow & { replies: ReviewRow[] };

/** A page of the visible reviews of an item, the newest first. Two queries. */
export async function readReviews(
  db: Queryable,
  { itemId, page, perPage }: { itemId: number; page: number; perPage: number },
): Promise<ReviewThread[]> {
  const reviews = await db
    .select()
    .from(review)
    .where(visibleReviewsOf(itemId))
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ids = reviews.map(({ id }) => id);
  const replies = await db
    .select()
    .from(review)
    .where(and(inArray(review.replyTo, ids), eq(review.isVisible, true)))
    .orderBy(asc(review.createdAt), asc(review.id));
  return reviews.map((row) => ({ ...row, replies: replies.filter(({ replyTo }) => replyTo === row.id) }));
}

/** How many visible reviews an item has of each rating. */
export async function countRatings(db: Queryable, itemId: number): Promise<{ rating: number; count: number }[]> {
  const rows = await db
    .select({ rating: review.rating, count: count() })
    .from(review)
    .where(and(visibleReviewsOf(itemId), isNotNull(review.rating)))
    .groupBy(review.rating);
  return rows.flatMap(({ rating, count: number }) => (rating === null ? [] : [{ rating, count: number }]));
}

function visibleReviewsOf(itemId: number) {
  return and(eq(review.itemId, itemId), isNull(review.replyTo), eq(review.isVisible, true));
}
