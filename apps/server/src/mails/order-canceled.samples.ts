import type { MailSample } from './mail-sample.ts';
import { orderCanceled } from './order-canceled.ts';

const order = { id: 10_001, createdAt: new Date('2026-03-01T08:00:00Z'), currency: 'EUR', totalGross: 42_815 };

export const samples: MailSample[] = [
  { name: 'not paid in time', paymentMethodKey: 'prepayment', giftCardAmount: 0, isByShop: false },
  {
    name: 'of which a gift card had paid a part',
    paymentMethodKey: 'prepayment',
    giftCardAmount: 5000,
    isByShop: false,
  },
  { name: 'not fetched', paymentMethodKey: 'cashOnPickup', giftCardAmount: 0, isByShop: false },
  { name: 'by the shop', paymentMethodKey: 'invoice', giftCardAmount: 0, isByShop: true },
].map(({ name, isByShop, ...its }) => ({
  name,
  content: (frame) =>
    orderCanceled(frame, {
      order: { ...order, ...its },
      isByShop,
      orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
    }),
}));
