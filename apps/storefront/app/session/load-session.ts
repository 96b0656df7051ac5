import { changeCart } from './cart-store.ts';
import { client } from './client.ts';
import { showRemovals } from './show-removals.ts';
import { setWishlist } from './wishlist-store.ts';

let lastLoad: Promise<void> | undefined;

/**
 * Asks what the visitor's cart amounts to, and what is on the wishlist. Pages carry nothing personal, so the browser does this
 * once after each document. A failure is silent: the shop can be read without it.
 */
export function loadSession(): Promise<void> {
  lastLoad = ask();
  return lastLoad;
}

/** Resolves when the session was asked for, by whomever. */
export function sessionLoaded(): Promise<void> {
  return lastLoad ?? loadSession();
}

async function ask(): Promise<void> {
  try {
    const { data } = await client.getSession({ cartItems: 'none' });
    changeCart(data.basket);
    setWishlist(Object.values(data.basket.itemWishListIds ?? {}));
    await showRemovals(data.basket.notices);
  } catch {
    // The counts stay away; whatever the visitor does next asks again.
  }
}
