import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { wayOf } from '../domains/orders/way-of.ts';
import type { Money } from '../domains/payments/money-of.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, paragraph } from './parts.ts';

type PaymentReceived = {
  order: Pick<StoredOrder['order'], 'id' | 'currency' | 'shippingProfileId' | 'isFetched'>;
  money: Money;
  orderUrl: string;
};

/** Tells the buyer that the order is paid, or that its money is reserved, and what becomes of it now: it is dispatched, fetched, or mailed. */
export function paymentReceived(frame: MailFrame, { order, money, orderUrl }: PaymentReceived): MailContent {
  const { text, language } = frame;
  const orderId = String(order.id);
  const { isReserved, method } = money;
  const amount = formatMoney(toDecimal(money.amount), order.currency, language);
  const what = () => {
    if (method === null)
      return text(isReserved ? 'mail.paid.partlyAuthorized' : 'mail.paid.inParts', { orderId, amount });
    return text(isReserved ? 'mail.paid.authorized' : 'mail.paid.what', { orderId, amount, method });
  };
  return {
    subject: text('mail.paid.subject', { orderId, shopName: frame.shopName }),
    preheader: text(isReserved ? 'mail.paid.authorizedPreheader' : 'mail.paid.preheader', { amount }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(what()),
      paragraph(text(`mail.paid.${wayOf(order)}`)),
      paragraph(text('mail.paid.next', { phone: frame.phone })),
      button(frame, text('mail.order.open'), orderUrl),
    ],
  };
}
