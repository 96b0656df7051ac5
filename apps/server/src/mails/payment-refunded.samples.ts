import type { MailSample } from './mail-sample.ts';
import { paymentRefunded } from './payment-refunded.ts';

export const samples: MailSample[] = [
  {
    name: 'by card',
    content: (frame) =>
      paymentRefunded(frame, {
        order: { id: 10_001, currency: 'EUR', totalGross: 42_815, paymentMethodName: 'Kreditkarte' },
        amount: 42_815,
        isSurplus: true,
        isByHand: false,
        isToGiftCard: false,
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
      }),
  },
  {
    name: 'by the shop',
    content: (frame) =>
      paymentRefunded(frame, {
        order: { id: 10_001, currency: 'EUR', totalGross: 42_815, paymentMethodName: 'Kreditkarte' },
        amount: 2_990,
        isSurplus: false,
        isByHand: false,
        isToGiftCard: false,
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
      }),
  },
  {
    name: 'by hand',
    content: (frame) =>
      paymentRefunded(frame, {
        order: { id: 10_001, currency: 'EUR', totalGross: 42_815, paymentMethodName: 'Vorkasse' },
        amount: 42_815,
        isSurplus: true,
        isByHand: true,
        isToGiftCard: false,
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
      }),
  },
  {
    name: 'onto a gift card',
    content: (frame) =>
      paymentRefunded(frame, {
        order: { id: 10_001, currency: 'EUR', totalGross: 42_815, paymentMethodName: 'Kreditkarte' },
        amount: 5_000,
        isSurplus: true,
        isByHand: false,
        isToGiftCard: true,
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
      }),
  },
];
