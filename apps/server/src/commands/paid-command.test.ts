import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lockOwedOrder } from '../domains/orders/keep-paid-amount.ts';
import { recordReturn } from '../domains/payments/record-return.ts';
import { refundSurplus } from '../domains/payments/refund-surplus.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { lockWaits } from '../testing/lock-waits.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../testing/payment-sandbox.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { runCancelTask } from './cancel-command.ts';
import { readPaidTask, runPaidTask } from './paid-command.ts';
import { runReturnedTask } from './returned-command.ts';
import { runUnpaidTask } from './unpaid-command.ts';

let sandbox: PaymentSandbox;
let test: TestShop;
beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  test = await createTestShop({ SANDBOX_PAYMENT_PORT: String(sandbox.port) });
});
beforeEach(() => sandbox.set({ api: 'normal' }));
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

let buyers = 0;

async function place(methodKey = 'mollieCreditCard') {
  const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [methodKey]);
  const visitor = test.visitor();
  const email = `noted-${buyers++}@krone.example`;
  await visitor.call('doAddCartItem', { productId, quantity: 1 });
  await fillCheckout(visitor, { email, paymentId: rows[0]?.id });
  const { order, totals } = await visitor.call('doPlaceOrder');
  const key = { orderId: order.id, accessKey: order.accessKey };
  return { visitor, orderId: order.id, total: totals.totalGross, email, look: () => visitor.call('getOrder', key) };
}

type Placed = Awaited<ReturnType<typeof place>>;

async function start({ visitor, orderId }: Placed): Promise<string> {
  return (await visitor.call('doExecutePayment', { orderId })).value?.split('/').at(-1) ?? '';
}

async function tell(id: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await test.app.inject({ method: 'POST', url: '/webhooks/mollie', payload: `id=${id}`, headers });
}

const notePaid = ({ orderId }: Placed) => runPaidTask(test.shop, { orderId: orderId, amount: null }, () => {});
const noteReturned = ({ orderId }: Placed) => runReturnedTask(test.shop, { orderId, isAll: true }, () => {});

async function refundsOf(id: string): Promise<number> {
  return (await sandbox.payments()).find((each) => each.id === id)?.refunds.length ?? 0;
}

async function refundMailsTo({ email }: Placed): Promise<number> {
  const mails = (await test.sentMails()).filter(({ to }) => to === email);
  return mails.filter(({ messageId }) => messageId.includes('refund')).length;
}

/** The mails that tell a buyer that the money came. */
async function thanks({ email, orderId }: Placed): Promise<string[]> {
  const mails = (await test.sentMails()).filter(({ to }) => to === email);
  return mails.filter(({ messageId }) => messageId.includes(`order-${orderId}-paid`)).map(({ text }) => text);
}

/** Two payments of an order, both paid: the second goes back by itself. */
async function paidTwice(order: Placed): Promise<[string, string]> {
  const first = await start(order);
  await sandbox.choose(first, 'failed');
  const second = await start(order);
  for (const id of [first, second]) await sandbox.move(id, { status: 'paid' });
  await test.database.pool.query("UPDATE payment SET status = 'open' WHERE provider_id = $1", [first]);
  return [first, second];
}

it.each([
  ['is sure to take, and told the shop of', 'authorized', true],
  ['is sure to take', 'authorized', false],
  ['took, and told the shop of', 'paid', true],
  ['took', 'paid', false],
] as const)('money that a provider %s is not noted besides, and stays', async (_, status, isTold) => {
  const order = await place();
  const id = await start(order);
  await sandbox.move(id, { status });
  if (isTold) await tell(id);
  await expect(notePaid(order)).rejects.toThrow(
    `The payment provider has ${order.total.toFixed(2)} EUR of the order ${order.orderId}`,
  );
  await sandbox.move(id, { status: 'paid' });
  await tell(id);
  await test.sentMails();
  expect(await refundsOf(id)).toBe(0);
  expect(await order.look()).toMatchObject({ order: { statusId: 5 }, totals: { paidAmount: order.total } });
});

it('nothing is noted while the provider does not answer, of an order that may be paid there', async () => {
  const order = await place();
  await sandbox.choose(await start(order), 'paid');
  await sandbox.set({ api: 'down' });
  await expect(notePaid(order)).rejects.toThrow('does not answer');
  expect((await order.look()).totals.paidAmount).toBe(0);
});

