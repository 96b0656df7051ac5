import { expect, test } from 'vitest';
import { ratingCounts } from './rating-counts.ts';

test.each<[string, [rating: number, count: number][], string, number, number]>([
  ['none', [], '0', 0, 0],
  ['one', [[4, 1]], '4.00', 1, 1],
  [
    'several of each',
    [
      [5, 7],
      [4, 2],
      [1, 3],
    ],
    '3.83',
    12,
    7,
  ],
  [
    'thirds',
    [
      [5, 1],
      [4, 2],
    ],
    '4.33',
    3,
    2,
  ],
])('%s', (_, ratings, averageValue, ratingsCountTotal, highestCount) => {
  const counts = ratingCounts(ratings.map(([rating, count]) => ({ rating, count })));
  expect(counts).toMatchObject({ averageValue, ratingsCountTotal, highestCount });
  for (const [rating, count] of ratings) expect(counts).toMatchObject({ [`ratingsCountOf${rating}`]: count });
});
