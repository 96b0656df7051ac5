import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalLineAmount,
  fromMinor,
  lineAmount,
  parseBasisPoints,
  parseUnitAmount,
  roundToCents,
  scale,
  toDecimal,
  toMinor,
  toPercent,
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

  test('the same whether a number holds the product or not', () => {
    const amounts = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -(2 ** 45), max: 2 ** 45 }));
    const factors = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(amounts, factors, fc.integer({ min: 1, max: 11_900 }), (amount, numerator, denominator) => {
        const product = BigInt(amount) * BigInt(numerator);
        const size = product < 0n ? -product : product;
        const rounded = Number((size * 2n + BigInt(denominator)) / (2n * BigInt(denominator)));
        const scaled = () => scale(amount, numerator, denominator);
        if (Number.isSafeInteger(rounded)) expect(scaled()).toBe(product < 0n ? 0 - rounded : rounded);
        else expect(scaled).toThrow(RangeError);
      }),
      { examples: [[-30_636_732_158_983, -294, 1]] },
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

test.each([
  { unitPrice: 3.9, quantity: 3, amount: 11.7 },
  { unitPrice: 0.0138, quantity: 1000, amount: 13.8 },
  { unitPrice: 0.0138, quantity: 1, amount: 0.01 },
  { unitPrice: 0.045, quantity: 1, amount: 0.05 },
  { unitPrice: 1.005, quantity: 1, amount: 1.01 },
  { unitPrice: 19.99, quantity: 999_999, amount: 19_989_980.01 },
])('$quantity × $unitPrice is $amount', ({ unitPrice, quantity, amount }) => {
  expect(decimalLineAmount(unitPrice, quantity)).toBe(amount);
});

test('sums lose the dust of binary fractions', () => {
  expect(roundToCents(0.1 + 0.2)).toBe(0.3);
  expect(roundToCents(549 - 543)).toBe(6);
  expect(roundToCents(8.7 - 2.3)).toBe(6.4);
});
