import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, paragraph } from './parts.ts';

type PaymentReceived = {
  order: Pick<StoredOrder['order'], 'id' | 'currency' | 'totalGross' | 'giftCardAmount' | 'paymentMethodName'>;
  orderUrl: string;
};

/** Tells the buyer that the order is paid, and that it is on its way to being dispatched. */
export function paymentReceived(frame: MailFrame, { order, orderUrl }: PaymentReceived): MailContent {
  const { text, language } = frame;
  const orderId = String(order.id);
  const amount = formatMoney(toDecimal(order.totalGross - order.giftCardAmount), order.currency, language);
  return {
    subject: text('mail.paid.subject', { orderId, shopName: frame.shopName }),
    preheader: text('mail.paid.preheader', { amount }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(text('mail.paid.what', { orderId, amount, method: order.paymentMethodName })),
      paragraph(text('mail.paid.next', { phone: frame.phone })),
      button(frame, text('mail.order.open'), orderUrl),
    ],
  };
}
