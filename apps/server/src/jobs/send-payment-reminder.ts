import { orderStatusIds } from '@mise/rules/order-state.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { bankDetailsOf } from '../domains/orders/bank-details.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { paymentReminder } from '../mails/payment-reminder.ts';
import { sendMail } from '../mails/send-mail.ts';

/**
 * Why a buyer is told what there is to pay: the time is nearly over, they have just chosen to transfer it, or a gift card that paid a part of it is not
 * paid for any more, or is again (`since`: the moment in milliseconds, as that may happen more than once).
 */
export type PaymentReminder =
  | { orderId: number; reason: 'reminder' | 'switched' }
  | { orderId: number; reason: 'giftCardGone' | 'giftCardBack'; since: number };

/** Tells the buyer how to pay and until when, in the language of the order; nothing where it has been paid meanwhile. */
export async function sendPaymentReminder(shop: Shop, reminder: PaymentReminder): Promise<void> {
  const stored = await loadOrder(shop.db, reminder.orderId);
  if (!stored) throw new Error(`order ${reminder.orderId} does not exist`);
  const { order } = stored;
  if (order.statusId !== orderStatusIds.waitingForPayment) return;
  const { id, language, email, accessKey } = order;
  const frame = await mailFrameOf(shop, language);
  await sendMail(shop, {
    to: email,
    about: `order-${id}-${occasionOf(reminder, order)}`,
    frame,
    content: paymentReminder(frame, {
      order,
      reason: reminder.reason,
      orderUrl: frame.shopUrl + pathTo.confirmation(language, id, accessKey),
      bankDetails: behaviorOf(order.paymentMethodKey).namesAccount ? await bankDetailsOf(shop) : null,
    }),
  });
}

/** What makes one such mail of an order another than the next. */
function occasionOf(reminder: PaymentReminder, { paymentMethodId }: { paymentMethodId: number }): string {
  switch (reminder.reason) {
    case 'reminder':
      return 'reminder';
    case 'switched':
      return `switched-${paymentMethodId}`;
    case 'giftCardGone':
    case 'giftCardBack':
      return `gift-card-${reminder.since}`;
  }
}
