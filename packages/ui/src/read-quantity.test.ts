import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1.000', 1000],
  ['10,000', 10_000],
  ['1 000 000', 1_000_000],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['20 Kartons', 20],
  ['1.000 Stück', 1000],
  ['3x', 3],
  ['12 cartons (of 6)', Number.NaN],
  ['2 x 20', Number.NaN],
  ['', Number.NaN],
  ['zwölf', Number.NaN],
])('reads "%s" as %d', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});
