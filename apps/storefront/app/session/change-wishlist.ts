import { pathTo } from '@mise/rules/path-to.ts';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import type { Locale } from '../page/locale.ts';
import { dismiss, type NewNotification, notify } from '../page/notifications.ts';
import { client } from './client.ts';
import { hasSession } from './has-session.ts';
import { sessionLoaded } from './load-session.ts';
import { isOnWishlist, showOnWishlist } from './wishlist-store.ts';

type Article = { variationId: number; name: string };

/** Puts an article on the wishlist, shows it there at once and tells so. Throws what the shop refuses; then it is as it was. */
export async function addToWishlist({ variationId, name }: Article): Promise<void> {
  await show(variationId, true, () => client.doAddWishlistItem({ variationId, quantity: 1 }));
  await ensureMessages(['wishlist']);
  const i18n = browserI18n();
  tell({
    message: i18n._('wishlist.added', { name }),
    action: { text: i18n._('wishlist.show'), href: pathTo.wishlist(i18n.locale as Locale) },
  });
}

/** The same the other way round. */
export async function removeFromWishlist({ variationId, name }: Article): Promise<void> {
  await show(variationId, false, () => client.deleteWishlistItem({ variationId }));
  await ensureMessages(['wishlist']);
  tell({ message: browserI18n()._('wishlist.removed', { name }) });
}

/** Resolves when it is known what is on the list, as far as the shop says so: what it said later would undo what was changed. */
export async function wishlistKnown(): Promise<void> {
  if (hasSession()) await sessionLoaded();
}

async function show(variationId: number, isOn: boolean, call: () => Promise<unknown>): Promise<void> {
  await wishlistKnown();
  const wasOn = isOnWishlist(variationId);
  showOnWishlist(variationId, isOn);
  try {
    await call();
    // Once more: a list that the shop was asked for in between may have come meanwhile, or be on its way.
    showOnWishlist(variationId, isOn);
  } catch (error) {
    showOnWishlist(variationId, wasOn);
    throw error;
  }
}

let lastTold = 0;

/** Takes the place of what was told before: one message is enough for whoever goes through a list. */
function tell(notification: Omit<NewNotification, 'type'>): void {
  dismiss(lastTold);
  lastTold = notify({ type: 'positive', ...notification });
}
