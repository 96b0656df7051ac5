import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { daysAfterReturn } from '../domains/payments/end-unpaid.ts';
import { paidWhenFetched } from '../domains/payments/payment-behavior.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { longDate } from './order-terms.ts';
import { button, facts, paragraph } from './parts.ts';

type OrderCanceled = {
  order: Pick<StoredOrder['order'], 'id' | 'createdAt' | 'currency' | 'totalGross' | 'paymentMethodKey'>;
  /** The shop did so, whatever was paid. */
  isByShop: boolean;
  /** What is on gift cards again, in minor units. */
  toGiftCards: number;
  orderUrl: string;
};

/** Tells the buyer that the money did not come in time, that nobody did, or that the shop canceled the order; that nothing is owed, and what to do if that is not so. */
export function orderCanceled(
  frame: MailFrame,
  { order, isByShop, toGiftCards, orderUrl }: OrderCanceled,
): MailContent {
  const { text, language } = frame;
  const orderId = String(order.id);
  const reason = reasonOf(order, isByShop);
  const money = (amount: number) => formatMoney(toDecimal(amount), order.currency, language);
  return {
    subject: text('mail.canceled.subject', { orderId, shopName: frame.shopName }),
    preheader: text(`mail.canceled.preheader${reason}`),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(text(`mail.canceled.why${reason}`, { orderId })),
      facts([
        { label: text('mail.order.number'), value: orderId },
        { label: text('mail.order.date'), value: longDate(order.createdAt, language) },
        { label: text('mail.order.totalGross'), value: money(order.totalGross) },
      ]),
      ...(toGiftCards > 0
        ? [
            paragraph(
              text('mail.canceled.giftCards', {
                amount: money(toGiftCards),
                days: String(daysAfterReturn),
              }),
            ),
          ]
        : []),
      paragraph(text(`mail.canceled.next${reason}`, { phone: frame.phone })),
      button(frame, text('mail.order.open'), orderUrl),
    ],
  };
}

function reasonOf({ paymentMethodKey }: OrderCanceled['order'], isByShop: boolean): '' | 'NotFetched' | 'ByShop' {
  if (isByShop) return 'ByShop';
  return paidWhenFetched.includes(paymentMethodKey) ? 'NotFetched' : '';
}