it('what is transferred of an order whose page is still open is noted', async () => {
  const order = await place();
  await start(order);
  await notePaid(order);
  expect(await order.look()).toMatchObject({ order: { statusId: 5 }, totals: { paidAmount: order.total } });
});

it('what was given back at the provider, and not heard of yet, is not noted as given back besides', async () => {
  const order = await place();
  const [first, second] = await paidTwice(order);
  for (const id of [first, second]) await tell(id);
  const amount = Math.round(order.total * 100);
  await test.shop.payments?.refund({ id: second, key: 'dashboard', amount, currency: 'EUR', description: 'Doppelt' });
  await expect(noteReturned(order)).rejects.toThrow('nothing is to be given back by hand');
  expect(await refundMailsTo(order)).toBe(1);
  expect((await order.look()).totals).toMatchObject({ paidAmount: order.total, creditedAmount: 0 });
});

it('nothing is noted as given back while the provider, which may have done so, does not answer', async () => {
  const order = await place();
  for (const id of await paidTwice(order)) await tell(id);
  await sandbox.set({ api: 'down' });
  await expect(noteReturned(order)).rejects.toThrow('does not answer');
  expect((await order.look()).totals.paidAmount).toBe(2 * order.total);
  await sandbox.set({ api: 'normal' });
  await noteReturned(order);
  expect((await order.look()).totals.paidAmount).toBe(order.total);
});

/** One that was paid twice, which the shop knows. */
async function knownTwice(): Promise<{ order: Placed; second: string; payments: PaymentProvider }> {
  const order = await place();
  const [first, second] = await paidTwice(order);
  for (const id of [first, second]) await tell(id);
  if (!test.shop.payments) throw new Error('no provider');
  return { order, second, payments: test.shop.payments };
}

it('nothing is noted as given back while the shop gives it back', async () => {
  const { order, second, payments } = await knownTwice();
  const { refund } = payments;
  const duringRefund = vi.spyOn(payments, 'refund').mockImplementationOnce(async (input) => {
    await expect(noteReturned(order)).rejects.toThrow('at this moment: nothing was noted');
    await refund(input);
  });
  expect(await refundMailsTo(order)).toBe(1);
  expect(duringRefund).toHaveBeenCalledOnce();
  expect(await refundsOf(second)).toBe(1);
  expect((await order.look()).totals).toMatchObject({ paidAmount: order.total, creditedAmount: 0 });
  await expect(noteReturned(order)).rejects.toThrow('nothing is to be given back by hand');
});

it('nor for a minute after the shop was killed while it did, or heard nothing', async () => {
  const { order, second } = await knownTwice();
  const begun = (seconds: number) =>
    test.database.pool.query(
      'UPDATE payment SET refund_begun_at = now() - make_interval(secs => $2) WHERE provider_id = $1',
      [second, seconds],
    );
  await begun(50);
  await expect(noteReturned(order)).rejects.toThrow('at this moment');
  await begun(61);
  await noteReturned(order);
  expect((await order.look()).totals.paidAmount).toBe(order.total);
});

it('nor where the shop asked for minutes before it gave back', async () => {
  const { order, second, payments } = await knownTwice();
  const { refund } = payments;
  vi.spyOn(payments, 'refund').mockImplementationOnce(async (input) => {
    await expect(noteReturned(order)).rejects.toThrow('at this moment');
    await refund(input);
  });
  await refundSurplus(test.shop, order.orderId, new Date(Date.now() - 120_000));
  expect(await refundsOf(second)).toBe(1);
});

it('what is noted as given back while the shop is about to give it back does not go back again', async () => {
  const { order, second } = await knownTwice();
  const { shop } = test;
  const now = shop.now();
  let job: Promise<void> | undefined;
  await shop.db.transaction(async (tx) => {
    await lockOwedOrder(tx, order.orderId);
    job = refundSurplus(shop, order.orderId, now);
    await lockWaits(test.database.pool);
    await recordReturn(tx, { orderId: order.orderId, isAll: true, now });
  });
  await job;
  expect(await refundsOf(second)).toBe(0);
  expect((await order.look()).totals).toMatchObject({ paidAmount: order.total, creditedAmount: 0 });
});

