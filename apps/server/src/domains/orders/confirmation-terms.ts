import type { PublicSettings } from '@mise/contract/shop/read-settings.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Translate } from '../../texts/translate.ts';
import type { StoredOrder } from './find-order.ts';

export type Row = { label: string; value: string };

const dayMs = 86_400_000;

/** When the goods come and the money is due, as far as the order knows it. */
export function termRows({ order }: StoredOrder, language: Language, text: Translate): Row[] {
  const { paymentDays, deliveryMinimumDays: minimum, deliveryMaximumDays: maximum } = order;
  const isInAdvance = order.paymentMethodKey === 'prepayment';
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
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(date);
}

/** Who sells, as letters and mails of a company must say (§ 35a GmbHG). */
export function sellerLines(settings: PublicSettings, text: Translate): string[] {
  const lines = [
    settings.companyName,
    `${settings.companyStreet} ${settings.companyHouseNumber}`,
    `${settings.companyPostcode} ${settings.companyTown}`,
    settings.companyEmail,
    labelled(text('mail.seller.managers'), settings.companyManagers),
    labelled(text('mail.seller.register'), settings.companyRegister),
    labelled(text('mail.seller.vatId'), settings.companyVatId),
  ];
  return lines.filter((line) => line.trim() !== '');
}

function labelled(label: string, value: string): string {
  return value === '' ? '' : `${label}: ${value}`;
}
