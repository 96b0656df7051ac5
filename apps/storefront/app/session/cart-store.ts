import type { Basket, CartItem } from '@mise/contract/cart/basket.ts';
import { create } from 'zustand';

type CartState = {
  /** What the shop last answered; null until it has. */
  cart: Basket | null;
  /** How many calls that change the cart are on their way. */
  pending: number;
};

export const useCart = create<CartState>(() => ({ cart: null, pending: 0 }));

/** Takes over an answered cart. Lines that come without product data keep what is known of them. */
export function changeCart(cart: Basket): void {
  useCart.setState((state) => ({ cart: withKnownProducts(cart, state.cart) }));
}

/** Shows the cart as busy until the call is done. */
export async function whileCartChanges<Result>(call: () => Promise<Result>): Promise<Result> {
  useCart.setState(({ pending }) => ({ pending: pending + 1 }));
  try {
    return await call();
  } finally {
    useCart.setState(({ pending }) => ({ pending: pending - 1 }));
  }
}

/** Lines that come without their product take it from the cart of before, by the id of the line. */
export function withKnownProducts(next: Basket, previous: Basket | null): Basket {
  if (!next.items) return previous?.items ? { ...next, items: previous.items } : next;
  const known = new Map<number, CartItem>(previous?.items?.map((item) => [item.id, item]));
  return {
    ...next,
    items: next.items.map((item) => ({ ...item, variation: item.variation ?? known.get(item.id)?.variation ?? null })),
  };
}
