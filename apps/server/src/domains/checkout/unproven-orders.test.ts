import { refusal } from '@mise/contract/refusal.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import type { Customer } from '../customers/sessions.ts';
import { countGuessedAddress, refuseGuessedAddress } from './unproven-orders.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ RATE_LIMIT: '1000' });
});
beforeEach(async () => void (await test.database.pool.query('DELETE FROM rate_limit')));
afterAll(() => test.close());

type Asked = Parameters<typeof refuseGuessedAddress>[0];

const guest = { account: null } as Customer;
const unproven = { account: { isConfirmed: false } } as Customer;
const proven = { account: { isConfirmed: true } } as Customer;

const from = (address: string) => ({ shop: test.shop, visitor: { address }, now: new Date() }) as Asked;

async function tryThirty(customer: Customer, refused: unknown): Promise<void> {
  const ofSeen = async () => null;
  for (let count = 0; count < 30; count += 1) {
    await countGuessedAddress(from('198.51.100.7'), customer, { refused, ofSeen });
  }
}

const heldAlready = () => refusal('order.unpaidAmount', { cause: { amount: '', contact: '' } });

it.each([
  ['a coupon for others', () => refusal('coupon.newCustomersOnly')],
  ['a sum that is owed', heldAlready],
  [
    'goods that are held',
    () => refusal('order.unpaidQuantity', { cause: { variationId: 1, name: '', pieces: 0, sold: '', contact: '' } }),
  ],
  ['credit that is used', () => refusal('checkout.paymentMethodUnavailable', { cause: { paymentId: 1 } })],
])('who heard of %s often enough has to wait, alone in their network', async (_, refused) => {
  await tryThirty(guest, refused());
  await expect(refuseGuessedAddress(from('198.51.100.7'), guest)).rejects.toMatchObject({
    key: 'security.tooManyRequests',
  });
  await expect(refuseGuessedAddress(from('198.51.100.8'), guest)).resolves.toBeUndefined();
});

it('an account whose address nobody has proved is no better, one of which it is proved hears what is its own', async () => {
  await tryThirty(proven, heldAlready());
  await expect(refuseGuessedAddress(from('198.51.100.7'), guest)).resolves.toBeUndefined();
  await tryThirty(unproven, heldAlready());
  await expect(refuseGuessedAddress(from('198.51.100.7'), unproven)).rejects.toMatchObject({ status: 429 });
  await expect(refuseGuessedAddress(from('198.51.100.7'), proven)).resolves.toBeUndefined();
});

it('what says nothing of an address does not count', async () => {
  await tryThirty(guest, refusal('order.emptyBasket'));
  await tryThirty(guest, new Error('broken'));
  await expect(refuseGuessedAddress(from('198.51.100.7'), guest)).resolves.toBeUndefined();
});

it('what a cart is refused for by itself does not keep others of its network from ordering', async () => {
  const { pool } = test.database;
  const [productId = 0] = await sampleVariations(pool, 1, { stock: 100_000 });
  const { rows } = await pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
  const buyer = async (email: string, quantity: number) => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId, quantity });
    await fillCheckout(visitor, { email, paymentId: rows[0]?.id });
    return visitor;
  };
  const large = await buyer('large@krone.example', 40_000);
  for (let count = 0; count < 30; count += 1) {
    expect((await large.send('doPlaceOrder', [])).json().key).toBe('order.unpaidAmount');
  }
  expect((await (await buyer('small@krone.example', 1)).send('doPlaceOrder', [])).statusCode).toBe(200);

  // Nothing in this cart says how much was ordered under its address.
  await pool.query(
    `INSERT INTO setting (key, value)
     SELECT 'guestUnpaidMaximum', ceil(total_gross / 100.0)::text FROM orders WHERE email = 'small@krone.example'`,
  );
  const guesser = await buyer('small@krone.example', 1);
  for (let count = 0; count < 30; count += 1) {
    expect((await guesser.send('doPlaceOrder', [])).json().key).toBe('order.unpaidAmount');
  }
  expect((await (await buyer('other@krone.example', 1)).send('doPlaceOrder', [])).statusCode).toBe(429);
});

