import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockOwedOrder } from '../domains/orders/keep-paid-amount.ts';
import { book } from '../domains/payments/ledger.ts';
import { newPayment } from '../domains/payments/new-payment.ts';
import { settleOrder } from '../domains/payments/settle-order.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../testing/payment-sandbox.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { runOverpaidTask } from './overpaid-command.ts';
import { readReturnedTask, runReturnedTask } from './returned-command.ts';

let sandbox: PaymentSandbox;
let test: TestShop;
beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  test = await createTestShop({ SANDBOX_PAYMENT_PORT: String(sandbox.port) });
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

const now = new Date('2026-03-01T08:00:00Z');

async function said(): Promise<string[]> {
  const lines: string[] = [];
  await runOverpaidTask(test.shop.db, (line) => lines.push(line));
  return lines;
}

/** An order of which that much more was paid than it comes to, in cents. */
async function overpaid(email: string, { provider, by }: { provider: 'mollie' | null; by: number }): Promise<number> {
  const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity: 1 });
  await fillCheckout(visitor, { email });
  const orderId = (await visitor.call('doPlaceOrder')).order.id;
  await test.shop.db.transaction(async (tx) => {
    const owed = await lockOwedOrder(tx, orderId);
    if (!owed) throw new Error('no such order');
    const amount = owed.total + by;
    const made = { orderId, methodKey: 'x', amount, currency: 'EUR', provider, status: 'paid' } as const;
    const { id: paymentId } = await newPayment(tx, made, now);
    await book(tx, [{ paymentId, kind: 'captured', amount }], { now });
    await settleOrder(tx, owed, now);
  });
  return orderId;
}

it('names what was paid too much, and who gives it back', async () => {
  expect(await said()).toEqual(['Nothing was paid too much.']);
  await overpaid('exact@krone.example', { provider: 'mollie', by: 0 });
  const byCard = await overpaid('card@krone.example', { provider: 'mollie', by: 1250 });
  await test.database.pool.query("UPDATE payment SET provider_id = 'tr_' || id WHERE provider = 'mollie'");
  const transferred = await overpaid('transfer@krone.example', { provider: null, by: 1 });
  expect(await said()).toEqual([
    expect.stringMatching(`^${byCard}  12.50 EUR, .*, card@krone.example: the shop gives it back$`),
    expect.stringMatching(`^${transferred}  0.01 EUR, .*, transfer@krone.example: to be given back by hand$`),
  ]);
});

it('what was given back by hand is noted once, told, and named no more', async () => {
  const email = 'returned@krone.example';
  const orderId = await overpaid(email, { provider: null, by: 2345 });
  const mine = async () => (await said()).filter((line) => line.includes(email));
  expect(await mine()).toHaveLength(1);
  const lines: string[] = [];
  await runReturnedTask(test.shop, { orderId, isAll: false }, (line) => lines.push(line));
  expect(lines).toEqual([`Of order ${orderId} 23.45 EUR was given back, and its buyer is told.`]);
  expect(await mine()).toEqual([]);
  const [mail] = (await test.sentMails()).filter(({ to }) => to === email).slice(-1);
  expect(mail?.text).toMatch(/23,45\s€ zurücküberwiesen/);
  await expect(runReturnedTask(test.shop, { orderId, isAll: false }, () => {})).rejects.toThrow(
    'nothing is to be given back by hand',
  );
  const change = { after: { amount: '23.45 EUR' } };
  expect(await recordedCommands(test.database.pool, 'command.returned')).toEqual([[`order ${orderId}`, change]]);
  const { rows: orders } = await test.database.pool.query(
    'SELECT paid_amount = total_gross AS is_exact, credited_amount FROM orders WHERE id = $1',
    [orderId],
  );
  expect(orders).toEqual([{ is_exact: true, credited_amount: '0' }]);
});

it('what the shop gives back by itself is not noted as given back by hand', async () => {
  const email = 'both@krone.example';
  const orderId = await overpaid(email, { provider: 'mollie', by: 1000 });
  await test.database.pool.query("UPDATE payment SET provider_id = 'tr_' || id WHERE order_id = $1", [orderId]);
  await expect(runReturnedTask(test.shop, { orderId, isAll: false }, () => {})).rejects.toThrow(
    'nothing is to be given back by hand',
  );
  // All that the provider took goes back by it, what was transferred beside it by hand.
  await test.database.pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [orderId]);
  await test.shop.db.transaction(async (tx) => {
    const owed = await lockOwedOrder(tx, orderId);
    if (!owed) throw new Error('no such order');
    const made = { orderId, methodKey: 'x', amount: 500, currency: 'EUR', provider: null, status: 'paid' } as const;
    const { id: paymentId } = await newPayment(tx, made, now);
    await book(tx, [{ paymentId, kind: 'captured', amount: 500 }], { now });
    await settleOrder(tx, owed, now);
  });
  expect((await said()).find((line) => line.includes(email))).toMatch(
    /the shop gives .* EUR back, the rest is to be given back by hand$/,
  );
  const lines: string[] = [];
  await runReturnedTask(test.shop, { orderId, isAll: false }, (line) => lines.push(line));
  expect(lines[0]).toContain('5.00 EUR was given back');
  expect((await said()).find((line) => line.includes(email))).toMatch(/: the shop gives it back$/);
});

it('what the shop cannot give back is noted as given back by hand, where its owner says so', async () => {
  const email = 'refused@krone.example';
  const orderId = await overpaid(email, { provider: 'mollie', by: 700 });
  await test.database.pool.query("UPDATE payment SET provider_id = 'tr_' || id WHERE order_id = $1", [orderId]);
  const lines: string[] = [];
  await runReturnedTask(test.shop, readReturnedTask([String(orderId), 'all']), (line) => lines.push(line));
  expect(lines[0]).toContain('7.00 EUR was given back');
  expect((await said()).filter((line) => line.includes(email))).toEqual([]);
  for (const words of [[], ['x'], ['1', 'some'], ['1', 'all', 'all']])
    expect(() => readReturnedTask(words)).toThrow('Takes the number');
});
