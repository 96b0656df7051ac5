import { type OrderState, orderStateOf } from '@mise/rules/order-state.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { openWithdrawalOf } from '../domains/contact/kept-withdrawals.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import { moneyOf } from '../domains/payments/money-of.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { paymentReceived } from '../mails/payment-received.ts';
import { sendMail } from '../mails/send-mail.ts';

const mayLeave: readonly OrderState[] = ['clearedForDispatch', 'dispatched'];

/**
 * Tells the buyer that the money has come, and that the goods follow, in the language in which the order was placed; nothing where it was noted by
 * mistake and taken back since, where the order was canceled, or its buyer has withdrawn.
 */
export async function sendPaymentReceived(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const paid = await loadOrder(shop.db, orderId);
  if (!paid) throw new Error(`order ${orderId} does not exist`);
  const { id, language, email, accessKey } = paid.order;
  if (!mayLeave.includes(orderStateOf(paid.order.statusId))) return;
  const money = await moneyOf(shop.db, paid.order);
  if (money.amount <= 0 || (await openWithdrawalOf(shop.db, orderId))) return;
  const frame = await mailFrameOf(shop, language);
  const orderUrl = frame.shopUrl + pathTo.confirmation(language, id, accessKey);
  await sendMail(shop, {
    to: email,
    about: `order-${id}-paid`,
    frame,
    content: paymentReceived(frame, { order: paid.order, money, orderUrl }),
  });
}
