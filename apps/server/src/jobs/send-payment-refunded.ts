import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import { methodOfEntry } from '../domains/payments/method-name.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { paymentRefunded } from '../mails/payment-refunded.ts';
import { sendMail } from '../mails/send-mail.ts';

/**
 * `amount` in minor units; `refund` is the entry of the ledger. `isSurplus`: more was paid than owed, as always in jobs of
 * before there was this field. `isByHand`: not by the way on which it came. `isToGiftCard`: onto one with which the order was paid.
 */
export type PaymentRefund = {
  orderId: number;
  amount: number;
  isSurplus?: boolean;
  isByHand?: boolean;
  isToGiftCard?: boolean;
  refund: string;
};

/** Tells the buyer that money went back, in the language in which the order was placed. */
export async function sendPaymentRefunded(
  shop: Shop,
  { orderId, amount, isSurplus = true, isByHand = false, isToGiftCard = false, refund }: PaymentRefund,
): Promise<void> {
  const refunded = await loadOrder(shop.db, orderId);
  if (!refunded) throw new Error(`order ${orderId} does not exist`);
  const { id, language, email, accessKey } = refunded.order;
  const order = { ...refunded.order, paymentMethodName: await methodOfEntry(shop.db, refunded.order, Number(refund)) };
  const frame = await mailFrameOf(shop, language);
  const orderUrl = frame.shopUrl + pathTo.confirmation(language, id, accessKey);
  await sendMail(shop, {
    to: email,
    about: `order-${id}-refund-${refund}`,
    frame,
    content: paymentRefunded(frame, { order, amount, isSurplus, isByHand, isToGiftCard, orderUrl }),
  });
}
