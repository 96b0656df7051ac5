import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { loadOrder } from '../domains/orders/find-order.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { sendMail } from '../mails/send-mail.ts';
import { vatChecked } from '../mails/vat-checked.ts';

/** Tells the buyer what the register said of the VAT id after the order was placed, in the language of the order. */
export async function sendVatChecked(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const stored = await loadOrder(shop.db, orderId);
  if (!stored) throw new Error(`order ${orderId} does not exist`);
  const { order } = stored;
  const { id, language, email, accessKey, vatStanding, vatRecheck } = order;
  if (!vatStanding || !vatRecheck) throw new Error(`order ${orderId} has no VAT id that was checked later`);
  const frame = await mailFrameOf(shop, language);
  await sendMail(shop, {
    to: email,
    about: `order-${id}-vat-checked`,
    frame,
    content: vatChecked(frame, {
      order,
      vatNumber: vatStanding.vatNumber,
      isValid: vatRecheck.isValid,
      orderUrl: frame.shopUrl + pathTo.confirmation(language, id, accessKey),
    }),
  });
}
