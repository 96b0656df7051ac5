import { refusal } from '@mise/contract/refusal.ts';
import type { WrittenReview } from '@mise/contract/reviews/write-review.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
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
  const isVisible = await isShownAtOnce(context);
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
  const [before] = await context.db.select().from(review).where(isOwn(reviewer, feedbackId)).for('update');
  if (!before) throw refusal('feedback.notFound', { cause: { feedbackId } });
  const { isBuyer } = await purchaseOf(context, reviewer, before.itemId);
  const isVisible = await isShownAtOnce(context);
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
  if (!row) throw new Error('the review was not changed');
  if (isVisible || before.isVisible) await keepRatings(context.db, { itemIds: [row.itemId] });
  await countReview(context, reviewer.customerId);
  return { ...row, replies: await repliesTo(context.db, [row.id]) };
}

/** Deletes the reviewer's own, and the replies to it. False where it is not theirs. */
export async function deleteOwnReview(context: Context, reviewer: Reviewer, feedbackId: number): Promise<boolean> {
  const [row] = await context.db.delete(review).where(isOwn(reviewer, feedbackId)).returning();
  if (row?.isVisible) await keepRatings(context.db, { itemIds: [row.itemId] });
  return row !== undefined;
}

async function isShownAtOnce({ shop }: Context): Promise<boolean> {
  const settings = await settingsOf(shop);
  return settings.areReviewsShownAtOnce;
}

/** With the key of an order one reaches what its guest wrote. */
function isOwn({ customerId }: Reviewer, feedbackId: number) {
  return and(eq(review.id, feedbackId), eq(review.customerId, customerId));
}

function fieldsOf({ ratingValue, title, message, authorName }: WrittenReview) {
  return { rating: ratingValue, title, text: message, authorName };
}
