import { expect, test } from 'vitest';
import { readPriceRange } from './price-range.ts';

test.each([
  ['', '', { priceMin: undefined, priceMax: undefined }],
  ['10', '', { priceMin: 10, priceMax: undefined }],
  [' ', '1.250,50', { priceMin: undefined, priceMax: 1250.5 }],
  ['5', '5,00', { priceMin: 5, priceMax: 5 }],
])('from "%s" to "%s"', (priceMin, priceMax, range) => {
  expect(readPriceRange({ priceMin, priceMax }, 'de')).toEqual({ range, problem: null });
});

test.each([
  ['billig', '', 'priceMin'],
  ['5', '10 Euro', 'priceMax'],
  ['20', '10', 'order'],
])('from "%s" to "%s" is wrong: %s', (priceMin, priceMax, problem) => {
  expect(readPriceRange({ priceMin, priceMax }, 'de')).toEqual({ range: null, problem });
});
