import type { MailSample } from './mail-sample.ts';
import { orderCanceled } from './order-canceled.ts';

const order = { id: 10_001, createdAt: new Date('2026-03-01T08:00:00Z'), currency: 'EUR', totalGross: 42_815 };

export const samples: MailSample[] = [0, 5000].map((giftCardAmount) => ({
  name: giftCardAmount === 0 ? 'not paid in time' : 'of which a gift card had paid a part',
  content: (frame) =>
    orderCanceled(frame, {
      order: { ...order, giftCardAmount },
      orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
    }),
}));
