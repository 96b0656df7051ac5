import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { formatPacks } from '@mise/rules/format-quantity.ts';
import type { Pack } from '@mise/rules/pack.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';
import type { Locale } from '../page/locale.ts';
import type { Text } from '../page/use-text.ts';

/** The article that a notice is about, where its line is known. */
export type NoticeArticle = { name: string; pack: Pack };

/** Something that the shop took out. Told once, with the answer that found it (packages/contract/src/cart/basket.ts). */
export function isRemoval({ key }: CartNotice): boolean {
  return (
    key.startsWith('itemRemoved.') ||
    key.startsWith('couponRemoved.') ||
    key === 'giftCardRemoved' ||
    key === 'bundleSplit'
  );
}

/** Why the cart is not what it was. Numbers say what they count: packs of the article, or units where it is not known. */
export function noticeText({ key, cause }: CartNotice, text: Text, locale: Locale, article?: NoticeArticle): string {
  const id: MessageId = `cartNotice.${key}`;
  const counted = (count = 0) =>
    article ? formatPacks(count, article.pack, locale) : text('cartNotice.units', { count });
  return text(id, {
    ...cause,
    name: cause.name ?? article?.name ?? text('cartNotice.someArticle'),
    inStock: counted(cause.stock),
    following: counted(cause.later),
    sold: counted(cause.pieces),
  });
}
