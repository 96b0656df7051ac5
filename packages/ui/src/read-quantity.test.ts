import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1.000', 1000],
  ['10,000', 10_000],
  ['1 000 000', 1_000_000],
  ['2,5', 2.5],
  ['0,750', 0.75],
  ['2.5', 2.5],
  ['', Number.NaN],
  ['zwölf', Number.NaN],
])('reads "%s" as %d', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});
