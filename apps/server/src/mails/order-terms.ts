import { factsOf, type Language } from '@mise/rules/languages.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import type { MailFrame } from './mail-frame.ts';
import type { ConfirmedOrder } from './order-confirmation.ts';
import type { Row } from './parts.ts';

const dayMs = 86_400_000;

/** When the goods come and the money is due, as far as the order knows it. */
export function termRows({ text, language }: MailFrame, { order }: ConfirmedOrder): Row[] {
  const { paymentDays, deliveryMinimumDays: minimum, deliveryMaximumDays: maximum } = order;
  const isInAdvance = behaviorOf(order.paymentMethodKey).release === 'paid';
  const rows: Row[] = [];
  if (minimum !== null && maximum !== null && maximum > 0) {
    const days = minimum === maximum ? String(maximum) : `${minimum}–${maximum}`;
    const id = isInAdvance ? 'mail.order.deliveryAfterPayment' : 'mail.order.deliveryAfterDispatch';
    rows.push({ label: text('mail.order.deliveryTime'), value: text(id, { days }) });
  }
  if (paymentDays !== null) {
    const dueOn = longDate(new Date(order.createdAt.getTime() + paymentDays * dayMs), language);
    const value = isInAdvance
      ? text('mail.order.dueUntil', { date: dueOn })
      : text('mail.order.dueAfterInvoice', { days: paymentDays });
    rows.push({ label: text('mail.order.due'), value });
  }
  return rows;
}

export function longDate(date: Date, language: Language): string {
  const { locale } = factsOf(language);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(date);
}
