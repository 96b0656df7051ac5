import { guardInteger } from './money.ts';

/**
 * Divides a total in proportion to weights so that the parts add up to it exactly. What rounding leaves goes, one unit
 * each, to the largest remainders; among equal ones to the larger weight, then to the earlier, so that the parts do not
 * depend on the order of unequal weights. Weights that are all zero count as equal. A negative total is shared like its
 * positive and negated. No part exceeds its exact share by one or more.
 */
export function shareByLargestRemainder(total: number, weights: readonly number[]): number[] {
  if (weights.some((weight) => guardInteger(weight) < 0)) throw new RangeError('A weight is negative');
  if (weights.length === 0) {
    if (total === 0) return [];
    throw new RangeError(`Nobody to share ${total} with`);
  }
  if (total < 0) return shareByLargestRemainder(-total, weights).map((part) => 0 - part);

  const counted = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights;
  const sum = counted.reduce((subtotal, weight) => subtotal + weight, 0);
  const isExact = Number.isSafeInteger(guardInteger(total) * sum);
  const shares = isExact ? exactShares(total, { sum, weights: counted }) : largeShares(total, counted);

  const left = total - shares.reduce((subtotal, share) => subtotal + share.part, 0);
  if (left === 0) return shares.map((share) => share.part);
  const byRemainder = [...shares].sort(
    (a, b) => compare(b.remainder, a.remainder) || b.weight - a.weight || a.index - b.index,
  );
  for (const share of byRemainder.slice(0, left)) share.part += 1;
  return shares.map((share) => share.part);
}

type Share = { index: number; weight: number; part: number; remainder: number | bigint };

/** Of amounts whose products are integers that a number holds: all but absurd ones, and much faster. */
function exactShares(total: number, { sum, weights }: { sum: number; weights: readonly number[] }): Share[] {
  return weights.map((weight, index) => {
    const product = total * weight;
    const remainder = product % sum;
    return { index, weight, part: (product - remainder) / sum, remainder };
  });
}

function largeShares(total: number, weights: readonly number[]): Share[] {
  const sum = weights.reduce((subtotal, weight) => subtotal + BigInt(weight), 0n);
  return weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, weight, part: Number(product / sum), remainder: product % sum };
  });
}

function compare(a: number | bigint, b: number | bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
