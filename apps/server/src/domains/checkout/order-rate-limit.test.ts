import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';
import { refuseSpent, takeFromRateLimits } from '../customers/rate-limit.ts';
import { createVisitor } from '../customers/visitor.ts';
import { countOrder } from './order-rate-limit.ts';

const start = new Date('2026-03-01T08:00:00Z');

let test: TestShop;
let variationId: number;
beforeAll(async () => {
  test = await createTestShop({ RATE_LIMIT: '100000', TRUST_PROXY: '1' });
  [variationId = 0] = await sampleVariations(test.database.pool, 1, { stock: 1000 });
});
beforeEach(async () => {
  await test.database.pool.query('DELETE FROM rate_limit');
  test.setNow(start);
});
afterAll(() => test.close());

async function order(email: string, from: string, quantity = 1, paymentKey = 'prepayment') {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity });
  await fillCheckout(visitor, { email, paymentId: await methodOf(paymentKey) });
  return visitor.send('doPlaceOrder', [], { headers: { 'x-forwarded-for': from } });
}

async function methodOf(key: string): Promise<number> {
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [key]);
  return rows[0]?.id;
}

async function stock(): Promise<number> {
  const { rows } = await test.database.pool.query('SELECT quantity FROM stock WHERE variation_id = $1', [variationId]);
  return rows[0]?.quantity;
}

it('stops the eleventh order to one mail address within an hour, wherever it comes from', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect((await order('anna@krone.example', `198.51.100.${count}`)).statusCode).toBe(200);
  }
  const before = await stock();
  test.setNow(new Date(start.getTime() + 60_000));
  const refused = await order('Anna@Krone.example', '192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3540');
  expect(refused.json()).toMatchObject({ key: 'security.tooManyRequests' });
  expect(await stock()).toBe(before);
  expect((await order('bert@krone.example', '192.0.2.1')).statusCode).toBe(200);
  test.setNow(new Date(start.getTime() + 3_600_000));
  expect((await order('anna@krone.example', '192.0.2.1')).statusCode).toBe(200);
});

it('strangers who order to the address of a customer do not keep the customer from ordering', async () => {
  const email = 'proved@krone.example';
  const customer = await signInCustomer(test, email);
  for (let count = 0; count < 10; count += 1) await order(email, `198.51.100.${count}`);
  expect((await order(email, '192.0.2.1')).statusCode).toBe(429);
  await customer.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(customer, { paymentId: await methodOf('prepayment') });
  // Whoever opens an account of the address of another has not proved that it is theirs.
  expect((await customer.send('doPlaceOrder', [])).statusCode).toBe(429);
  await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  expect((await customer.send('doPlaceOrder', [])).statusCode).toBe(200);
});

it('what guests of a network order keeps no customer there from ordering whose address is proved; those have a limit of their own', async () => {
  const from = '203.0.113.50';
  const email = 'proved-too@krone.example';
  const customer = await signInCustomer(test, email);
  await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  await customer.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(customer, { paymentId: await methodOf('prepayment') });
  const place = () => customer.send('doPlaceOrder', [], { headers: { 'x-forwarded-for': from } });
  await buyersOf(from, { from: 0, to: 300 });
  expect((await order('late@krone.example', from)).statusCode).toBe(429);
  await takeFromRateLimits(test.shop.db, [{ key: `order-proven:network:${from}`, most: 0, weight: 300 }], start);
  expect((await place()).statusCode).toBe(429);
  await test.database.pool.query("DELETE FROM rate_limit WHERE key LIKE 'order-proven:%'");
  expect((await place()).statusCode).toBe(200);
});

it('stops a network of IPv6 addresses that has ordered too much, and not its neighbour', async () => {
  await buyersOf('2001:db8::1', { from: 0, to: 300 });
  expect((await order('late@krone.example', '2001:db8:0:ff::1')).statusCode).toBe(429);
  expect((await order('late@krone.example', '2001:db8:1::1')).statusCode).toBe(200);
});

/** How many of so many buyers behind one address may order, each in a session of their own and to an address of their own. */
async function buyersOf(from: string, buyers: { from: number; to: number }, unpaid = 0): Promise<number> {
  const { db, now } = test.shop;
  const nobody = { token: null, deviceToken: null, knownAs: null, priceSide: null };
  const call = { ...nobody, now: now(), address: from, userAgent: '' };
  const context = { db, shop: test.shop, visitor: createVisitor(test.shop, call), now: now() };
  let served = 0;
  for (let id = buyers.from; id < buyers.to; id += 1) {
    const counted = countOrder(context, {
      customerId: 1_000_000 + id,
      email: `buyer${id}@krone.example`,
      isProven: false,
      unpaid,
    });
    served += await counted.then(
      () => 1,
      () => 0,
    );
  }
  return served;
}

it('lets 200 buyers behind one address order, for 500 euros each without having paid', async () => {
  expect(await buyersOf('198.51.100.1', { from: 0, to: 200 }, 500_00)).toBe(200);
  expect((await order('anna@krone.example', '198.51.100.1')).statusCode).toBe(200);
});

it('stops a program that begins a session for each order the sooner the more it orders without paying', async () => {
  expect(await buyersOf('198.51.100.1', { from: 0, to: 40 }, 10_000_00)).toBe(15);
  expect(await buyersOf('198.51.100.2', { from: 0, to: 330 })).toBe(300);
});

