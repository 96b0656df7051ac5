import type { MailSample } from './mail-sample.ts';
import { paymentReceived } from './payment-received.ts';

export const samples: MailSample[] = [
  {
    name: 'by card',
    content: (frame) =>
      paymentReceived(frame, {
        order: { id: 10_001, currency: 'EUR', totalGross: 42_815, giftCardAmount: 0, paymentMethodName: 'Kreditkarte' },

        orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
      }),
  },
];
