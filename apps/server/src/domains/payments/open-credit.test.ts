import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
let variationId: number;
let invoice: number;
beforeAll(async () => {
  test = await createTestShop();
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'invoice'");
  invoice = rows[0]?.id;
});
beforeEach(async () => {
  await test.database.pool.query('UPDATE payment_method_class SET credit_limit = 250000, is_preselected = false');
  [variationId = 0] = await sampleVariations(test.database.pool, 1, { stock: 100 });
});
afterAll(() => test.close());

async function buyer(email: string): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(visitor, { email });
  return visitor;
}

async function limitTo(amount: number): Promise<void> {
  await test.database.pool.query('UPDATE payment_method_class SET credit_limit = $1 WHERE method_id = $2', [
    Math.round(amount * 100),
    invoice,
  ]);
}

it('credit is given up to the limit of the class, open orders of any session to the address included', async () => {
  const first = await buyer('credit@krone.example');
  await first.call('setPaymentProvider', { paymentId: invoice });
  const { basketAmount } = await first.call('getCart');
  await limitTo(basketAmount);
  const { order } = await first.call('doPlaceOrder');

  const second = await buyer('Credit@krone.example');
  const { list } = await second.call('getPaymentProviders');
  expect(list.find(({ id }) => id === invoice)).toMatchObject({
    isSelectable: false,
    description: expect.stringMatching(/^Ihr Rahmen für offene Rechnungen von .+ reicht/),
  });
  await expect(second.call('setPaymentProvider', { paymentId: invoice })).rejects.toMatchObject({
    key: 'checkout.paymentMethodUnavailable',
  });

  const { pool } = test.database;
  const isSelectable = async () =>
    (await second.call('getPaymentProviders')).list.find(({ id }) => id === invoice)?.isSelectable;
  await pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [order.id]);
  expect(await isSelectable()).toBe(true);
  await pool.query('UPDATE orders SET status_id = 5, paid_amount = 100 WHERE id = $1', [order.id]);
  expect(await isSelectable()).toBe(false);
  await limitTo(basketAmount * 2 - 1);
  expect(await isSelectable()).toBe(true);
  await limitTo(basketAmount);
  await pool.query('UPDATE orders SET paid_amount = total_gross WHERE id = $1', [order.id]);
  await second.call('setPaymentProvider', { paymentId: invoice });
  await second.call('doPlaceOrder');
});

it('an order that was placed with two carts at once stays within the limit', async () => {
  const buyers = [await buyer('both@krone.example'), await buyer('both@krone.example')];
  for (const each of buyers) await each.call('setPaymentProvider', { paymentId: invoice });
  await limitTo((await buyers[0]?.call('getCart'))?.basketAmount ?? 0);
  const answers = await Promise.all(buyers.map((each) => each.send('doPlaceOrder', [])));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

it('is preselected for the classes of which the owner says so, until something else is chosen', async () => {
  await test.database.pool.query('UPDATE payment_method_class SET is_preselected = true WHERE method_id = $1', [
    invoice,
  ]);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
  const { list, selected } = await visitor.call('getPaymentProviders');
  expect(selected).toBe(invoice);
  const other = list.find(({ id }) => id !== invoice)?.id ?? 0;
  await visitor.call('setPaymentProvider', { paymentId: other });
  expect((await visitor.call('getPaymentProviders')).selected).toBe(other);
});