it('a part that came is noted as that, and the order is released with the rest', async () => {
  const order = await place();
  const lines: string[] = [];
  const note = (euros: string) =>
    runPaidTask(test.shop, readPaidTask([String(order.orderId), euros]), (line) => lines.push(line));
  await note('1,5');
  const left = (order.total - 1.5).toFixed(2);
  expect(lines).toEqual([`Of order ${order.orderId} 1.50 EUR was noted as come; ${left} EUR is open still.`]);
  expect(await order.look()).toMatchObject({
    order: { statusId: 3 },
    paymentStatus: 'partlyPaid',
    totals: { paidAmount: 1.5, openAmount: Number(left) },
  });
  // Nobody cancels it when its hold is over, so the rest may be paid as before.
  await test.database.pool.query("UPDATE orders SET hold_ends_at = now() - interval '1 minute' WHERE id = $1", [
    order.orderId,
  ]);
  expect(await order.look()).toMatchObject({ isPayable: true, payableUntil: null });
  const rest = await start(order);
  expect((await sandbox.payments()).find(({ id }) => id === rest)?.amount.value).toBe(left);
  await expect(note((order.total - 1.49).toFixed(2))).rejects.toThrow(`only ${left} EUR is open: nothing was noted`);
  expect(await order.look()).toMatchObject({ totals: { openAmount: Number(left) } });
  expect(await thanks(order)).toEqual([]);
  await note(left);
  expect(lines.at(-1)).toBe(
    `Order ${order.orderId} is paid and may be dispatched: ${left} EUR was noted as come, and its buyer is told.`,
  );
  expect(await order.look()).toMatchObject({ order: { statusId: 5 }, paymentStatus: 'fullyPaid' });
  await expect(note('1')).rejects.toThrow('of which money is owed');
  expect(await thanks(order)).toEqual([expect.stringContaining(order.total.toFixed(2).replace('.', ','))]);
});

it('whoever waited for it is told that the money came, but of what was noted by mistake, canceled or withdrawn from', async () => {
  const [mistaken, withdrawn, onInvoice] = [await place(), await place(), await place('invoice')];
  const canceled = await place();
  await notePaid(canceled);
  await runCancelTask(test.shop.db, canceled.orderId, () => {});
  await notePaid(mistaken);
  await runUnpaidTask(test.shop.db, { orderId: mistaken.orderId, amount: null }, () => {});
  const who = { name: 'Anna Wirt', email: withdrawn.email };
  await withdrawn.visitor.call('doWithdraw', { ...who, contract: String(withdrawn.orderId) });
  const transferred = await place();
  for (const each of [withdrawn, onInvoice, transferred]) await notePaid(each);
  for (const each of [mistaken, withdrawn, onInvoice, canceled]) expect(await thanks(each)).toEqual([]);
  // Past the card that was chosen.
  expect(await thanks(transferred)).toEqual([expect.stringMatching(/Ihre Zahlung von [\d,]+\s€ \(Vorkasse/u)]);
});

it('the rest of an order may be paid in any way, also when the days that were promised are over', async () => {
  const order = await place();
  const { rows } = await test.database.pool.query(
    `UPDATE orders SET payment_method_key = method.key, payment_method_id = method.id, payment_days = 7, hold_ends_at = NULL,
       created_at = now() - interval '30 days'
     FROM payment_method AS method WHERE method.key = 'prepayment' AND orders.id = $1 RETURNING orders.id`,
    [order.orderId],
  );
  expect(rows).toHaveLength(1);
  const offered = async () => (await order.look()).paymentMethodListForSwitch.map(({ key }) => key);
  expect(await order.look()).toMatchObject({ paymentTerm: { days: 7 } });
  expect(await offered()).not.toContain('mollieCreditCard');
  await runPaidTask(test.shop, readPaidTask([String(order.orderId), '1']), () => {});
  expect(await order.look()).toMatchObject({ paymentTerm: null });
  expect(await offered()).toContain('mollieCreditCard');
});

it.each([
  [['x']],
  [['1', '0']],
  [['1', '0.00']],
  [['1', '-2']],
  [['1', '1.234']],
  [['1', '1e3']],
  [['1', '2', '3']],
  [[]],
])('what is noted as paid is named: not %j', (words) => {
  expect(() => readPaidTask(words)).toThrow('Takes the number of an order');
});
