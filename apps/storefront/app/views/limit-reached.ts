import { highestStep, type QuantityRange } from '@mise/rules/quantity-range.ts';

/**
 * Why a quantity goes no higher: an order may hold no more, or no more is there. Null where it does, or is the least there is. `orderMaximum`: in whole
 * steps; null: none.
 */
export function limitReached(
  { rule, orderMaximum }: { rule: QuantityRange; orderMaximum: number | null },
  quantity: number,
): 'order' | 'stock' | null {
  if (quantity !== highestStep(rule) || quantity <= rule.minimum) return null;
  return quantity === orderMaximum ? 'order' : 'stock';
}
