import type { Basket, CartItem } from '@mise/contract/cart/basket.ts';
import { unitOf } from '@mise/rules/pack.ts';
import { create } from 'zustand';
import { stayFor } from './stay-for-answers.ts';

type CartState = {
  /** What the shop last answered; null until it has. */
  cart: Basket | null;
  /** How many calls that change the cart are on their way. */
  pending: number;
  /** What was put into the cart last; null as long as nothing was since the document came. */
  lastAdded: Added | null;
  /** The addition that was seen last: what shows it was closed. */
  seen: number;
};

/**
 * `serial` tells one addition from the next of the same. `name` is that of the article where it was one, `lineIds` are the lines
 * that it made or let grow.
 */
export type Added = { serial: number; name: string; count: number; quantity: number; lineIds: readonly number[] };

export const useCart = create<CartState>(() => ({ cart: null, pending: 0, lastAdded: null, seen: 0 }));

/** Takes over the cart after an addition, and tells whoever shows it what was added. */
export function changeCartByAddition(cart: Basket, added: Pick<Added, 'name' | 'count' | 'quantity'>): void {
  const before = useCart.getState().cart?.items;
  changeCart(cart);
  const lineIds = changedLines(before, cart.items);
  useCart.setState(({ lastAdded }) => ({ lastAdded: { ...added, lineIds, serial: (lastAdded?.serial ?? 0) + 1 } }));
}

/** What showed the last addition was closed, or shows the next one only. */
export function closeAdded(): void {
  useCart.setState(({ lastAdded, seen }) => ({ seen: lastAdded?.serial ?? seen }));
}

/** Where it is not known what the cart held before: the lines that came with their products. */
export function changedLines(before: readonly CartItem[] | undefined, after: readonly CartItem[] = []): number[] {
  const held = before && new Map(before.map(({ id, quantity }) => [id, quantity]));
  return after
    .filter(({ id, quantity, variation }) => (held ? held.get(id) !== quantity : variation !== null))
    .map(({ id }) => id);
}

let changes = 0;

/** How often an answer with the cart came to this page: one that was asked for before the last of them may be older. */
export function cartChanges(): number {
  return changes;
}

/** Takes over an answered cart. Lines that come without product data keep what is known of them. */
export function changeCart(cart: Basket): void {
  changes += 1;
  useCart.setState((state) => ({ cart: withKnownProducts(cart, state.cart) }));
}

/** Shows the cart as busy until the call is done. */
export async function whileCartChanges<Result>(call: () => Promise<Result>): Promise<Result> {
  useCart.setState(({ pending }) => ({ pending: pending + 1 }));
  try {
    return await stayFor(call());
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
    items: next.items.map((item) => ({ ...item, variation: item.variation ?? knownProduct(item, known.get(item.id)) })),
  };
}

/** Null where one of it is something else by now. */
function knownProduct({ unit: now }: CartItem, known: CartItem | undefined): CartItem['variation'] {
  const product = known?.variation ?? null;
  if (!product || now === undefined) return product;
  const { content, unitOfMeasurement: unitCode } = product.unit;
  return unitOf({ content, unitCode }) === now ? product : null;
}
