import { z } from 'zod';
import { maximumReviewsPerPage, reviewsPerPage } from '../limits.ts';
import { operation } from '../operation.ts';
import { id, page, wholeNumber } from '../values.ts';
import { reviewAverageSchema, reviewPageSchema } from './review.ts';

export const reviewSearchParamsSchema = z.object({
  itemId: id,
  page,
  feedbacksPerPage: wholeNumber(1, maximumReviewsPerPage).default(reviewsPerPage),
});

export const reviewsOperations = {
  getReview: operation({
    kind: 'get',
    access: 'anyone',
    input: reviewSearchParamsSchema,
    output: reviewPageSchema,
    errors: ['productNotFound'],
    summary:
      'Lists the visible reviews of an item with their replies, the newest first, and how many there are of each rating.',
  }),
  getAuthenticatedReview: operation({
    kind: 'get',
    access: 'anyone',
    input: z.object({ itemId: id, variationId: id }),
    output: reviewPageSchema,
    errors: [],
    summary: 'Lists what the customer who asks has written of an item; nothing for a guest.',
  }),
  getReviewAverage: operation({
    kind: 'get',
    access: 'anyone',
    input: z.object({ itemId: id }),
    output: reviewAverageSchema,
    errors: ['productNotFound'],
    summary: 'Answers how many visible reviews an item has of each rating, and their average.',
  }),
};

export type ReviewSearchParams = z.output<typeof reviewSearchParamsSchema>;
