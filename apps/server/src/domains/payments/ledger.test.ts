import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { book } from './ledger.ts';
import { newPayment } from './new-payment.ts';
import { recordTransfer } from './record-transfer.ts';
import { settleOrder } from './settle-order.ts';
import type { EntryKind } from './tables.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

const now = new Date('2026-03-01T08:00:00Z');

async function placed(paymentKey = 'prepayment') {
  const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 100 });
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity: 1 });
  const { list } = await visitor.call('getPaymentProviders');
  const paymentId = list.find(({ key }) => key === paymentKey)?.id ?? 0;
  await fillCheckout(visitor, { email: `${productId}@krone.example`, paymentId });
  const { order, totals } = await visitor.call('doPlaceOrder');
  const look = () => visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
  return { orderId: order.id, total: Math.round(totals.totalGross * 100), look };
}

/** Books amounts on a new payment of the order. */
async function bookOn(orderId: number, entries: [EntryKind, number][]) {
  return test.shop.db.transaction(async (tx) => {
    const owed = await lockOwedOrder(tx, orderId);
    if (!owed) throw new Error('no such order');
    const input = { orderId, methodKey: 'x', amount: 1, currency: 'EUR', provider: null, status: 'paid' } as const;
    const { id: paymentId } = await newPayment(tx, input, now);
    await book(
      tx,
      entries.map(([kind, amount]) => ({ paymentId, kind, amount })),
      { now },
    );
    return (await settleOrder(tx, owed, now)).isReleased;
  });
}

it('an order is released once all of it has come, whatever it came by', async () => {
  const { orderId, total, look } = await placed();
  expect(await look()).toMatchObject({ paymentStatus: 'unpaid', order: { statusId: 3 } });
  expect(await bookOn(orderId, [['captured', total - 1]])).toBe(false);
  expect(await look()).toMatchObject({
    paymentStatus: 'partlyPaid',
    order: { statusId: 3 },
    totals: { openAmount: 0.01 },
  });
  expect(await bookOn(orderId, [['captured', 1]])).toBe(true);
  expect(await look()).toMatchObject({ paymentStatus: 'fullyPaid', order: { statusId: 5 } });
  expect(await bookOn(orderId, [['captured', 5]])).toBe(false);
  expect(await look()).toMatchObject({ paymentStatus: 'overpaid' });
});

it('what is authorized releases the goods and is not paid; what went back is not paid either', async () => {
  const { orderId, total, look } = await placed();
  expect(await bookOn(orderId, [['authorized', total]])).toBe(true);
  expect(await look()).toMatchObject({ paymentStatus: 'unpaid', order: { statusId: 5 } });
  await bookOn(orderId, [
    ['captured', total],
    ['refunded', total - 1],
  ]);
  expect(await look()).toMatchObject({ paymentStatus: 'partlyPaid', totals: { paidAmount: 0.01 } });
});

it('what is captured of what was authorized counts once', async () => {
  const { orderId, total, look } = await placed();
  const most = total - 1;
  expect(
    await bookOn(orderId, [
      ['authorized', most],
      ['captured', most],
    ]),
  ).toBe(false);
  expect(await look()).toMatchObject({ paymentStatus: 'partlyPaid', order: { statusId: 3 } });
});

it('a transfer pays what is owed on invoice, after which it is credit no more', async () => {
  const { orderId, look } = await placed('invoice');
  expect(await look()).toMatchObject({ paymentStatus: 'unpaid', order: { statusId: 5 } });
  const answers = await Promise.all([1, 2].map(() => recordTransfer(test.shop.db, { orderId, now })));
  expect(answers.filter((noted) => noted !== null)).toHaveLength(1);
  expect(await look()).toMatchObject({ paymentStatus: 'fullyPaid', order: { statusId: 5 } });
});

it('a transfer pays what is open, once', async () => {
  const { orderId, look } = await placed();
  await bookOn(orderId, [['captured', 100]]);
  const answers = await Promise.all([1, 2].map(() => recordTransfer(test.shop.db, { orderId, now })));
  expect(answers.filter((noted) => noted !== null)).toHaveLength(1);
  expect(await look()).toMatchObject({ paymentStatus: 'fullyPaid', order: { statusId: 5 } });
});