it('stops the eleventh order of one guest, whatever mail address is given', async () => {
  const visitor = test.visitor();
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    await visitor.call('doAddCartItem', { productId: variationId });
    await fillCheckout(visitor, { email: `guest${count}@krone.example` });
    const headers = { 'x-forwarded-for': `198.51.100.${count}` };
    statuses.push((await visitor.send('doPlaceOrder', [], { headers })).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

it.each(['prepayment', 'invoice'])('counts an unpaid order of a guest by its worth: %s', async (paymentKey) => {
  await creditWithoutLimit();
  expect((await order('anna@krone.example', '198.51.100.1', 200, paymentKey)).statusCode).toBe(200);
  const { total, count } = await lastCounted();
  expect(total).toBeGreaterThan(500_00);
  expect(count).toBe(Math.ceil(total / 500_00));
});

it.each([
  ['once where its address is proved', 'berta@krone.example', true],
  ['by its worth where nobody has proved it, as anybody opens an account', 'carla@krone.example', false],
])('counts an order on invoice of an account %s', async (_, email, isProven) => {
  await creditWithoutLimit();
  const customer = await signInCustomer(test, email);
  if (isProven) await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  await customer.call('doAddCartItem', { productId: variationId, quantity: 100 });
  await fillCheckout(customer, { paymentId: await methodOf('invoice') });
  expect((await customer.send('doPlaceOrder', [])).statusCode).toBe(200);
  const { total, count } = await lastCounted(isProven ? 'order-proven' : 'order');
  expect(total).toBeGreaterThan(500_00);
  expect(count).toBe(isProven ? 1 : Math.ceil(total / 500_00));
});

async function creditWithoutLimit(): Promise<void> {
  await test.database.pool.query('UPDATE payment_method_class SET credit_limit = NULL');
  await touchCatalog(test.shop.db);
}

async function lastCounted(action = 'order'): Promise<{ total: number; count: number }> {
  const { rows } = await test.database.pool.query(
    "SELECT total_gross::int AS total, count FROM orders, rate_limit WHERE key LIKE $1 || ':network:%' ORDER BY id DESC LIMIT 1",
    [action],
  );
  return rows[0];
}

describe('after a clock that was ahead is set right', () => {
  it('an order waits no longer than an hour', async () => {
    test.setNow(new Date(start.getTime() + 5 * 3_600_000));
    expect(await buyersOf('198.51.100.1', { from: 0, to: 301 })).toBe(300);
    test.setNow(start);
    expect((await order('anna@krone.example', '198.51.100.1')).statusCode).toBe(200);
    expect(await buyersOf('198.51.100.1', { from: 0, to: 300 })).toBe(299);
  });

  it('what refuses beforehand waits no longer either', async () => {
    const context = { shop: test.shop, now: start };
    const limit = { key: 'tried:network:198.51.100.1', most: 1 };
    await takeFromRateLimits(test.shop.db, [limit], new Date(start.getTime() + 5 * 3_600_000));
    await refuseSpent(context, limit);
    await takeFromRateLimits(test.shop.db, [limit], start);
    await expect(refuseSpent(context, limit)).rejects.toMatchObject({ key: 'security.tooManyRequests' });
    await refuseSpent({ ...context, now: new Date(start.getTime() + 3_600_000) }, limit);
    const unlimited = { ...test.shop, config: { ...test.shop.config, rateLimit: 0 } };
    await refuseSpent({ shop: unlimited, now: start }, limit);
  });

  it('a call that began before another, and counts after it, makes nothing free', async () => {
    expect(await buyersOf('198.51.100.1', { from: 0, to: 300 })).toBe(300);
    test.setNow(new Date(start.getTime() - 30_000));
    expect((await order('anna@krone.example', '198.51.100.1')).statusCode).toBe(429);
  });
});

it.each([
  ['no more', 300, 1],
  ['not for so much', 299, 40],
])(
  'refuses who may order %s before it holds anything: whoever orders the same goods does not wait for it',
  async (_, orders, quantity) => {
    const from = '203.0.113.77';
    await buyersOf(from, { from: 0, to: orders });
    const other = await test.database.pool.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM stock WHERE variation_id = $1 FOR UPDATE', [variationId]);
    try {
      expect((await order('late@krone.example', from, quantity)).statusCode).toBe(429);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
  },
);

it('answers an order that was placed before, also to who may order no more', async () => {
  const from = { 'x-forwarded-for': '203.0.113.78' };
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId });
  await fillCheckout(visitor, { email: 'anna@krone.example', paymentId: await methodOf('prepayment') });
  const first = await visitor.send('doPlaceOrder', [], { headers: from });
  await buyersOf('203.0.113.78', { from: 0, to: 300 });
  const again = await visitor.send('doPlaceOrder', [], { headers: from });
  expect(again.statusCode).toBe(200);
  expect(again.json().data.order.id).toBe(first.json().data.order.id);
});

it('counts a repeated call for the same order once', async () => {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId });
  await fillCheckout(visitor);
  for (let count = 0; count < 15; count += 1) expect((await visitor.send('doPlaceOrder', [])).statusCode).toBe(200);
  const { rows } = await test.database.pool.query('SELECT DISTINCT count FROM rate_limit');
  expect(rows).toEqual([{ count: 1 }]);
});
