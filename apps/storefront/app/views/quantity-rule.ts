import type { Variation } from '@mise/contract/catalog/variation.ts';
import { maximumQuantity } from '@mise/contract/limits.ts';
import type { QuantityRule } from '@mise/ui/quantity-rule.ts';

/**
 * What can be ordered of a variation, as the quantity field takes it. The shop sells whole multiples of the interval, so
 * the smallest quantity is the first of them. Null where stock does not reach even that.
 */
export function quantityRuleOf(
  variation: Pick<Variation, 'minimumOrderQuantity' | 'intervalOrderQuantity' | 'maximumOrderQuantity' | 'stock'>,
): QuantityRule | null {
  const interval = Math.max(variation.intervalOrderQuantity ?? 1, 1);
  const minimum = Math.ceil(Math.max(variation.minimumOrderQuantity ?? 1, 1) / interval) * interval;
  const maximum = Math.min(variation.maximumOrderQuantity ?? maximumQuantity, variation.stock ?? maximumQuantity);
  return maximum < minimum ? null : { minimum, interval, maximum };
}
