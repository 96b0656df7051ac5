import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareByLargestRemainder } from './share-by-largest-remainder.ts';

const minorAmounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

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

  test('weights as many times as large are shared alike, also where a number does not hold the products', () => {
    const smallWeights = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(minorAmounts, smallWeights, (total, weights) => {
        const large = weights.map((weight) => weight * 1_000_000_007);
        expect(shareByLargestRemainder(total, large)).toEqual(shareByLargestRemainder(total, weights));
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
