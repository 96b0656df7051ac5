import { and, asc, desc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announceChange } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import type { ReviewRow } from './read-reviews.ts';
import { review } from './tables.ts';

/** All that a customer wrote, the newest first. */
export function reviewsOfCustomer(db: Queryable, customerId: number): Promise<ReviewRow[]> {
  return db.select().from(review).where(eq(review.customerId, customerId)).orderBy(desc(review.id));
}

/** Leaves of the author of reviews nothing; what they wrote stays. */
export async function forgetAuthor(tx: Queryable, customerId: number): Promise<void> {
  const forgotten = await tx
    .update(review)
    .set({ customerId: null, authorName: '' })
    .where(eq(review.customerId, customerId))
    .returning({ itemId: review.itemId });
  if (forgotten.length > 0) await announceChange(tx, [...new Set(forgotten.map(({ itemId }) => `item:${itemId}`))]);
}

/** Gives the reviews of guests to a customer, one of each item, and none of an item of which the customer wrote one. */
export async function moveReviews(tx: Queryable, { from, to }: { from: readonly number[]; to: number }): Promise<void> {
  if (from.length === 0) return;
  const own = alias(review, 'own');
  const isKnown = tx
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.customerId, to), eq(own.itemId, review.itemId)));
  const moved = tx
    .selectDistinctOn([review.itemId], { id: review.id })
    .from(review)
    .where(and(inArray(review.customerId, [...from]), isNull(review.replyTo), notExists(isKnown)))
    .orderBy(asc(review.itemId), desc(review.id));
  await tx.update(review).set({ customerId: to }).where(inArray(review.id, moved));
}
