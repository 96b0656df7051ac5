import { mailedProfileId } from '../domains/orders/mailed.ts';
import type { MailSample } from './mail-sample.ts';
import { paymentReceived } from './payment-received.ts';

const order = { id: 10_001, currency: 'EUR', shippingProfileId: 1, delivery: null };
const money = { amount: 42_815, method: 'Kreditkarte', isReserved: false };
const fetched = {
  ...{ from: '2026-03-03', to: '2026-03-04', orderBy: '2026-03-02T13:00:00.000Z' },
  ...{ isComplete: true, isPickup: true },
};

export const samples: MailSample[] = [
  { name: 'by card, of an order that is shipped' },
  { name: 'by card, of an order that is fetched', order: { ...order, shippingProfileId: 2, delivery: fetched } },
  { name: 'by card, of an order of gift cards', order: { ...order, shippingProfileId: mailedProfileId } },
  { name: 'by card, of which the money is reserved', money: { ...money, isReserved: true } },
  { name: 'in parts', money: { ...money, method: null } },
  { name: 'in parts, of which one is reserved', money: { ...money, method: null, isReserved: true } },
].map(({ name, ...paid }) => ({
  name,
  content: (frame) =>
    paymentReceived(frame, { order, money, ...paid, orderUrl: `${frame.shopUrl}/confirmation/10001/sample` }),
}));
