import type { MailSample } from './mail-sample.ts';
import { orderCanceled } from './order-canceled.ts';

export const samples: MailSample[] = [
  {
    name: 'not paid in time',
    content: (frame) =>
      orderCanceled(frame, {
        order: { id: 10_001, createdAt: new Date('2026-03-01T08:00:00Z'), currency: 'EUR', totalGross: 42_815 },
        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
      }),
  },
];
