import { z } from 'zod';

/** What a review is about, or where it comes from. `orderItem`: its author bought the item here. */
export const reviewSourceSchema = z.object({
  feedbackId: z.string(),
  feedbackRelationType: z.string(),
  feedbackRelationSourceId: z.string(),
  sourceRelationLabel: z.string(),
  sourceRelationTypeLabel: z.string(),
});

const commentSchema = z.object({
  id: z.number(),
  message: z.string(),
  isVisible: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const ratingSchema = z.object({
  id: z.string(),
  ratingValue: z.string(),
  isVisible: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const reviewFields = z.object({
  id: z.number(),
  title: z.string(),
  /** False: under review; its author and the shop alone see it. */
  isVisible: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  authorName: z.string(),
  /** The language that it is written in; an addition of ours. */
  lang: z.string(),
  feedbackComment: z.object({
    commentId: z.string(),
    commentRelationType: z.string(),
    commentRelationTargetId: z.string(),
    comment: commentSchema,
  }),
  /** `ratingValue` is 1 to 5; '0' on a reply. */
  feedbackRating: z.object({
    ratingId: z.string(),
    ratingRelationType: z.string(),
    ratingRelationTargetId: z.string(),
    rating: ratingSchema,
  }),
  targetRelation: z.object({
    feedbackId: z.string(),
    feedbackRelationType: z.string(),
    feedbackRelationTargetId: z.string(),
    variationAttributes: z.array(z.never()),
    targetRelationLabel: z.string(),
    targetRelationName: z.array(z.never()),
    feedbackRelationParentTargetId: z.number(),
  }),
  sourceRelation: z.array(reviewSourceSchema),
});

/** A review with the shop's replies to it; these have none of their own. Moments are ISO texts. */
export const reviewItemSchema = reviewFields.extend({
  replies: z.array(reviewFields.extend({ replies: z.array(z.never()) })),
});

/** Visible reviews by rating. `averageValue` is decimal text with two places, '0' without any; `highestCount` the largest of the five. */
export const reviewCountsSchema = z.object({
  ratingsCountOf1: z.number(),
  ratingsCountOf2: z.number(),
  ratingsCountOf3: z.number(),
  ratingsCountOf4: z.number(),
  ratingsCountOf5: z.number(),
  ratingsCountTotal: z.number(),
  averageValue: z.string(),
  highestCount: z.number(),
});

export const reviewPageSchema = z.object({
  feedbacks: z.array(reviewItemSchema),
  itemAttributes: z.array(z.never()),
  pagination: z.object({
    page: z.string(),
    lastPage: z.number(),
    isLastPage: z.boolean(),
    totalCount: z.number(),
  }),
  counts: reviewCountsSchema,
});

/**
 * What whoever asks has written of an item, and whether they may write: `open`, `written` already, after a `login` alone,
 * after a `purchase` alone. The shop (`isShop`) also gets what waits to be released, which is not among `ownIds`. All three are
 * additions of ours.
 */
export const authenticatedReviewSchema = reviewPageSchema.extend({
  writing: z.enum(['open', 'written', 'login', 'purchase']),
  ownIds: z.array(z.number()),
  isShop: z.boolean(),
});

export const reviewAverageSchema = z.object({ counts: reviewCountsSchema });

export type ReviewItem = z.infer<typeof reviewItemSchema>;
export type ReviewReply = ReviewItem['replies'][number];
export type ReviewCounts = z.infer<typeof reviewCountsSchema>;
export type AuthenticatedReview = z.infer<typeof authenticatedReviewSchema>;
export type ReviewPage = z.infer<typeof reviewPageSchema>;
