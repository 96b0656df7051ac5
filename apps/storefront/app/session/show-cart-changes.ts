import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { notify } from '../page/notifications.ts';
import { isToldOnce, noticeText } from './cart-notices.ts';

/** Tells of what the shop took out of the cart, or sells otherwise by now, on whatever page it was found: it says so only once. */
export async function showCartChanges(notices: readonly CartNotice[] = []): Promise<void> {
  const changes = notices.filter(isToldOnce);
  if (changes.length === 0) return;
  await ensureMessages(['cart']);
  const i18n = browserI18n();
  const message = changes.map((notice) => noticeText(notice, (id, values) => i18n._(id, values)));
  notify({ type: 'warning', message, isPersistent: true });
}
