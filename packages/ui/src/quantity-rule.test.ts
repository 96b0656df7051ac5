import { describe, expect, test } from 'vitest';
import { fitQuantity, nextQuantity, readQuantity } from './quantity-rule.ts';

const free = { minimum: 1, interval: 1, maximum: null };
const dozens = { minimum: 12, interval: 6, maximum: 40 };

describe('fitQuantity', () => {
  test.each([
    [1, free, 1],
    [0, free, 1],
    [Number.NaN, free, 1],
    [250, free, 250],
    [1, dozens, 12],
    [13, dozens, 18],
    [18, dozens, 18],
    [37, dozens, 36],
    [500, dozens, 36],
    [0.3, { minimum: 0.1, interval: 0.1, maximum: null }, 0.1 + 2 * 0.1],
  ])('%d under %o is %d', (quantity, rule, expected) => {
    expect(fitQuantity(quantity, rule)).toBe(expected);
  });
});

describe('nextQuantity', () => {
  test('steps by the interval and stops at both ends', () => {
    expect(nextQuantity(12, 1, dozens)).toBe(18);
    expect(nextQuantity(18, -1, dozens)).toBe(12);
    expect(nextQuantity(12, -1, dozens)).toBe(12);
    expect(nextQuantity(36, 1, dozens)).toBe(36);
  });
});

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1.000', 1000],
  ['10,000', 10_000],
  ['1 000 000', 1_000_000],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['', Number.NaN],
  ['zwölf', Number.NaN],
])('reads "%s" as %d', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});
