import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bothSides,
  formatMoney,
  formatUnitPrice,
  fromMinor,
  grossOfNet,
  lessDiscount,
  lineAmount,
  netOfGross,
  parseBasisPoints,
  parseUnitAmount,
  scale,
  shareByLargestRemainder,
  toDecimal,
  toMinor,
  toPercent,
  toSide,
  unitToDecimal,
} from './money.ts';

const minorAmounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const rates = fc.integer({ min: 0, max: 3000 });

describe('reading amounts', () => {
  test.each([
    ['3.90', 39_000],
    ['0.0138', 138],
    ['0', 0],
    ['-0', 0],
    ['1234567', 12_345_670_000],
    ['-12.5', -125_000],
  ])('parseUnitAmount(%s) is %i', (text, amount) => {
    expect(parseUnitAmount(text)).toBe(amount);
  });

  test.each(['', '3,90', '3.', '.5', '1.00001', '1e3', ' 1', '+1', 'NaN', '99999999999999999'])(
    'refuses "%s"',
    (text) => {
      expect(() => parseUnitAmount(text)).toThrow(RangeError);
    },
  );

  test('reads rates in percent', () => {
    expect(['19', '7', '5.5', '0', '2.75'].map(parseBasisPoints)).toEqual([1900, 700, 550, 0, 275]);
    expect(() => parseBasisPoints('7.125')).toThrow(RangeError);
  });

  test('every amount survives being written and read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(parseUnitAmount(unitToDecimal(amount).toFixed(4))).toBe(amount);
      }),
    );
  });
});

