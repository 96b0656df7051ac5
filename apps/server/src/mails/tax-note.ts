import { formatPercent } from '@mise/rules/format-percent.ts';
import type { MailFrame } from './mail-frame.ts';
import type { ConfirmedOrder } from './order-confirmation.ts';
import { type MailPart, paragraph } from './parts.ts';

/** Why an order is not taxed, or is taxed though the buyer has a VAT id. */
export function taxNote({ text, language }: MailFrame, { order }: ConfirmedOrder): MailPart[] {
  if (order.isExportDelivery) return [paragraph(text('mail.order.export'))];
  if (!order.vatStanding) return [];
  const { standing, vatNumber, vatRate } = order.vatStanding;
  return [paragraph(text(`mail.order.vatId.${standing}`, { vatNumber, rate: formatPercent(vatRate, language) }))];
}
