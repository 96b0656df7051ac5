import { refusal } from '@mise/contract/refusal.ts';
import type { WrittenReview } from '@mise/contract/reviews/write-review.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { settingsOf } from '../shop/settings.ts';
import { countReview } from './count-review.ts';
import { keepRatings } from './keep-ratings.ts';
import { type ReviewThread, repliesTo } from './read-reviews.ts';
import { purchaseOf, type Reviewer } from './reviewer.ts';
import { review } from './tables.ts';

/** What is reviewed: an item, or one variation of it. */
export type ReviewTarget = { itemId: number; variationId: number | null };

/** Adds the review of a customer. To be called in a transaction, as are all that follow. */
export async function addReview(
  context: Context,
  { reviewer, target, written }: { reviewer: Reviewer; target: ReviewTarget; written: WrittenReview },
): Promise<ReviewThread> {
  const { itemId } = target;
  const purchase = await purchaseOf(context, reviewer, itemId);
  if (!purchase.mayWrite) throw refusal('feedback.notAllowedWithoutPurchase');
  const { areReviewsShownAtOnce: isVisible } = await settingsOf(context.shop);
  const [row] = await context.db
    .insert(review)
    .values({
      ...target,
      ...fieldsOf(written),
      customerId: reviewer.customerId,
      language: context.language,
      isVisible,
      isVerified: purchase.isBuyer,
      createdAt: context.now,
      updatedAt: context.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refusal('feedback.alreadyWritten');
  if (isVisible) await keepRatings(context.db, { itemIds: [itemId] });
  await countReview(context, reviewer.customerId);
  return { ...row, replies: [] };
}

/** Changes the reviewer's own; it is under review again where the shop releases what is written. */
export async function changeReview(
  context: Context,
  { reviewer, feedbackId, written }: { reviewer: Reviewer; feedbackId: number; written: WrittenReview },
): Promise<ReviewThread> {
  const before = await ownReview(context.db, reviewer, feedbackId);
  const { isBuyer } = await purchaseOf(context, reviewer, before.itemId);
  const { areReviewsShownAtOnce: isVisible } = await settingsOf(context.shop);
  const [row] = await context.db
    .update(review)
    .set({
      ...fieldsOf(written),
      language: context.language,
      isVisible,
      isVerified: before.isVerified || isBuyer,
      updatedAt: context.now,
    })
    .where(eq(review.id, feedbackId))
    .returning();
  if (!row) throw notFound(feedbackId);
  if (isVisible || before.isVisible) await keepRatings(context.db, { itemIds: [row.itemId] });
  await countReview(context, reviewer.customerId);
  return { ...row, replies: await repliesTo(context.db, [row.id]) };
}

/** Deletes the reviewer's own, and the replies to it. */
export async function deleteOwnReview(context: Context, reviewer: Reviewer, feedbackId: number): Promise<void> {
  const { itemId, isVisible } = await ownReview(context.db, reviewer, feedbackId);
  await context.db.delete(review).where(eq(review.id, feedbackId));
  if (isVisible) await keepRatings(context.db, { itemIds: [itemId] });
}

/** The review of this id, locked, if the reviewer wrote it. With the key of an order one reaches what its guest wrote. */
async function ownReview(db: Queryable, { customerId }: Reviewer, feedbackId: number) {
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.id, feedbackId), eq(review.customerId, customerId), isNull(review.replyTo)))
    .for('update');
  if (!row) throw notFound(feedbackId);
  return row;
}

function notFound(feedbackId: number) {
  return refusal('feedback.notFound', { cause: { feedbackId } });
}

function fieldsOf({ ratingValue, title, message, authorName }: WrittenReview) {
  return { rating: ratingValue, title, text: message, authorName };
}
