import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { notify } from '../page/notifications.ts';
import { isRemoval, noticeText } from './cart-notices.ts';

/** Tells of lines that the shop took out of the cart, on whatever page it was found: it says so only once. */
export async function showRemovals(notices: readonly CartNotice[] = []): Promise<void> {
  const removals = notices.filter(isRemoval);
  if (removals.length === 0) return;
  await ensureMessages(['cart']);
  const i18n = browserI18n();
  const message = removals.map((notice) => noticeText(notice, (id, values) => i18n._(id, values)));
  notify({ type: 'warning', message, isPersistent: true });
}
