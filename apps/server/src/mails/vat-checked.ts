import { formatMoney } from '@mise/rules/format-money.ts';
import { toDecimal } from '@mise/rules/money.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { longDate } from './order-terms.ts';
import { button, paragraph } from './parts.ts';

type VatChecked = {
  order: Pick<StoredOrder['order'], 'id' | 'createdAt' | 'currency' | 'totalNet' | 'totalGross'>;
  vatNumber: string;
  isValid: boolean;
  orderUrl: string;
};

/** Tells the buyer that the VAT id was checked after the order, and that nothing was changed for that. */
export function vatChecked(frame: MailFrame, { order, vatNumber, isValid, orderUrl }: VatChecked): MailContent {
  const { text, language } = frame;
  const orderId = String(order.id);
  const vat = formatMoney(toDecimal(order.totalGross - order.totalNet), order.currency, language);
  const outcome = isValid ? 'valid' : 'invalid';
  return {
    subject: text('mail.vatChecked.subject', { orderId }),
    preheader: text(`mail.vatChecked.${outcome}`, { vatNumber }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(text('mail.vatChecked.intro', { orderId, date: longDate(order.createdAt, language), vat })),
      paragraph(text(`mail.vatChecked.${outcome}`, { vatNumber })),
      paragraph(text(`mail.vatChecked.${outcome}Next`, { vat })),
      button(frame, text('mail.order.open'), orderUrl),
      paragraph(text('mail.order.questions', { phone: frame.phone })),
    ],
  };
}
