import type {
  AuthenticatedReview,
  ReviewCounts,
  ReviewItem,
  ReviewPage,
  ReviewReply,
} from '@mise/contract/reviews/review.ts';
import { factsOf } from '@mise/rules/languages.ts';
import { remembered } from '@mise/rules/remembered.ts';
import { dayOf } from '@mise/rules/shop-clock.ts';
import type { Locale } from '../page/locale.ts';
import { longDay } from './moment-text.ts';

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
  /** False: under review, its author and the shop alone see it. */
  isVisible: boolean;
  replies: Reply[];
};

export type Reply = {
  id: number;
  text: string;
  /** The language that it is written in; `foreign` is its name where it is not that of the page, else ''. */
  lang: string;
  foreign: string;
  /** In Berlin: ISO, and as the reader writes a date. */
  day: string;
  date: string;
};

/** What of the reviews of an item is the visitor's: their own, and where they are the shop, what waits to be released. */
export type PersonalReviews = {
  writing: AuthenticatedReview['writing'];
  own: Review[];
  waiting: Review[];
  isShop: boolean;
};

export function toReviews({ feedbacks, counts, pagination }: ReviewPage, locale: Locale): Reviews {
  return {
    reviews: feedbacks.map((item) => toReview(item, locale)),
    bars: toBars(counts),
    page: Number(pagination.page),
    lastPage: pagination.lastPage,
  };
}

export function toPersonalReviews(
  { feedbacks, ownIds, writing, isShop }: AuthenticatedReview,
  locale: Locale,
): PersonalReviews {
  const reviews = feedbacks.map((item) => toReview(item, locale));
  return {
    writing,
    own: reviews.filter(({ id }) => ownIds.includes(id)),
    waiting: reviews.filter(({ id }) => !ownIds.includes(id)),
    isShop,
  };
}

function toReview(item: ReviewItem, locale: Locale): Review {
  return {
    ...toReply(item, locale),
    title: item.title,
    rating: Number(item.feedbackRating.rating.ratingValue),
    author: item.authorName,
    isVerified: item.sourceRelation.some(({ feedbackRelationType }) => feedbackRelationType === 'orderItem'),
    isVisible: item.isVisible,
    replies: item.replies.map((reply) => toReply(reply, locale)),
  };
}

/** Made once for a language: it takes longer than to show all reviews of a page. */
const namesOfLanguages = remembered(
  (locale: Locale) => new Intl.DisplayNames(factsOf(locale).locale, { type: 'language' }),
  (locale) => locale,
);

function toReply({ id, feedbackComment, lang, createdAt }: ReviewItem | ReviewReply, locale: Locale): Reply {
  return {
    id,
    text: feedbackComment.comment.message,
    lang,
    foreign: lang === locale ? '' : (namesOfLanguages(locale).of(lang) ?? lang),
    day: dayOf(new Date(createdAt)),
    date: longDay(createdAt, locale),
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
