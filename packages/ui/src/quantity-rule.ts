export type QuantityRule = {
  /** Least that can be ordered, 1 where nothing is said. */
  minimum: number;
  /** Quantities are the minimum and multiples of this above it. */
  interval: number;
  /** Most that can be ordered; null: no limit. */
  maximum: number | null;
};

/** Groups of three digits as any language of the shop writes them: 1.000, 1,000, 1 000. */
const grouped = /^\d{1,3}(?:[.,'’\s]\d{3})+$/;

/** What was typed as a number; NaN where it is none. */
export function readQuantity(text: string): number {
  const typed = text.trim();
  if (typed === '') return Number.NaN;
  return Number(grouped.test(typed) ? typed.replace(/\D/g, '') : typed.replace(',', '.'));
}

/** The nearest orderable quantity to what was typed: within the limits, rounded up to the next step. */
export function fitQuantity(quantity: number, rule: QuantityRule): number {
  if (!Number.isFinite(quantity) || quantity <= rule.minimum) return rule.minimum;
  const top = highestStep(rule);
  const steps = Math.ceil((quantity - rule.minimum) / rule.interval - 1e-9);
  return Math.min(rule.minimum + steps * rule.interval, top);
}

/** One step up (1) or down (-1) from an orderable quantity. */
export function nextQuantity(quantity: number, direction: 1 | -1, rule: QuantityRule): number {
  return fitQuantity(Math.max(rule.minimum, quantity + direction * rule.interval), rule);
}

export function highestStep({ minimum, interval, maximum }: QuantityRule): number {
  if (maximum === null) return Number.MAX_SAFE_INTEGER;
  return Math.max(minimum, minimum + Math.floor((maximum - minimum) / interval) * interval);
}
