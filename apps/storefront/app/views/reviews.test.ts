import type { AuthenticatedReview, ReviewPage } from '@mise/contract/reviews/review.ts';
import { expect, test } from 'vitest';
import { toPersonalReviews, toReviews } from './reviews.ts';

const shared = { title: 'Gut', authorName: 'A. Berg', lang: 'de', createdAt: '2026-03-18T23:40:00.000Z' };

function page(): ReviewPage {
  const reply = { ...shared, id: 2, feedbackComment: { comment: { message: 'Danke' } } };
  const review = {
    ...shared,
    id: 1,
    isVisible: true,
    feedbackComment: { comment: { message: 'Hält, was er verspricht' } },
    feedbackRating: { rating: { ratingValue: '4' } },
    sourceRelation: [{ feedbackRelationType: 'orderItem' }],
    replies: [reply],
  };
  const counts = { ratingsCountOf1: 0, ratingsCountOf2: 0, ratingsCountOf3: 0, ratingsCountOf4: 3, ratingsCountOf5: 1 };
  return {
    feedbacks: [review],
    counts: { ...counts, ratingsCountTotal: 4 },
    pagination: { page: '2', lastPage: 3 },
  } as unknown as ReviewPage;
}

test('a review says what, who, when, and that it was bought here', () => {
  const { reviews, page: shown, lastPage } = toReviews(page(), 'de');
  expect(reviews).toEqual([
    {
      ...{ id: 1, title: 'Gut', text: 'Hält, was er verspricht', rating: 4, author: 'A. Berg', isVerified: true },
      ...{ isVisible: true, lang: 'de', foreign: '', day: '2026-03-19', date: '19. März 2026' },
      replies: [{ id: 2, text: 'Danke', lang: 'de', foreign: '', day: '2026-03-19', date: '19. März 2026' }],
    },
  ]);
  expect([shown, lastPage]).toEqual([2, 3]);
  expect(toReviews(page(), 'en').reviews[0]?.date).toBe('19 March 2026');
});

test('the bars begin with five stars and show shares of all', () => {
  expect(toReviews(page(), 'de').bars).toEqual([
    { stars: 5, count: 1, share: 0.25 },
    { stars: 4, count: 3, share: 0.75 },
    ...[3, 2, 1].map((stars) => ({ stars, count: 0, share: 0 })),
  ]);
});

test('a review in another language than the page says which', () => {
  const [review] = toReviews(page(), 'en').reviews;
  expect([review?.foreign, review?.replies[0]?.foreign]).toEqual(['German', 'German']);
});

test('what the shop sees beside an author’s own waits to be released', () => {
  const [review] = page().feedbacks;
  const feedbacks = [1, 2].map((id) => ({ ...review, id, isVisible: false }));
  const answer = { ...page(), feedbacks, ownIds: [2], writing: 'written', isShop: true } as AuthenticatedReview;
  const { own, waiting } = toPersonalReviews(answer, 'de');
  expect([own, waiting].map((list) => list.map(({ id }) => id))).toEqual([[2], [1]]);
});
