import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { wayOf } from '../domains/orders/way-of.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, paragraph } from './parts.ts';

type PaymentReceived = {
  order: Pick<
    StoredOrder['order'],
    | ('id' | 'currency' | 'totalGross' | 'paidAmount' | 'creditedAmount' | 'giftCardAmount' | 'paymentMethodName')
    | ('shippingProfileId' | 'delivery')
  >;
  orderUrl: string;
};

/** Tells the buyer that the order is paid, or that its money is reserved, and what becomes of it now: it is dispatched, fetched, or mailed. */
export function paymentReceived(frame: MailFrame, { order, orderUrl }: PaymentReceived): MailContent {
  const { text, language } = frame;
  const orderId = String(order.id);
  const amount = formatMoney(toDecimal(order.totalGross - order.giftCardAmount), order.currency, language);
  const figures = { orderId, amount, method: order.paymentMethodName };
  const isReceived = order.paidAmount >= order.totalGross - order.creditedAmount;
  return {
    subject: text('mail.paid.subject', { orderId, shopName: frame.shopName }),
    preheader: text(isReceived ? 'mail.paid.preheader' : 'mail.paid.authorizedPreheader', { amount }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(text(isReceived ? 'mail.paid.what' : 'mail.paid.authorized', figures)),
      paragraph(text(`mail.paid.${wayOf(order)}`)),
      paragraph(text('mail.paid.next', { phone: frame.phone })),
      button(frame, text('mail.order.open'), orderUrl),
    ],
  };
}
