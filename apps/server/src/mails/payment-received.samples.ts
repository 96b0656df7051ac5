import { mailedProfileId } from '../domains/orders/mailed.ts';
import type { MailSample } from './mail-sample.ts';
import { paymentReceived } from './payment-received.ts';

const order = {
  id: 10_001,
  currency: 'EUR',
  totalGross: 42_815,
  paidAmount: 42_815,
  creditedAmount: 0,
  giftCardAmount: 0,
  delivery: null,
};
const fetched = {
  ...{ from: '2026-03-03', to: '2026-03-04', orderBy: '2026-03-02T13:00:00.000Z' },
  ...{ isComplete: true, isPickup: true },
};

export const samples: MailSample[] = [
  { name: 'that is shipped', order: { ...order, shippingProfileId: 1 } },
  { name: 'that is fetched', order: { ...order, shippingProfileId: 2, delivery: fetched } },
  { name: 'of gift cards', order: { ...order, shippingProfileId: mailedProfileId } },
  { name: 'of which the money is reserved', order: { ...order, shippingProfileId: 1, paidAmount: 0 } },
].map(({ name, order: paid }) => ({
  name: `by card, of an order ${name}`,
  content: (frame) =>
    paymentReceived(frame, {
      order: { ...paid, paymentMethodName: 'Kreditkarte' },
      orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
    }),
}));
