import type { Basket } from '@mise/contract/cart/basket.ts';
import type { CartView } from './cart.ts';

/** Whether a cart that came is the one that is shown: as much of it, at its price, in the same units. */
export function isViewOf(
  { lines, seen }: Pick<CartView, 'lines' | 'seen'>,
  { itemQuantity, basketAmount, choices }: Pick<Basket, 'itemQuantity' | 'basketAmount' | 'choices'>,
): boolean {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return quantity === itemQuantity && seen.expectedTotal === basketAmount && seen.expectedChoices === choices;
}
