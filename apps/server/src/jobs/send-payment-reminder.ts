import { orderStatusIds } from '@mise/rules/order-state.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { bankDetailsOf } from '../domains/orders/bank-details.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { paymentReminder } from '../mails/payment-reminder.ts';
import { sendMail } from '../mails/send-mail.ts';

/** Why a buyer is told what there is to pay: the time is nearly over, or they have just chosen to transfer it. */
export type PaymentReminder = { orderId: number; reason: 'reminder' | 'switched' };

/** Tells the buyer how to pay and until when, in the language of the order; nothing where it has been paid meanwhile. */
export async function sendPaymentReminder(shop: Shop, { orderId, reason }: PaymentReminder): Promise<void> {
  const stored = await loadOrder(shop.db, orderId);
  if (!stored) throw new Error(`order ${orderId} does not exist`);
  const { order } = stored;
  if (order.statusId !== orderStatusIds.waitingForPayment) return;
  const { id, language, email, accessKey, paymentMethodId } = order;
  const frame = await mailFrameOf(shop, language);
  await sendMail(shop, {
    to: email,
    about: reason === 'reminder' ? `order-${id}-reminder` : `order-${id}-switched-${paymentMethodId}`,
    frame,
    content: paymentReminder(frame, {
      order,
      reason,
      orderUrl: frame.shopUrl + pathTo.confirmation(language, id, accessKey),
      bankDetails: behaviorOf(order.paymentMethodKey).namesAccount ? await bankDetailsOf(shop) : null,
    }),
  });
}
