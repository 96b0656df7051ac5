import type { MailSample } from './mail-sample.ts';
import { paymentReminder } from './payment-reminder.ts';

const order = {
  id: 10_001,
  statusId: 3,
  createdAt: new Date('2026-03-01T08:00:00Z'),
  currency: 'EUR',
  totalGross: 42_815,
  creditedAmount: 0,
  paidAmount: 0,
  giftCardAmount: 0,
};
const bank = { account: '', code: '', accountOwner: 'Tafelwerk GmbH', name: 'Musterbank Hamburg' };

export const samples: MailSample[] = [
  {
    name: 'by bank transfer',
    content: (frame) =>
      paymentReminder(frame, {
        order: { ...order, paymentMethodKey: 'prepayment', paymentDays: 7, holdEndsAt: null },
        reason: 'reminder',
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
        bankDetails: { ...bank, iban: 'DE02 1203 0000 0000 2020 51', swift: 'BYLADEM1001' },
      }),
  },
  {
    name: 'after the money of a gift card went back',
    content: (frame) =>
      paymentReminder(frame, {
        order: { ...order, paymentMethodKey: 'prepayment', paymentDays: 7, holdEndsAt: null },
        reason: 'giftCardGone',
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
        bankDetails: { ...bank, iban: 'DE02 1203 0000 0000 2020 51', swift: 'BYLADEM1001' },
      }),
  },
  {
    name: 'on a payment page',
    content: (frame) =>
      paymentReminder(frame, {
        order: {
          ...order,
          paymentMethodKey: 'mollieCreditCard',
          paymentDays: null,
          holdEndsAt: new Date('2026-03-01T09:00:00Z'),
        },
        reason: 'reminder',
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
        bankDetails: null,
      }),
  },
];
