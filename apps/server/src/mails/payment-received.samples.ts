import { mailedProfileId } from '../domains/orders/mailed.ts';
import type { MailSample } from './mail-sample.ts';
import { paymentReceived } from './payment-received.ts';

const order = { id: 10_001, currency: 'EUR', shippingProfileId: 1, isFetched: false };
const money = { amount: 42_815, method: 'Kreditkarte', isReserved: false };
export const samples: MailSample[] = [
  { name: 'by card, of an order that is shipped' },
  { name: 'by card, of an order that is fetched', order: { ...order, shippingProfileId: 2, isFetched: true } },
  { name: 'by card, of an order of gift cards', order: { ...order, shippingProfileId: mailedProfileId } },
  { name: 'by card, of which the money is reserved', money: { ...money, isReserved: true } },
  { name: 'in parts', money: { ...money, method: null } },
  { name: 'in parts, of which one is reserved', money: { ...money, method: null, isReserved: true } },
].map(({ name, ...paid }) => ({
  name,
  content: (frame) =>
    paymentReceived(frame, { order, money, ...paid, orderUrl: `${frame.shopUrl}/confirmation/10001/sample` }),
}));
