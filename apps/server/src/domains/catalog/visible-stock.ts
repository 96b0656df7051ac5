import { fewPieces } from '@mise/contract/limits.ts';
import type { QuantityRules } from '@mise/rules/check-quantity.ts';

/** What a page says of the stock: nothing, that it is sold out, or how few are left. */
export function visibleStock(policy: QuantityRules['stockPolicy'], quantity: number): 'enough' | number {
  if (policy !== 'limited' || quantity > fewPieces) return 'enough';
  return Math.max(quantity, 0);
}
