import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

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

async function order(email: string, from: string) {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId });
  await fillCheckout(visitor, { email });
  return visitor.send('doPlaceOrder', [], { headers: { 'x-forwarded-for': from } });
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

it('stops the thirty-first order of a network of IPv6 addresses, and none of its neighbour', async () => {
  for (let count = 0; count < 30; count += 1) {
    expect((await order(`buyer${count}@krone.example`, `2001:db8::${count + 1}`)).statusCode).toBe(200);
  }
  expect((await order('late@krone.example', '2001:db8::ffff')).statusCode).toBe(429);
  expect((await order('late@krone.example', '2001:db8:0:1::1')).statusCode).toBe(200);
});

it('counts a repeated call for the same order once', async () => {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId });
  await fillCheckout(visitor);
  for (let count = 0; count < 15; count += 1) expect((await visitor.send('doPlaceOrder', [])).statusCode).toBe(200);
  const { rows } = await test.database.pool.query('SELECT DISTINCT count FROM rate_limit');
  expect(rows).toEqual([{ count: 1 }]);
});
