import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { review } from './tables.ts';

export type ReviewRow = typeof review.$inferSelect;

/** A review with the replies to it, the oldest first. */
export type ReviewThread = ReviewRow & { replies: ReviewRow[] };

/** Of what waits so many are listed; the next ones come when these are done. */
const most = 100;

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
  return withReplies(db, reviews);
}

/** What a customer wrote of an item, visible or not: one review at most. */
export function readOwnReviews(
  db: Queryable,
  { customerId, itemId }: { customerId: number; itemId: number },
): Promise<ReviewThread[]> {
  return readAll(db, and(eq(review.customerId, customerId), eq(review.itemId, itemId), isNull(review.replyTo)));
}

/** Reviews that wait to be released, of all items or of one, the oldest first. */
export function readWaitingReviews(db: Queryable, itemId?: number): Promise<ReviewThread[]> {
  const isOfItem = itemId === undefined ? undefined : eq(review.itemId, itemId);
  return readAll(db, and(isOfItem, isNull(review.replyTo), eq(review.isVisible, false)));
}

/** The visible replies to reviews, the oldest first. */
export function repliesTo(db: Queryable, ids: readonly number[]): Promise<ReviewRow[]> {
  return db
    .select()
    .from(review)
    .where(and(inArray(review.replyTo, [...ids]), eq(review.isVisible, true)))
    .orderBy(asc(review.createdAt), asc(review.id));
}

async function readAll(db: Queryable, wanted: SQL | undefined): Promise<ReviewThread[]> {
  const rows = await db.select().from(review).where(wanted).orderBy(asc(review.createdAt), asc(review.id)).limit(most);
  return withReplies(db, rows);
}

async function withReplies(db: Queryable, reviews: ReviewRow[]): Promise<ReviewThread[]> {
  const replies = await repliesTo(
    db,
    reviews.map(({ id }) => id),
  );
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
