import { orderStatusIds } from '@mise/rules/order-state.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { orderDispatched } from '../mails/order-dispatched.ts';
import { sendMail } from '../mails/send-mail.ts';

/** `notedAt` tells one mail from the next, as when a number to follow the parcel by came later. */
export type OrderDispatch = { orderId: number; notedAt: string };

/** Tells the buyer, in the language in which the order was placed, unless it was taken back before the mail went out. */
export async function sendOrderDispatched(shop: Shop, { orderId, notedAt }: OrderDispatch): Promise<void> {
  const stored = await loadOrder(shop.db, orderId);
  if (!stored) throw new Error(`order ${orderId} does not exist`);
  const { order, items } = stored;
  if (order.statusId !== orderStatusIds.dispatched) return;
  const frame = await mailFrameOf(shop, order.language);
  const orderUrl = frame.shopUrl + pathTo.confirmation(order.language, order.id, order.accessKey);
  await sendMail(shop, {
    to: order.email,
    about: `order-${order.id}-dispatched-${Date.parse(notedAt)}`,
    frame,
    content: orderDispatched(frame, { order, items, orderUrl }),
  });
}
