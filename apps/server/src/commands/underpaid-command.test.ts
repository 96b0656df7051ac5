import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../testing/payment-sandbox.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { runPaidTask } from './paid-command.ts';
import { runUnderpaidTask } from './underpaid-command.ts';

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

async function said(): Promise<string[]> {
  const lines: string[] = [];
  await runUnderpaidTask(test.shop.db, (line) => lines.push(line));
  return lines;
}

/** Places an order by card, whose payment comes to this. */
async function ordered(email: string, status: 'paid' | 'authorized'): Promise<{ orderId: number; id: string }> {
  const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'mollieCreditCard'");
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity: 1 });
  await fillCheckout(visitor, { email, paymentId: rows[0]?.id });
  const orderId = (await visitor.call('doPlaceOrder')).order.id;
  const id = (await visitor.call('doExecutePayment', { orderId })).value?.split('/').at(-1) ?? '';
  await sandbox.move(id, { status });
  await told(id);
  return { orderId, id };
}

async function told(id: string): Promise<void> {
  await test.app.inject({ method: 'POST', url: '/webhooks/mollie', payload: `id=${id}`, headers: form });
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

it('names what was released for money that is not there any more, and the log does once', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  await ordered('paid@krone.example', 'paid');
  const waits = await ordered('authorized@krone.example', 'authorized');
  expect(await said()).toEqual(['No money is missing of orders that were released for it.']);
  const called = await ordered('called-back@krone.example', 'paid');
  await sandbox.move(called.id, { chargedBack: { currency: 'EUR', value: '2.00' } });
  await told(called.id);
  await told(called.id);
  await sandbox.move(waits.id, { status: 'expired' });
  await told(waits.id);
  const text = expect.stringContaining('npm run shop -- underpaid');
  expect(errors.mock.calls).toEqual([
    [{ orderId: called.orderId, missing: 200 }, text],
    [{ orderId: waits.orderId, missing: expect.any(Number) }, text],
  ]);
  await test.database.pool.query('UPDATE orders SET status_id = 7 WHERE id = $1', [called.orderId]);
  expect(await said()).toEqual([
    expect.stringMatching(
      `^${waits.orderId}  \\d+.\\d\\d EUR missing, .*, authorized@krone.example: cleared for dispatch$`,
    ),
    `${called.orderId}  2.00 EUR missing, Kreditkarte, called-back@krone.example: dispatched`,
  ]);
  errors.mockRestore();
});

it('does not name what is paid on account, of which the log tells, or was given back', async () => {
  const onAccount = await ordered('account@krone.example', 'paid');
  await sandbox.move(onAccount.id, { chargedBack: { currency: 'EUR', value: '1.00' } });
  await test.database.pool.query("UPDATE orders SET payment_method_key = 'invoice' WHERE id = $1", [onAccount.orderId]);
  const returned = await ordered('returned@krone.example', 'paid');
  const refund = { id: returned.id, key: `by-hand-${returned.id}`, amount: 500, currency: 'EUR', description: 'Bruch' };
  await test.shop.payments?.refund(refund);
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  for (const { id } of [onAccount, returned]) await told(id);
  expect(errors.mock.calls).toEqual([
    [{ orderId: onAccount.orderId, missing: 100 }, 'what was paid of an order is gone: it is owed on account'],
  ]);
  expect((await said()).filter((line) => /account@|returned@/.test(line))).toEqual([]);
  errors.mockRestore();
});

it('names what waits with a part of its money: nobody cancels it by itself', async () => {
  const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity: 1 });
  await fillCheckout(visitor, { email: 'part@krone.example' });
  const { order, totals } = await visitor.call('doPlaceOrder');
  const mine = async () => (await said()).filter((line) => line.includes('part@krone.example'));
  expect(await mine()).toEqual([]);
  await runPaidTask(test.shop, { orderId: order.id, amount: 100 }, () => {});
  const missing = (totals.totalGross - 1).toFixed(2);
  expect(await mine()).toEqual([
    expect.stringMatching(`^${order.id}  ${missing} EUR missing, .*: waiting for payment$`),
  ]);
  // Set aside for whoever fetches it, nobody gives it up either.
  await test.database.pool.query("UPDATE orders SET payment_method_key = 'cashOnPickup', status_id = 5 WHERE id = $1", [
    order.id,
  ]);
  expect(await mine()).toEqual([
    expect.stringMatching(`^${order.id}  ${missing} EUR missing, .*: cleared for dispatch$`),
  ]);
  await test.database.pool.query('UPDATE orders SET paid_amount = gift_card_amount WHERE id = $1', [order.id]);
  expect(await mine()).toEqual([]);
});
