import type { MailSample } from './mail-sample.ts';
import { orderCanceled } from './order-canceled.ts';

const order = { id: 10_001, createdAt: new Date('2026-03-01T08:00:00Z'), currency: 'EUR', totalGross: 42_815 };

export const samples: MailSample[] = [
  { name: 'not paid in time', paymentMethodKey: 'prepayment', toGiftCards: 0, isByShop: false },
  {
    name: 'of which a gift card had paid a part',
    paymentMethodKey: 'prepayment',
    toGiftCards: 5000,
    isByShop: false,
  },
  { name: 'not fetched', paymentMethodKey: 'cashOnPickup', toGiftCards: 0, isByShop: false },
  { name: 'by the shop', paymentMethodKey: 'invoice', toGiftCards: 0, isByShop: true },
].map(({ name, paymentMethodKey, ...its }) => ({
  name,
  content: (frame) =>
    orderCanceled(frame, {
      order: { ...order, paymentMethodKey },
      ...its,
      orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
    }),
}));
