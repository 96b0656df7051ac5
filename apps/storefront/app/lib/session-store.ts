import type { User } from '@mise/contract/customers/user.ts';
import { create } from 'zustand';
import { changeCart } from './cart-store.ts';
import { client } from './client.ts';
import { showRemovals } from './show-removals.ts';

type SessionState = {
  /** The customer, a guest by `guestMail`, or null. */
  user: User | null;
  /** Whether the session has been asked for; before that nothing is known of the visitor. */
  isKnown: boolean;
};

export const useSession = create<SessionState>(() => ({ user: null, isKnown: false }));

/**
 * Asks who the visitor is and what their cart amounts to. Pages carry nothing personal, so the browser does this once
 * after each document. A failure is silent (spec/storefront.md §8): the shop can be read without it.
 */
export async function loadSession(): Promise<void> {
  try {
    const { data } = await client.getSession();
    changeCart(data.basket);
    useSession.setState({ user: data.user, isKnown: true });
    await showRemovals(data.basket.notices);
  } catch {
    useSession.setState({ isKnown: true });
  }
}
