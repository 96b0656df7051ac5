import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { reviewsOperations } from '@mise/contract/reviews/operations.ts';
import type { Context } from '../context.ts';
import { requireOpenItem } from '../domains/catalog/require-open-item.ts';
import { recordChange } from '../domains/operators/audit.ts';
import { showReview } from '../domains/reviews/answer-review.ts';
import { ratingCounts } from '../domains/reviews/rating-counts.ts';
import { countRatings, readReviews } from '../domains/reviews/read-reviews.ts';
import { currentReviewer, findReviewer } from '../domains/reviews/reviewer.ts';
import { reviewWire } from '../domains/reviews/wire.ts';
import { addReview, changeReview, deleteOwnReview } from '../domains/reviews/write-review.ts';
import { inTransaction } from '../in-transaction.ts';
import { editReply, isOperator, remove, reply } from '../workflows/answer-reviews.ts';
import { authenticatedReviews } from '../workflows/authenticated-reviews.ts';
import { reviewTarget } from '../workflows/review-target.ts';

export const reviewsHandlers: HandlersOf<Context, typeof reviewsOperations> = {
  getReview: async (context, { itemId, page, feedbacksPerPage: perPage }) => {
    const counts = await countsOf(context, itemId);
    const reviews = await readReviews(context.db, { itemId, page, perPage });
    const lastPage = Math.max(1, Math.ceil(counts.ratingsCountTotal / perPage));
    return {
      data: {
        feedbacks: reviews.map(reviewWire),
        itemAttributes: [],
        pagination: {
          page: String(page),
          lastPage,
          isLastPage: page >= lastPage,
          totalCount: counts.ratingsCountTotal,
        },
        counts,
      },
    };
  },

  getAuthenticatedReview: async (context, input) => ({ data: await authenticatedReviews(context, input) }),

  getReviewAverage: async (context, { itemId }) => ({ data: { counts: await countsOf(context, itemId) } }),

  doReview: async (context, input) => {
    if (input.type === 'reply') return { data: reviewWire(await reply(context, input)) };
    const reviewer = await currentReviewer(context, input);
    const target = await reviewTarget(context, input);
    const added = await inTransaction(context, (inner) => addReview(inner, { reviewer, target, written: input }));
    return { data: reviewWire(added) };
  },

  setReview: async (context, input) => {
    if (input.type === 'reply') return { data: reviewWire(await editReply(context, input)) };
    const { feedbackId } = input;
    const reviewer = await currentReviewer(context, input);
    const changed = await inTransaction(context, (inner) =>
      changeReview(inner, { reviewer, feedbackId, written: input }),
    );
    return { data: reviewWire(changed) };
  },

  deleteReview: async (context, { feedbackId, ...key }) => {
    const reviewer = await findReviewer(context, key);
    const isOwn = reviewer && (await inTransaction(context, (inner) => deleteOwnReview(inner, reviewer, feedbackId)));
    if (isOwn) return { data: null };
    if (await isOperator(context)) await remove(context, feedbackId);
    else throw reviewer ? refusal('feedback.notFound', { cause: { feedbackId } }) : refusal('login.required');
    return { data: null };
  },

  setReviewVisibility: async (context, { feedbackId, isVisible }) => {
    const shown = await showReview(context.db, { reviewId: feedbackId, isVisible });
    await recordChange(context, {
      operation: 'setReviewVisibility',
      subject: { kind: 'review', id: feedbackId },
      change: { after: { isVisible } },
    });
    return { data: reviewWire(shown) };
  },
};

async function countsOf(context: Context, itemId: number) {
  await requireOpenItem(context, itemId);
  context.dependencies.tags.add(`item:${itemId}`);
  return ratingCounts(await countRatings(context.db, itemId));
}
