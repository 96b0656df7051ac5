import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bothSides, grossOfNet, lessDiscount, netOfGross, toSide } from './net-gross.ts';

const minorAmounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const rates = fc.integer({ min: 0, max: 3000 });

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