it('who ordered under the address of another does not see in the ways to pay it what that one owes, and is not told so for ever', async () => {
  const { pool } = test.database;
  const [productId = 0] = await sampleVariations(pool, 1, { stock: 100 });
  const { rows: methods } = await pool.query(
    "SELECT key, id FROM payment_method WHERE key IN ('invoice', 'prepayment')",
  );
  const { invoice, prepayment } = Object.fromEntries(methods.map(({ key, id }) => [key, id]));
  const order = async (paymentId: number) => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId, quantity: 1 });
    await fillCheckout(visitor, { email: 'owes@krone.example', paymentId });
    return { visitor, ...(await visitor.call('doPlaceOrder')) };
  };
  const owed = await order(invoice);
  const { visitor: stranger, order: placed } = await order(prepayment);
  await pool.query(
    `UPDATE payment_method_class SET credit_limit = (SELECT total_gross FROM orders WHERE id = $1) WHERE method_id = $2`,
    [owed.order.id, invoice],
  );
  const key = { orderId: placed.id, accessKey: placed.accessKey };
  const { paymentMethodListForSwitch: shown } = await stranger.call('getOrder', key);
  expect(shown.map(({ id }) => id)).toContain(invoice);
  const change = async () =>
    (await stranger.send('setOrderPaymentMethod', [{ ...key, paymentId: invoice }])).json().key;
  for (let count = 0; count < 30; count += 1) expect(await change()).toBe('checkout.paymentMethodUnavailable');
  expect(await change()).toBe('security.tooManyRequests');
  const account = await signInCustomer(test, 'stranger@krone.example');
  await pool.query("UPDATE account SET confirmed_at = now() WHERE email = 'stranger@krone.example'");
  const byAccount = await account.send('setOrderPaymentMethod', [{ ...key, paymentId: invoice }]);
  expect(byAccount.json().key).toBe('security.tooManyRequests');
});

it('neither do they once the order has come to the account of that one', async () => {
  const { pool } = test.database;
  const [productId = 0] = await sampleVariations(pool, 1, { stock: 100 });
  const { rows: methods } = await pool.query(
    "SELECT key, id FROM payment_method WHERE key IN ('invoice', 'prepayment')",
  );
  const { invoice, prepayment } = Object.fromEntries(methods.map(({ key, id }) => [key, id]));
  const email = 'owes-with-account@krone.example';
  const order = async (visitor: TestVisitor, paymentId: number) => {
    await visitor.call('doAddCartItem', { productId, quantity: 1 });
    await fillCheckout(visitor, { email, paymentId });
    return (await visitor.call('doPlaceOrder')).order;
  };
  await pool.query('UPDATE payment_method_class SET credit_limit = 250000 WHERE method_id = $1', [invoice]);
  const owner = await signInCustomer(test, email);
  await pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  const owed = await order(owner, invoice);
  const stranger = test.visitor();
  const { id: orderId, accessKey } = await order(stranger, prepayment);
  await pool.query(
    `UPDATE payment_method_class SET credit_limit = (SELECT total_gross FROM orders WHERE id = $1) WHERE method_id = $2`,
    [owed.id, invoice],
  );
  const shown = async () =>
    (await stranger.call('getOrder', { orderId, accessKey })).paymentMethodListForSwitch.map(({ id }) => id);
  const before = await shown();
  expect(before).toContain(invoice);
  await owner.call('doLogin', { email, password: customerPassword });
  const { rows } = await pool.query('SELECT customer_id FROM orders WHERE id = ANY($1)', [[orderId, owed.id]]);
  expect(new Set(rows.map(({ customer_id }) => customer_id)).size).toBe(1);
  expect(await shown()).toEqual(before);
});
