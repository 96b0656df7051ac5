import type { OrderDelivery } from '@mise/contract/checkout/delivery.ts';
import type { CalendarDay } from '@mise/rules/calendar-day.ts';
import { formatMoment, formatWeek, formatWindow } from '@mise/rules/format-delivery.ts';
import { factsOf, type Language } from '@mise/rules/languages.ts';
import { orderStateOf } from '@mise/rules/order-state.ts';
import { momentAt } from '@mise/rules/shop-clock.ts';
import { isMailed } from '../domains/orders/mailed.ts';
import { isPaidOnPage } from '../domains/payments/is-payable.ts';
import { paymentTermOf, setAsideUntil } from '../domains/payments/payment-term.ts';
import { promisedDelivery } from '../domains/payments/promised-delivery.ts';
import type { MailFrame } from './mail-frame.ts';
import type { ConfirmedOrder } from './order-confirmation.ts';
import type { Row } from './parts.ts';
import { quantityText } from './quantity-text.ts';

const noon = 12 * 60;

/** When the goods come and the money is due, as far as the order knows it. */
export function termRows(frame: MailFrame, { order }: ConfirmedOrder): Row[] {
  const { text, language } = frame;
  const isCanceled = orderStateOf(order.statusId) === 'canceled';
  const delivery = isCanceled ? null : promisedDelivery(order);
  const term = isCanceled ? null : paymentTermOf(order);
  const rows: Row[] = [];
  if (delivery) {
    const label = text(delivery.isPickup ? 'mail.order.pickup' : 'mail.order.delivery');
    const window = formatWindow(delivery, language);
    const moment = formatMoment(new Date(delivery.orderBy), language);
    const days = text(daysText(delivery), { window, moment });
    rows.push({ label, value: delivery.isComplete ? days : text('mail.order.windowOfOthers', { days }) });
  }
  if (isMailed(order)) rows.push({ label: text('mail.order.delivery'), value: text('mail.order.mailed') });
  if (order.deliverySplit) {
    rows.push({ label: text('mail.order.split'), value: text(`mail.order.split.${order.deliverySplit}`) });
  }
  if (order.holdEndsAt !== null && isPaidOnPage(order)) {
    const moment = formatMoment(order.holdEndsAt, language);
    rows.push({ label: text('mail.order.due'), value: text('mail.order.dueUntilTime', { moment }) });
  }
  const lastDay = setAsideUntil(order);
  if (lastDay !== null) {
    const date = longDay(lastDay, language);
    rows.push({ label: text('mail.order.setAside'), value: text('mail.order.setAsideUntil', { date }) });
  }
  if (term) {
    const value = term.until
      ? text('mail.order.dueUntil', { date: longDay(term.until, language) })
      : text('mail.order.dueAfterInvoice', { days: term.days });
    rows.push({ label: text('mail.order.due'), value });
  }
  return rows;
}

function daysText({ isAfterPayment, isLate }: OrderDelivery) {
  if (isLate) return 'mail.order.windowLate';
  return isAfterPayment ? 'mail.order.windowIfPaid' : 'mail.order.window';
}

export function longDate(date: Date, language: Language): string {
  const { locale } = factsOf(language);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(date);
}

export function longDay(day: CalendarDay, language: Language): string {
  return longDate(momentAt(day, noon), language);
}

/** When a line comes, where that is not when all of the order does. */
export function deliveryDetails(
  { text, language }: MailFrame,
  { delivery, shippingProfileId }: ConfirmedOrder['order'],
  { backorderQuantity, deliveryParts, pack, isGiftCard }: ConfirmedOrder['items'][number],
): string[] {
  // Of an order of nothing else its own terms say so.
  if (isGiftCard && !isMailed({ shippingProfileId })) return [text('mail.order.mailed')];
  const [first, rest] = deliveryParts;
  if (rest) {
    const when = rest.window
      ? text('mail.order.from', { week: formatWeek(rest.window.from, language) })
      : text('mail.order.agreed');
    const days = first?.window ? formatWindow(first.window, language) : text('mail.order.agreed');
    const quantity = quantityText(first?.quantity ?? 0, pack, language);
    return [text('mail.order.inParts', { quantity, days, rest: quantityText(rest.quantity, pack, language), when })];
  }
  if (!first)
    return backorderQuantity > 0
      ? [text('mail.order.later', { quantity: quantityText(backorderQuantity, pack, language) })]
      : [];
  if (!first.window) return [text('mail.order.onAgreement')];
  const isWithAll = delivery?.from === first.window.from && delivery.to === first.window.to;
  return isWithAll ? [] : [text('mail.order.lineWindow', { window: formatWindow(first.window, language) })];
}
