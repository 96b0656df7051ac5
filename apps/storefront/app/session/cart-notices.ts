import type { CartNotice } from '@mise/contract/cart/basket.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';
import type { Text } from '../page/use-text.ts';

/** Something that the shop took out. Told once, with the answer that found it (packages/contract/src/cart/basket.ts). */
export function isRemoval({ key }: CartNotice): boolean {
  return key.startsWith('itemRemoved.') || key.startsWith('couponRemoved.') || key === 'giftCardRemoved';
}

/** Why the cart is not what it was. `name`: that of the article, where the notice itself does not say it. */
export function noticeText({ key, cause }: CartNotice, text: Text, name?: string): string {
  const id: MessageId = `cartNotice.${key}`;
  return text(id, { ...cause, name: cause.name ?? name ?? text('cartNotice.someArticle') });
}
