import type { MailSample } from './mail-sample.ts';
import { orderCredited } from './order-credited.ts';

export const samples: MailSample[] = [
  { name: 'on invoice, not paid yet', open: 39_825, surplus: 0 },
  { name: 'paid before', open: 0, surplus: 2_990 },
  { name: 'the rest of it', open: 0, surplus: 0 },
  { name: 'for the second time', credited: 5_980, open: 0, surplus: 2_990 },
  { name: 'paid by gift card, too', open: 0, surplus: 2_990, giftCardAmount: 1_000 },
].map(({ name, giftCardAmount = 0, ...left }) => ({
  name,
  content: (frame) =>
    orderCredited(frame, {
      order: { id: 10_001, currency: 'EUR', giftCardAmount },
      amount: 2_990,
      credited: 2_990,
      ...left,
      orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
    }),
}));
