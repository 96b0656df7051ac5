import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import type { Credit } from '../domains/payments/record-credit.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { orderCredited } from '../mails/order-credited.ts';
import { sendMail } from '../mails/send-mail.ts';

/** What is credited by then tells one from the next. */
export type OrderCredit = Credit & { orderId: number };

/** Tells the buyer, in the language in which the order was placed. */
export async function sendOrderCredited(shop: Shop, { orderId, ...credit }: OrderCredit): Promise<void> {
  const stored = await loadOrder(shop.db, orderId);
  if (!stored) throw new Error(`order ${orderId} does not exist`);
  const { order } = stored;
  const frame = await mailFrameOf(shop, order.language);
  const orderUrl = frame.shopUrl + pathTo.confirmation(order.language, order.id, order.accessKey);
  await sendMail(shop, {
    to: order.email,
    about: `order-${order.id}-credited-${credit.credited}`,
    frame,
    content: orderCredited(frame, { order, ...credit, orderUrl }),
  });
}
