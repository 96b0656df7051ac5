import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { reviewsOperations } from '@mise/contract/reviews/operations.ts';
import type { Context } from '../context.ts';
import { requireOpenItem } from '../domains/catalog/require-open-item.ts';
import { ratingCounts } from '../domains/reviews/rating-counts.ts';
import { countRatings, readReviews } from '../domains/reviews/read-reviews.ts';
import { reviewWire } from '../domains/reviews/wire.ts';

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

  getAuthenticatedReview: async () => ({
    data: {
      feedbacks: [],
      itemAttributes: [],
      pagination: { page: '1', lastPage: 1, isLastPage: true, totalCount: 0 },
      counts: ratingCounts([]),
    },
  }),

  getReviewAverage: async (context, { itemId }) => ({ data: { counts: await countsOf(context, itemId) } }),
};

async function countsOf(context: Context, itemId: number) {
  await requireOpenItem(context, itemId);
  context.dependencies.tags.add(`item:${itemId}`);
  return ratingCounts(await countRatings(context.db, itemId));
}
