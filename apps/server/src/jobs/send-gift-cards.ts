import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import { giftCardsOfOrder } from '../domains/payments/issue-gift-cards.ts';
import { giftCards } from '../mails/gift-cards.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { sendMail } from '../mails/send-mail.ts';

/** Tells the codes of the gift cards that an order bought to whoever bought them, in the language of the order. */
export async function sendGiftCards(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const paid = await loadOrder(shop.db, orderId);
  if (!paid) throw new Error(`order ${orderId} does not exist`);
  const { id, language, email, currency } = paid.order;
  const frame = await mailFrameOf(shop, language);
  await sendMail(shop, {
    to: email,
    about: `order-${id}-gift-cards`,
    frame,
    content: giftCards(frame, {
      orderId: id,
      currency,
      cards: await giftCardsOfOrder(shop, id),
      shopUrl: frame.shopUrl + pathTo.home(language),
    }),
  });
}
