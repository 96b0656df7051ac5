import { isApiError } from '@mise/contract/api-error.ts';
import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { showError } from '../page/show-error.ts';
import { isToldOnce } from './cart-notices.ts';
import { cartChanges, changeCart } from './cart-store.ts';
import { client } from './client.ts';
import { changeCustomer } from './customer-store.ts';
import { isLeavingPage } from './leave-page.ts';
import { sessionAsked } from './other-tabs.ts';
import { showCartChanges } from './show-cart-changes.ts';
import { setWishlist, wishlistChanges } from './wishlist-store.ts';

let lastLoad: Promise<void> | undefined;

/**
 * Asks who the visitor is, what their cart amounts to and what is on the wishlist. Pages carry nothing personal, so the browser
 * does this once after each document. A shop that cannot answer says so; without a connection name and counts stay away, and
 * the next action asks again.
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
  sessionAsked();
  const changes = { cart: cartChanges(), wishlist: wishlistChanges() };
  try {
    const { data } = await client.getSession({ cartItems: 'none', keepsNotices: true });
    if (changes.cart === cartChanges()) changeCart(data.basket);
    if (changes.wishlist === wishlistChanges()) setWishlist(Object.values(data.basket.itemWishListIds ?? {}));
    changeCustomer(data.user);
    await tellChanges(data.basket.notices);
  } catch (error) {
    if (isApiError(error) && error.status !== undefined) await showError(error);
  }
}

/** The shop forgets them once they are seen, not with an answer that a document which is left for another may never show. */
async function tellChanges(notices: readonly CartNotice[] = []): Promise<void> {
  if (!notices.some(isToldOnce) || isLeavingPage()) return;
  await showCartChanges(notices);
  await client.getSession({ cartItems: 'none' });
}
