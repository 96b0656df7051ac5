import type { MailSample } from './mail-sample.ts';
import { paymentRefunded } from './payment-refunded.ts';

const usual = {
  amount: 42_815,
  paymentMethodName: 'Kreditkarte',
  isSurplus: true,
  isByHand: false,
  isToGiftCard: false,
};

export const samples: MailSample[] = [
  { ...usual, name: 'by card' },
  { ...usual, name: 'by the shop', amount: 2_990, isSurplus: false },
  { ...usual, name: 'by hand', paymentMethodName: 'Vorkasse', isByHand: true },
  { ...usual, name: 'onto a gift card', amount: 5_000, isToGiftCard: true },
].map(({ name, paymentMethodName, ...its }) => ({
  name,
  content: (frame) =>
    paymentRefunded(frame, {
      order: { id: 10_001, currency: 'EUR', totalGross: 42_815, paymentMethodName },
      ...its,
      orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
    }),
}));
