import type { ReviewCounts, ReviewItem, ReviewPage, ReviewReply } from '@mise/contract/reviews/review.ts';
import { factsOf } from '@mise/rules/languages.ts';
import type { Locale } from '../page/locale.ts';

/** A page of reviews as the product page shows it. */
export type Reviews = {
  reviews: Review[];
  /** Five stars first; `share` of all, from 0 to 1. */
  bars: { stars: number; count: number; share: number }[];
  page: number;
  lastPage: number;
};

export type Review = Reply & {
  title: string;
  rating: number;
  /** '' where the author did not tell it. */
  author: string;
  /** The author bought the item here. */
  isVerified: boolean;
  replies: Reply[];
};

export type Reply = {
  id: number;
  text: string;
  /** The language that it is written in. */
  lang: string;
  /** ISO, and as the reader writes a date. */
  day: string;
  date: string;
};

export function toReviews({ feedbacks, counts, pagination }: ReviewPage, locale: Locale): Reviews {
  const format = new Intl.DateTimeFormat(factsOf(locale).locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  return {
    reviews: feedbacks.map((item) => toReview(item, format)),
    bars: toBars(counts),
    page: Number(pagination.page),
    lastPage: pagination.lastPage,
  };
}

function toReview(item: ReviewItem, format: Intl.DateTimeFormat): Review {
  return {
    ...toReply(item, format),
    title: item.title,
    rating: Number(item.feedbackRating.rating.ratingValue),
    author: item.authorName,
    isVerified: item.sourceRelation.some(({ feedbackRelationType }) => feedbackRelationType === 'orderItem'),
    replies: item.replies.map((reply) => toReply(reply, format)),
  };
}

function toReply(
  { id, feedbackComment, lang, createdAt }: ReviewItem | ReviewReply,
  format: Intl.DateTimeFormat,
): Reply {
  return {
    id,
    text: feedbackComment.comment.message,
    lang,
    day: createdAt.slice(0, 10),
    date: format.format(new Date(createdAt)),
  };
}

function toBars(counts: ReviewCounts): Reviews['bars'] {
  const ofStars = [
    counts.ratingsCountOf1,
    counts.ratingsCountOf2,
    counts.ratingsCountOf3,
    counts.ratingsCountOf4,
    counts.ratingsCountOf5,
  ];
  return ofStars
    .map((count, index) => ({ stars: index + 1, count, share: count / Math.max(1, counts.ratingsCountTotal) }))
    .toReversed();
}
