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

  const { parts, remainders } = shares;
  const left = total - parts.reduce((subtotal, part) => subtotal + part, 0);
  if (left === 0) return parts;
  // Equal ones stay in their order.
  const byRemainder = [...parts.keys()].sort(
    (a, b) => compare(at(remainders, b), at(remainders, a)) || at(counted, b) - at(counted, a),
  );
  for (const index of byRemainder.slice(0, left)) parts[index] = at(parts, index) + 1;
  return parts;
}

type Shares = { parts: number[]; remainders: readonly (number | bigint)[] };

/** Of amounts whose products are integers that a number holds: all but absurd ones, and much faster. */
function exactShares(total: number, { sum, weights }: { sum: number; weights: readonly number[] }): Shares {
  const remainders = weights.map((weight) => (total * weight) % sum);
  return { parts: weights.map((weight, index) => (total * weight - at(remainders, index)) / sum), remainders };
}

function largeShares(total: number, weights: readonly number[]): Shares {
  const sum = weights.reduce((subtotal, weight) => subtotal + BigInt(weight), 0n);
  const products = weights.map((weight) => BigInt(total) * BigInt(weight));
  return {
    parts: products.map((product) => Number(product / sum)),
    remainders: products.map((product) => product % sum),
  };
}

/** Of a place that there is. */
function at<Value>(values: readonly Value[], index: number): Value {
  return values[index] as Value;
}

function compare(a: number | bigint, b: number | bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
