import type { OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import { formatMoment } from '@mise/rules/format-delivery.ts';
import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { openAmount } from '../domains/orders/owed-amount.ts';
import { paymentTermOf } from '../domains/payments/payment-term.ts';
import { bankRows } from './bank-rows.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { longDay } from './order-terms.ts';
import { box, button, paragraph } from './parts.ts';

type PaymentReminder = {
  order: Pick<
    StoredOrder['order'],
    | ('id' | 'statusId' | 'createdAt' | 'currency' | 'totalGross' | 'creditedAmount' | 'paidAmount')
    | ('paymentMethodKey' | 'paymentDays' | 'holdEndsAt' | 'giftCardAmount')
  >;
  reason: 'reminder' | 'switched' | 'giftCardGone' | 'giftCardBack';
  orderUrl: string;
  /** Where to pay to; null where the money does not come by bank transfer. */
  bankDetails: OrderPaymentBankDetails | null;
};

/** Tells the buyer what is to be paid, how, and until when the goods are held. */
export function paymentReminder(
  frame: MailFrame,
  { order, reason, orderUrl, bankDetails }: PaymentReminder,
): MailContent {
  const { text, language } = frame;
  const orderId = String(order.id);
  const amount = formatMoney(toDecimal(openAmount(order)), order.currency, language);
  return {
    subject: text('mail.reminder.subject', { orderId, shopName: frame.shopName }),
    preheader: text('mail.reminder.preheader', { amount }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(text(`mail.reminder.${reason}`, { orderId, amount })),
      ...(bankDetails ? [box(text('mail.order.bank', { amount, orderId }), bankRows(frame, bankDetails))] : []),
      paragraph(untilText(frame, order)),
      button(frame, text(bankDetails ? 'mail.order.open' : 'mail.order.pay'), orderUrl),
      paragraph(text('mail.order.questions', { phone: frame.phone })),
    ],
  };
}

function untilText({ text, language }: MailFrame, order: PaymentReminder['order']): string {
  if (order.paidAmount > order.giftCardAmount) return text('mail.reminder.soon');
  if (order.holdEndsAt !== null) {
    return text('mail.reminder.untilTime', { moment: formatMoment(order.holdEndsAt, language) });
  }
  const until = paymentTermOf(order)?.until;
  return until ? text('mail.reminder.untilDate', { date: longDay(until, language) }) : text('mail.reminder.soon');
}
