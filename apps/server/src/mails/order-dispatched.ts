import type { StoredOrder } from '../domains/orders/find-order.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { longDate } from './order-terms.ts';
import { button, facts, paragraph, type Row, section } from './parts.ts';
import { quantityText } from './quantity-text.ts';
import { unlinked } from './unlinked.ts';

type DispatchedOrder = {
  order: Pick<
    StoredOrder['order'],
    'id' | 'createdAt' | 'customerSign' | 'shippingProfileName' | 'trackingNumber' | 'trackingUrl'
  >;
  items: Pick<StoredOrder['items'][number], 'typeId' | 'name' | 'number' | 'quantity' | 'pack' | 'isGiftCard'>[];
};

/** Tells the buyer that the goods have left, and how to follow them. */
export function orderDispatched(
  frame: MailFrame,
  { order, items, orderUrl }: DispatchedOrder & { orderUrl: string },
): MailContent {
  const { text, language } = frame;
  const orderId = String(order.id);
  const { trackingNumber, trackingUrl } = order;
  const open = { label: text('mail.order.open'), url: orderUrl };
  const follow = { label: text('mail.dispatched.follow'), url: trackingUrl };
  return {
    subject: text('mail.dispatched.subject', { orderId, shopName: frame.shopName }),
    preheader: text('mail.dispatched.preheader', { method: order.shippingProfileName }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(text('mail.dispatched.what', { orderId })),
      facts([
        { label: text('mail.order.number'), value: orderId },
        { label: text('mail.order.date'), value: longDate(order.createdAt, language) },
        ...(order.customerSign ? [{ label: text('mail.order.sign'), value: unlinked(order.customerSign) }] : []),
        { label: text('mail.dispatched.method'), value: order.shippingProfileName },
        ...(trackingNumber === '' ? [] : [{ label: text('mail.dispatched.tracking'), value: trackingNumber }]),
      ]),
      ...(trackingUrl === '' ? [open] : [follow, open]).map(({ label, url }) => button(frame, label, url)),
      section(text('mail.order.articles'), facts(goodsRows(frame, items))),
      paragraph(text('mail.dispatched.questions', { phone: frame.phone })),
    ],
  };
}

/** What was in the parcels: neither coupons nor gift cards, which come by mail; a set as one. */
function goodsRows({ language }: MailFrame, items: DispatchedOrder['items']): Row[] {
  return items
    .filter(({ typeId, isGiftCard }) => typeId !== 4 && typeId !== 2 && !isGiftCard)
    .map(({ name, number, quantity, pack }) => ({
      label: quantityText(quantity, pack, language),
      value: `${name} (${number})`,
    }));
}
