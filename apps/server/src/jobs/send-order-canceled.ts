import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import type { CanceledOrder } from '../domains/payments/end-unpaid.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { orderCanceled } from '../mails/order-canceled.ts';
import { sendMail } from '../mails/send-mail.ts';

/** Tells the buyer that an order was canceled, because its money did not come or by the shop, in the language in which it was placed. */
export async function sendOrderCanceled(shop: Shop, { orderId, isByShop, toGiftCards }: CanceledOrder): Promise<void> {
  const canceled = await loadOrder(shop.db, orderId);
  if (!canceled) throw new Error(`order ${orderId} does not exist`);
  const { id, language, email, accessKey } = canceled.order;
  const frame = await mailFrameOf(shop, language);
  await sendMail(shop, {
    to: email,
    about: `order-${id}-canceled`,
    frame,
    content: orderCanceled(frame, {
      order: canceled.order,
      isByShop,
      toGiftCards,
      orderUrl: frame.shopUrl + pathTo.confirmation(language, id, accessKey),
    }),
  });
}
