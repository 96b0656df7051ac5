import { z } from 'zod';
import { maximumReviewsPerPage, reviewsPerPage } from '../limits.ts';
import { operation } from '../operation.ts';
import { id, page, wholeNumber } from '../values.ts';
import { authenticatedReviewSchema, reviewAverageSchema, reviewItemSchema, reviewPageSchema } from './review.ts';
import {
  authenticatedReviewSearchParamsSchema,
  createReviewParamsSchema,
  deleteReviewParamsSchema,
  reviewVisibilityParamsSchema,
  updateReviewParamsSchema,
} from './write-review.ts';

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
    input: authenticatedReviewSearchParamsSchema,
    output: authenticatedReviewSchema,
    errors: [],
    summary:
      'Lists what the customer, or the guest with the key of an order, has written of an item, and says whether they may.',
  }),
  getReviewAverage: operation({
    kind: 'get',
    access: 'anyone',
    input: z.object({ itemId: id }),
    output: reviewAverageSchema,
    errors: ['productNotFound'],
    summary: 'Answers how many visible reviews an item has of each rating, and their average.',
  }),
  // Reviews are the author's, replies the shop's: who may is told by what is named, so the handler checks it.
  doReview: operation({
    kind: 'do',
    access: 'anyone',
    input: createReviewParamsSchema,
    output: reviewItemSchema,
    errors: [
      ...(['productNotFound', 'cart.addToBasket.variationNotFound'] as const),
      ...(['feedback.notAllowedWithoutPurchase', 'feedback.alreadyWritten', 'feedback.notFound'] as const),
    ],
    summary:
      'Adds the review of a customer, or of a guest with the key of an order that holds the item, or the reply of the shop.',
  }),
  setReview: operation({
    kind: 'set',
    access: 'anyone',
    input: updateReviewParamsSchema,
    output: reviewItemSchema,
    errors: ['feedback.notFound'],
    summary: "Changes the customer's own review, or the reply of the shop.",
  }),
  deleteReview: operation({
    kind: 'delete',
    access: 'anyone',
    input: deleteReviewParamsSchema,
    output: z.null(),
    errors: ['feedback.notFound'],
    summary: "Deletes the customer's own review with its replies; the shop deletes any review or reply.",
  }),
  // An addition of ours.
  setReviewVisibility: operation({
    kind: 'set',
    access: 'publisher',
    input: reviewVisibilityParamsSchema,
    output: reviewItemSchema,
    errors: ['feedback.notFound'],
    summary: 'Releases a review that waits, or takes one out of sight.',
  }),
};

export type ReviewSearchParams = z.output<typeof reviewSearchParamsSchema>;
