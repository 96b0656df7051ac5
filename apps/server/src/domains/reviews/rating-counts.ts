import type { ReviewCounts } from '@mise/contract/reviews/review.ts';
import { averageRating } from '../catalog/average-rating.ts';

/** What of each rating there is, as the contract has it. Ratings are 1 to 5. */
export function ratingCounts(ratings: readonly { rating: number; count: number }[]): ReviewCounts {
  const countOf = (stars: number) => ratings.find(({ rating }) => rating === stars)?.count ?? 0;
  const counts = [1, 2, 3, 4, 5].map(countOf);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    ratingsCountOf1: countOf(1),
    ratingsCountOf2: countOf(2),
    ratingsCountOf3: countOf(3),
    ratingsCountOf4: countOf(4),
    ratingsCountOf5: countOf(5),
    ratingsCountTotal: total,
    averageValue: averageRating({ count: total, sum: stars }),
    highestCount: Math.max(...counts),
  };
}
