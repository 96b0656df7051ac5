import { changeCart } from './cart-store.ts';
import { client } from './client.ts';
import { showRemovals } from './show-removals.ts';

/**
 * Asks what the visitor's cart amounts to. Pages carry nothing personal, so the browser does this once after each document.
 * A failure is silent: the shop can be read without it.
 */
export async function loadSession(): Promise<void> {
  try {
    const { data } = await client.getSession({ cartItems: 'none' });
    changeCart(data.basket);
    await showRemovals(data.basket.notices);
  } catch {
    // The count stays away; whatever the visitor does next asks again.
  }
}
