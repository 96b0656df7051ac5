import { describe, expect, test } from 'vitest';
import { besideOthers, fitQuantity, highestStep, nextQuantity, quantityRange } from './quantity-range.ts';

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
    expect(nextQuantity(13, 1, dozens)).toBe(18);
    expect(nextQuantity(19, -1, dozens)).toBe(18);
  });
});

describe('quantityRange', () => {
  const free = { minimumOrderQuantity: null, intervalOrderQuantity: null, maximumOrderQuantity: null };
  const uneven = { minimumOrderQuantity: 10, intervalOrderQuantity: 6, maximumOrderQuantity: 40 };

  test('without limits a single piece can be ordered', () => {
    expect(quantityRange(free, null)).toEqual({ minimum: 1, interval: 1, maximum: 999_999 });
    const wide = { ...free, maximumOrderQuantity: 2_000_000 };
    for (const stock of [null, 3_000_000]) expect(quantityRange(wide, stock).maximum).toBe(999_999);
  });

  test('quantities are whole multiples of the interval, from the minimum on', () => {
    const range = quantityRange(uneven, null);
    expect(range).toMatchObject({ minimum: 12, interval: 6 });
    expect(highestStep(range)).toBe(36);
  });

  test('stock is a limit like the maximum', () => {
    expect(quantityRange(uneven, 12).maximum).toBe(12);
    expect(quantityRange(uneven, 50).maximum).toBe(40);
  });

  test.each([
    [uneven, 11],
    [free, 0],
    [free, -4],
  ])('%j leaves nothing to order of a stock of %d', (limits, stock) => {
    const range = quantityRange(limits, stock);
    expect(highestStep(range)).toBeLessThan(range.minimum);
    expect(fitQuantity(7, range)).toBe(range.minimum);
  });
});

test('what other lines hold counts to the minimum and to the maximum', () => {
  const range = { minimum: 12, interval: 6, maximum: 40 };
  expect(besideOthers(range, 0)).toEqual(range);
  expect(besideOthers(range, 6)).toEqual({ minimum: 6, interval: 6, maximum: 34 });
  expect(besideOthers(range, 42)).toEqual({ minimum: 6, interval: 6, maximum: 0 });
});
