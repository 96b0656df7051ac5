import type { CartNotice } from '@mise/contract/cart/basket.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';
import type { Text } from '../page/use-text.ts';

/** What the shop took out, or is something else by now. Told once, with the answer that found it (packages/contract/src/cart/basket.ts). */
export function isToldOnce({ key }: CartNotice): boolean {
  return (
    key.startsWith('itemRemoved.') ||
    key.startsWith('couponRemoved.') ||
    key === 'giftCardRemoved' ||
    key === 'bundleSplit' ||
    key === 'unitChanged'
  );
}

/** Something that stands in the way of the order, or changed what is ordered. */
export function isWarning(notice: CartNotice): boolean {
  return isToldOnce(notice) || notice.key === 'notEnoughStock';
}

/** Why the cart is not what it was. `article`: what it is about is called so in its line. */
export function noticeText({ key, cause }: CartNotice, text: Text, article?: string): string {
  const id: MessageId = `cartNotice.${key}`;
  return text(id, { ...cause, name: article ?? cause.name ?? text('cartNotice.someArticle') });
}
