import { formatMoney } from '@mise/rules/format-money.ts';
import { formatPercent } from '@mise/rules/format-percent.ts';
import { toDecimal } from '@mise/rules/money.ts';
import { giftCardsBought } from '../domains/orders/wire-totals.ts';
import type { MailFrame } from './mail-frame.ts';
import type { ConfirmedOrder } from './order-confirmation.ts';
import { type MailPart, paragraph } from './parts.ts';

/** Why an order or a part of it is not taxed, or is taxed though the buyer has a VAT id. */
export function taxNotes(frame: MailFrame, confirmed: ConfirmedOrder): MailPart[] {
  return [...voucherNote(frame, confirmed), ...deliveryNote(frame, confirmed)];
}

function voucherNote({ text, language }: MailFrame, { order, items }: ConfirmedOrder): MailPart[] {
  const bought = giftCardsBought(items);
  const amount = formatMoney(toDecimal(bought), order.currency, language);
  return bought > 0 ? [paragraph(text('mail.order.giftCardsBought', { amount }))] : [];
}

function deliveryNote({ text, language }: MailFrame, { order }: ConfirmedOrder): MailPart[] {
  if (order.isExportDelivery) return [paragraph(text('mail.order.export'))];
  if (!order.vatStanding) return [];
  const { standing, vatNumber, vatRate } = order.vatStanding;
  return [paragraph(text(`mail.order.vatId.${standing}`, { vatNumber, rate: formatPercent(vatRate, language) }))];
}
