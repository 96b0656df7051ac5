import { z } from 'zod';
import { maximumReviewAuthorLength, maximumReviewLength, maximumReviewTitleLength } from '../limits.ts';
import { criterion, id, line, optionalLine, text, wholeNumber } from '../values.ts';

/** The order by whose key a guest reviews what it holds; additions of ours. A customer who is logged in needs none. */
const orderKey = {
  orderId: criterion(id),
  accessKey: criterion(line(64)),
};

const message = text(maximumReviewLength).min(1);

const reviewFields = {
  ...orderKey,
  type: z.literal('review'),
  ratingValue: wholeNumber(1, 5),
  title: line(maximumReviewTitleLength).min(1),
  message,
  authorName: optionalLine(maximumReviewAuthorLength),
};

/** The shop's words: no rating, no title, no name. */
const replyFields = { type: z.literal('reply'), message };

export const authenticatedReviewSearchParamsSchema = z.object({
  ...orderKey,
  itemId: id,
  variationId: criterion(id),
});

/** `targetId` is what is reviewed, an item unless `targetType` (an addition of ours) says otherwise, or the review that is replied to. */
export const createReviewParamsSchema = z.discriminatedUnion('type', [
  z.object({ ...reviewFields, targetId: id, targetType: z.enum(['item', 'variation']).default('item') }),
  z.object({ ...replyFields, targetId: id }),
]);

export const updateReviewParamsSchema = z.discriminatedUnion('type', [
  z.object({ ...reviewFields, feedbackId: id }),
  z.object({ ...replyFields, feedbackId: id }),
]);

export const deleteReviewParamsSchema = z.object({ ...orderKey, feedbackId: id });

export const reviewVisibilityParamsSchema = z.object({ feedbackId: id, isVisible: z.boolean() });

export type OrderKey = { orderId?: number | undefined; accessKey?: string | undefined };
/** What an author says of an item, limits checked. */
export type WrittenReview = Pick<
  Extract<z.output<typeof updateReviewParamsSchema>, { type: 'review' }>,
  'ratingValue' | 'title' | 'message' | 'authorName'
>;
