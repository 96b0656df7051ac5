import { refusal } from '@mise/contract/refusal.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { announceChange } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { keepRatings } from './keep-ratings.ts';
import { type ReviewRow, type ReviewThread, repliesTo } from './read-reviews.ts';
import { review } from './tables.ts';

/** What the shop does with reviews. All take a transaction and refuse with `feedback.notFound`. */

/** Replies to a review, in the language that it is written in, and tells its author. */
export async function answerReview(
  tx: Queryable,
  { reviewId, text, now }: { reviewId: number; text: string; now: Date },
): Promise<ReviewThread> {
  const [answered] = await tx
    .select()
    .from(review)
    .where(and(eq(review.id, reviewId), isNull(review.replyTo)))
    .for('update');
  if (!answered) throw notFound(reviewId);
  const { itemId, language } = answered;
  const moments = { createdAt: now, updatedAt: now };
  const [row] = await tx
    .insert(review)
    .values({ itemId, replyTo: reviewId, text, language, isVisible: true, ...moments })
    .returning();
  if (!row) throw new Error('the reply was not stored');
  if (answered.customerId !== null) {
    await enqueue(tx, { task: 'send-review-answered', payload: { replyId: row.id }, key: `review-answered-${row.id}` });
  }
  return announced(tx, row);
}

export async function changeReply(
  tx: Queryable,
  { replyId, text, now }: { replyId: number; text: string; now: Date },
): Promise<ReviewThread> {
  const [row] = await tx
    .update(review)
    .set({ text, updatedAt: now })
    .where(and(eq(review.id, replyId), isNotNull(review.replyTo)))
    .returning();
  if (!row) throw notFound(replyId);
  return announced(tx, row);
}

/** Releases a review, or takes it out of sight. */
export async function showReview(
  tx: Queryable,
  { reviewId, isVisible }: { reviewId: number; isVisible: boolean },
): Promise<ReviewThread> {
  const [row] = await tx
    .update(review)
    .set({ isVisible })
    .where(and(eq(review.id, reviewId), isNull(review.replyTo)))
    .returning();
  if (!row) throw notFound(reviewId);
  const replies = await repliesTo(tx, [reviewId]);
  await keepRatings(tx, { itemIds: [row.itemId] });
  return { ...row, replies };
}

/** Deletes a review with its replies, or a reply. */
export async function deleteAnyReview(tx: Queryable, feedbackId: number): Promise<ReviewRow> {
  const [row] = await tx.delete(review).where(eq(review.id, feedbackId)).returning();
  if (!row) throw notFound(feedbackId);
  await keepRatings(tx, { itemIds: [row.itemId] });
  return row;
}

/** Ratings stay as they are. */
async function announced(tx: Queryable, reply: ReviewRow): Promise<ReviewThread> {
  await announceChange(tx, [`item:${reply.itemId}`]);
  return { ...reply, replies: [] };
}

function notFound(feedbackId: number) {
  return refusal('feedback.notFound', { cause: { feedbackId } });
}
