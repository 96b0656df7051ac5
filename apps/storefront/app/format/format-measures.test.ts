import { expect, test } from 'vitest';
import { formatSides, formatWeight } from './format-measures.ts';

test.each([
  [[270, 270, 24], 'de', '270 × 270 × 24 mm'],
  [[1200, 80], 'de', '1.200 × 80 mm'],
  [[1200], 'en', '1,200 mm'],
  [[], 'de', ''],
] as const)('writes the sides %j in %s as "%s"', (sides, language, written) => {
  expect(formatSides(sides, language)).toBe(written);
});

test.each([
  [999, 'de', '999 g'],
  [1000, 'de', '1 kg'],
  [1255, 'de', '1,26 kg'],
  [12_500, 'en', '12.5 kg'],
  [null, 'de', ''],
] as const)('writes %d grams in %s as "%s"', (grams, language, written) => {
  expect(formatWeight(grams, language)).toBe(written);
});