describe('converting and rounding', () => {
  test.each([
    [138, 1],
    [150, 2],
    [149, 1],
    [-150, -2],
    [-149, -1],
    [49, 0],
    [-49, 0],
    [39_000, 390],
  ])('%i ten-thousandths are %i minor units', (unit, minor) => {
    expect(toMinor(unit)).toBe(minor);
  });

  test('minor units and back', () => {
    fc.assert(
      fc.property(minorAmounts, (amount) => {
        expect(toMinor(fromMinor(amount))).toBe(amount);
      }),
    );
  });

  test('decimals for the wire', () => {
    expect([toDecimal(390), toDecimal(-1), unitToDecimal(138), toPercent(1900), toPercent(550)]).toEqual([
      3.9, -0.01, 0.0138, 19, 5.5,
    ]);
  });

  test.each([
    [138, 1000, 1380],
    [138, 1, 1],
    [138, 36, 50],
    [39_000, 3, 1170],
    [900_000_000_000, 999_999, 8_999_991_000_000_000],
  ])('%i × %i pieces is %i', (unitPrice, quantity, amount) => {
    expect(lineAmount(unitPrice, quantity)).toBe(amount);
  });

  test('exact where the product is larger than a number can be', () => {
    const large = fc.integer({ min: -(2 ** 50), max: 2 ** 50 });
    fc.assert(
      fc.property(large, rates, (gross, rate) => {
        const divisor = BigInt(10_000 + rate);
        const doubled = 2n * (BigInt(scale(gross, 10_000, 10_000 + rate)) * divisor - BigInt(gross) * 10_000n);
        expect(doubled <= divisor && doubled >= -divisor).toBe(true);
      }),
    );
  });

  test('amounts that are no whole units or too large are refused', () => {
    expect(() => toMinor(1.5)).toThrow(RangeError);
    expect(() => toDecimal(Number.NaN)).toThrow(RangeError);
    expect(() => lineAmount(39_000, 1.5)).toThrow(RangeError);
    expect(() => fromMinor(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
    expect(() => lineAmount(Number.MAX_SAFE_INTEGER, 999_999)).toThrow(RangeError);
  });
});

describe('VAT and discounts', () => {
  test.each([
    [11_900, 1900, 10_000],
    [390, 1900, 328],
    [39_000, 1900, 32_773],
    [107, 700, 100],
    [100, 0, 100],
    [-390, 1900, -328],
  ])('%i gross at %i is %i net', (gross, rate, net) => {
    expect(netOfGross(gross, rate)).toBe(net);
  });

  test.each([
    [10_000, 1900, 11_900],
    [50, 700, 54],
    [150, 700, 161],
    [-150, 700, -161],
    [0, 1900, 0],
  ])('%i net at %i is %i gross', (net, rate, gross) => {
    expect(grossOfNet(net, rate)).toBe(gross);
  });

  test('the given side is kept, the other one calculated', () => {
    expect(bothSides(39_000, 1900, 'gross')).toEqual({ net: 32_773, gross: 39_000 });
    expect(bothSides(32_773, 1900, 'net')).toEqual({ net: 32_773, gross: 39_000 });
    expect(toSide(39_000, 1900, 'gross', 'gross')).toBe(39_000);
  });

  test('a net amount comes back from its gross amount', () => {
    fc.assert(
      fc.property(minorAmounts, rates, (net, rate) => {
        expect(netOfGross(grossOfNet(net, rate), rate)).toBe(net);
      }),
    );
  });

  test('discounts', () => {
    expect(lessDiscount(39_000, 500)).toBe(37_050);
    expect(lessDiscount(39_000, 0)).toBe(39_000);
    expect(lessDiscount(39_000, 10_000)).toBe(0);
    expect(() => lessDiscount(39_000, 10_001)).toThrow(RangeError);
    expect(() => netOfGross(100, -1)).toThrow(RangeError);
  });
});

describe('shareByLargestRemainder', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [3, 3, 2], [4, 4, 2]],
    [5, [0, 7, 0], [0, 5, 0]],
    [5, [0, 0], [3, 2]],
    [0, [4, 5], [0, 0]],
    [0, [], []],
    [1, [1, 3], [0, 1]],
    [2, [1, 3], [0, 2]],
    [2, [3, 1], [2, 0]],
    [2, [1, 2, 1], [1, 1, 0]],
    [1, [1, 1, 2], [0, 0, 1]],
  ])('%i by %j is %j', (total, weights, parts) => {
    expect(shareByLargestRemainder(total, weights)).toEqual(parts);
  });

  test('refuses what cannot be shared', () => {
    expect(() => shareByLargestRemainder(1, [])).toThrow(RangeError);
    expect(() => shareByLargestRemainder(1, [2, -1])).toThrow(RangeError);
    expect(() => shareByLargestRemainder(1.5, [1])).toThrow(RangeError);
  });

  const weightLists = fc.array(
    fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 1_000_000_000_000 })),
    { minLength: 1, maxLength: 30 },
  );

  test('adds up, stays within one unit of the exact share, keeps the sign', () => {
    fc.assert(
      fc.property(minorAmounts, weightLists, (total, weights) => {
        const parts = shareByLargestRemainder(total, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const sum = weights.reduce((subtotal, weight) => subtotal + weight, 0);
        for (const [index, part] of parts.entries()) {
          expect(part * Math.sign(total)).toBeGreaterThanOrEqual(0);
          const exact = sum === 0 ? total / weights.length : (total * (weights[index] ?? 0)) / sum;
          expect(Math.abs(part - exact)).toBeLessThan(1.001);
        }
      }),
    );
  });

  test('equal weights aside, the order does not matter', () => {
    fc.assert(
      fc.property(minorAmounts, weightLists, (total, weights) => {
        const pairs = (list: number[]) =>
          shareByLargestRemainder(total, list)
            .map((part, index) => `${list[index]}:${part}`)
            .sort();
        expect(pairs([...weights].reverse())).toEqual(pairs(weights));
      }),
    );
  });
});

describe('formatting', () => {
  test.each([
    [390, 'EUR', 'de', '3,90 €'],
    [390, 'EUR', 'en', '€3.90'],
    [123_456_789, 'EUR', 'de', '1.234.567,89 €'],
    [-50, 'EUR', 'de', '-0,50 €'],
    [-0, 'EUR', 'de', '0,00 €'],
    [390, 'GBP', 'en', '£3.90'],
    [390, 'EUR', 'fr', '3,90 €'],
  ])('%i %s in %s is %s', (amount, currency, language, text) => {
    expect(formatMoney(amount, currency, language).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test.each([
    [138, 'de', '0,0138 €'],
    [138, 'en', '€0.0138'],
    [1250, 'de', '0,125 €'],
    [39_000, 'de', '3,90 €'],
  ])('the unit price %i in %s is %s', (amount, language, text) => {
    expect(formatUnitPrice(amount, 'EUR', language).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
