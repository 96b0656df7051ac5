import { expect, test } from 'vitest';
import { roundRating, toRating } from './rating.ts';

test.each([
  [4.33, 4.5, 4.3],
  [4.24, 4, 4.2],
  [4.25, 4.5, 4.3],
  [4.75, 5, 4.8],
  [5, 5, 5],
  [1, 1, 1],
  [0, 0, 0],
])('%s is drawn as %s and written as %s', (average, half, tenth) => {
  expect(roundRating(average, 'half')).toBe(half);
  expect(roundRating(average, 'tenth')).toBe(tenth);
});

test('an item that nobody rated has no rating', () => {
  expect(toRating({ feedbackDecimal: '4.33', feedbackCount: '3' })).toEqual({ average: 4.33, count: 3 });
  expect(toRating({ feedbackDecimal: '0', feedbackCount: '0' })).toBeNull();
  expect(toRating({})).toBeNull();
});
