/** No line is larger, whatever a variation allows: amounts stay exact and a mistyped quantity is caught. */
export const maximumQuantity = 999_999;

/** What the catalogue says of the quantities of a variation, in pieces sold; null or absent: nothing. */
export type QuantityLimits = {
  minimumOrderQuantity?: number | null;
  maximumOrderQuantity?: number | null;
  /** Ordered in whole multiples of it: 6, 12, 18. */
  intervalOrderQuantity?: number | null;
};

/** The minimum, and steps of the interval above it as far as the maximum. */
export type QuantityRange = {
  minimum: number;
  interval: number;
  /** Not always a step itself; null: no limit. */
  maximum: number | null;
};

/**
 * Which quantities of a variation can be ordered. Whole multiples of the interval are sold, so the smallest one is the
 * first of them. `stock`: pieces beyond which nothing is sold, null where stock sets no bound. Where the maximum does not
 * reach the minimum nothing can be ordered.
 */
export function quantityRange(limits: QuantityLimits, stock: number | null) {
  const interval = Math.max(limits.intervalOrderQuantity ?? 1, 1);
  return {
    minimum: Math.ceil(Math.max(limits.minimumOrderQuantity ?? 1, 1) / interval) * interval,
    interval,
    maximum: Math.min(limits.maximumOrderQuantity ?? maximumQuantity, stock ?? maximumQuantity, maximumQuantity),
  };
}

/** What one of several lines may be set to while the others hold so many of the variation: limits count all of them. */
export function besideOthers({ minimum, interval, maximum }: ReturnType<typeof quantityRange>, others: number) {
  return { minimum: Math.max(minimum - others, interval), interval, maximum: Math.max(maximum - others, 0) };
}

/** The nearest orderable quantity to a wanted one: within the range, rounded up to the next step. */
export function fitQuantity(quantity: number, range: QuantityRange): number {
  if (!Number.isFinite(quantity) || quantity <= range.minimum) return range.minimum;
  const steps = Math.ceil((quantity - range.minimum) / range.interval - 1e-9);
  return Math.max(Math.min(range.minimum + steps * range.interval, highestStep(range)), range.minimum);
}

/** One step up (1) or down (-1); from a quantity between two steps to the nearest one. */
export function nextQuantity(quantity: number, direction: 1 | -1, range: QuantityRange): number {
  const above = fitQuantity(quantity, range);
  if (direction === 1 && above > quantity) return above;
  return fitQuantity(quantity + direction * range.interval, range);
}

/** The largest quantity of the range; below the minimum where there is none. */
export function highestStep({ minimum, interval, maximum }: QuantityRange): number {
  if (maximum === null) return Number.MAX_SAFE_INTEGER;
  return minimum + Math.floor((maximum - minimum) / interval) * interval;
}
