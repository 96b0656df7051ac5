import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { newGiftCards } from '../testing/new-gift-card.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { runCreditTask } from './credit-command.ts';
import { runPaidTask } from './paid-command.ts';
import { runReturnedTask } from './returned-command.ts';
import { runUnderpaidTask } from './underpaid-command.ts';
import { readUnpaidTask, runUnpaidTask } from './unpaid-command.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

async function place(methodKey: string, { couponCode = '' } = {}) {
  const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [methodKey]);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity: 5 });
  await fillCheckout(visitor, { paymentId: rows[0]?.id });
  if (couponCode) await visitor.call('doAddCoupon', { couponCode });
  const { order, totals } = await visitor.call('doPlaceOrder');
  const look = () => visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
  return { orderId: order.id, total: totals.totalGross, look };
}

type Placed = Awaited<ReturnType<typeof place>>;

const paid = ({ orderId }: Placed, amount: number | null) => runPaidTask(test.shop, { orderId, amount }, () => {});

async function unpaid({ orderId }: Pick<Placed, 'orderId'>, amount: number | null): Promise<string> {
  const lines: string[] = [];
  await runUnpaidTask(test.shop.db, { orderId, amount }, (line) => lines.push(line));
  return lines.join('\n');
}

async function underpaid({ orderId }: Placed): Promise<string[]> {
  const lines: string[] = [];
  await runUnderpaidTask(test.shop.db, (line) => lines.push(line));
  return lines.filter((line) => line.startsWith(String(orderId)));
}

it('a part that was noted of the wrong order is taken back, and its buyer has as long as before', async () => {
  const order = await place('prepayment');
  const before = await order.look();
  await paid(order, 300);
  await paid(order, 200);
  expect((await order.look()).paymentTerm).toBeNull();
  expect(await unpaid(order, 250)).toBe(`Of order ${order.orderId} 2.50 EUR is not noted as come any more.`);
  expect((await order.look()).totals).toMatchObject({ paidAmount: 2.5, openAmount: order.total - 2.5 });
  await unpaid(order, null);
  const { paymentTerm, totals, order: its } = await order.look();
  expect([paymentTerm, totals.paidAmount, its.statusId]).toEqual([before.paymentTerm, 0, 3]);
  expect(await underpaid(order)).toEqual([]);
  await paid(order, null);
  expect(await order.look()).toMatchObject({ order: { statusId: 5 }, totals: { paidAmount: order.total } });
});

it('an order that was released by it is named', async () => {
  const order = await place('prepayment');
  await paid(order, null);
  expect(await unpaid(order, null)).toContain(
    'Its goods are released, or gone: ask for the money, or cancel it if they are there still.',
  );
  expect(await underpaid(order)).toEqual([expect.stringContaining(order.total.toFixed(2))]);
});

it('an order that its gift card paid a part of is named', async () => {
  const { codes, orderId } = await newGiftCards(test, 25, 1);
  const order = await place('invoice', { couponCode: codes[0] });
  const share = Math.min(25, order.total);
  expect((await order.look()).totals).toMatchObject({ openAmount: order.total - share });
  expect(await unpaid({ orderId }, null)).toContain(
    `\nIts gift cards paid ${share.toFixed(2)} EUR of order ${order.orderId}: that is open there again.`,
  );
  expect((await order.look()).totals).toMatchObject({ paidAmount: 0, openAmount: order.total });
});

it('all of it is taken back, also where some was given back by hand since, which is missing then', async () => {
  const order = await place('invoice');
  await paid(order, null);
  await runCreditTask(test.shop, { orderId: order.orderId, amount: 300, isAgain: false }, () => {});
  await runReturnedTask(test.shop, { orderId: order.orderId, isAll: false }, () => {});
  await unpaid(order, Math.round(order.total * 100));
  expect((await order.look()).totals).toMatchObject({ paidAmount: -3, creditedAmount: 3, openAmount: order.total });
  await paid(order, null);
  expect((await order.look()).totals).toMatchObject({ paidAmount: order.total - 3, openAmount: 0 });
});

it('what is paid later anyway, as on invoice, is owed again', async () => {
  const order = await place('invoice');
  await paid(order, null);
  await unpaid(order, null);
  expect(await order.look()).toMatchObject({ paymentStatus: 'unpaid', totals: { openAmount: order.total } });
});

it('no more is taken back than was noted and is there', async () => {
  const order = await place('prepayment');
  await expect(unpaid(order, null)).rejects.toThrow('no money is noted as come');
  await paid(order, 300);
  await expect(unpaid(order, 301)).rejects.toThrow('only 3.00 EUR is noted as come: nothing was taken back');
  await test.database.pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [order.orderId]);
  await runReturnedTask(test.shop, { orderId: order.orderId, isAll: false }, () => {});
  await expect(unpaid(order, null)).rejects.toThrow('no money is noted as come');
});

it('takes an order and, perhaps, an amount, and is noted', async () => {
  expect(readUnpaidTask(['10417', '12,90'])).toEqual({ orderId: 10_417, amount: 1290 });
  expect(readUnpaidTask(['10417'])).toEqual({ orderId: 10_417, amount: null });
  for (const options of [[], ['10417', '0'], ['10417', '1', '2']]) expect(() => readUnpaidTask(options)).toThrow();
  const order = await place('invoice');
  await paid(order, null);
  await unpaid(order, null);
  const amount = `${order.total.toFixed(2)} EUR`;
  const subject = `order ${order.orderId}`;
  expect(await recordedCommands(test.database.pool, 'command.paid')).toContainEqual([subject, { after: { amount } }]);
  expect(await recordedCommands(test.database.pool, 'command.unpaid')).toContainEqual([
    subject,
    { before: { amount } },
  ]);
});
