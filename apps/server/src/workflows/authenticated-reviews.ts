import type { AuthenticatedReview } from '@mise/contract/reviews/review.ts';
import type { OrderKey } from '@mise/contract/reviews/write-review.ts';
import type { Context } from '../context.ts';
import { ratingCounts } from '../domains/reviews/rating-counts.ts';
import { readOwnReviews, readWaitingReviews } from '../domains/reviews/read-reviews.ts';
import { findReviewer, purchaseOf } from '../domains/reviews/reviewer.ts';
import { reviewWire } from '../domains/reviews/wire.ts';

/** What an item's page shows to whoever may write a review of it, and to the shop, beside the reviews that everyone sees. */
export async function authenticatedReviews(
  context: Context,
  { itemId, ...key }: OrderKey & { itemId: number },
): Promise<AuthenticatedReview> {
  const reviewer = await findReviewer(context, key);
  const own = reviewer ? await readOwnReviews(context.db, { ...reviewer, itemId }) : [];
  // Nobody runs the shop before the second factor that it asks for.
  const isShop = await context.operator.runsShop();
  const waiting = isShop ? await readWaitingReviews(context.db, itemId) : [];
  const feedbacks = [...own, ...waiting.filter(({ id }) => own.every((one) => one.id !== id))];
  return {
    feedbacks: feedbacks.map(reviewWire),
    itemAttributes: [],
    pagination: { page: '1', lastPage: 1, isLastPage: true, totalCount: feedbacks.length },
    counts: ratingCounts([]),
    writing: await writing(),
    ownIds: own.map(({ id }) => id),
    isShop,
  };

  async function writing(): Promise<AuthenticatedReview['writing']> {
    if (own.length > 0) return 'written';
    if (!reviewer) return 'login';
    return (await purchaseOf(context, reviewer, itemId)).mayWrite ? 'open' : 'purchase';
  }
}
