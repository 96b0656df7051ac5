import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue } from '../queue/enqueue.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { forgetVisitors } from './forget-visitors.ts';

const start = new Date('2026-03-01T08:00:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000);

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

async function count(table: string): Promise<number> {
  const { rows } = await test.database.pool.query(`SELECT count(*)::int FROM ${table}`);
  return rows[0].count;
}

it('forgets visitors who were not seen for a month, with carts and addresses, and keeps orders and who is here', async () => {
  const [id = 0] = await sampleVariations(test.database.pool, 1);
  test.setNow(start);
  const buyer = test.visitor();
  await buyer.call('doAddCartItem', { productId: id });
  await buyer.call('doAddWishlistItem', { variationId: id });
  await fillCheckout(buyer);
  const { order } = await buyer.call('doPlaceOrder');
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId: id });
  await guest.call('doAddWishlistItem', { variationId: id });
  await fillCheckout(guest);
  test.setNow(daysLater(20));
  const present = test.visitor();
  await present.call('doAddCartItem', { productId: id, quantity: 3 });
  await test.database.pool.query(
    `WITH guest AS (INSERT INTO customer (kind, customer_class_id, created_at)
       SELECT 'guest', 1, $1 FROM generate_series(1, 1200) RETURNING id)
     INSERT INTO session (token_hash, customer_id, created_at, seen_at)
     SELECT sha256(id::text::bytea), id, $1, $1 FROM guest`,
    [start],
  );
  await test.database.pool.query(`INSERT INTO rate_limit (key, count, last_at) VALUES ('order:subject:a', 1, $1)`, [
    start,
  ]);

  expect(await forgetVisitors(test.shop, daysLater(30))).toBe(0);
  // Beside those of buyer and guest each of the two that their logins left.
  expect(await forgetVisitors(test.shop, daysLater(32))).toBe(1204);
  expect(await count('wishlist_item')).toBe(0);
  expect([await count('session'), await count('basket'), await count('address'), await count('rate_limit')]).toEqual([
    1, 1, 0, 0,
  ]);
  const { rows: customers } = await test.database.pool.query(
    'SELECT customer.email, orders.id FROM customer LEFT JOIN orders ON customer_id = customer.id ORDER BY customer.id',
  );
  expect(customers).toEqual([
    { email: null, id: order.id },
    { email: null, id: null },
  ]);
  const opened = await test.visitor().call('getOrder', { orderId: order.id, accessKey: order.accessKey });
  expect(opened.order.billingAddress).toMatchObject({ name1: 'Gasthaus Krone' });
  test.setNow(daysLater(32));
  expect(await present.call('getCart')).toMatchObject({ itemQuantity: 3 });
});

it('forgets a mail that could not be sent after a month, with what it says of a person', async () => {
  const { pool } = test.database;
  await pool.query('DELETE FROM graphile_worker._private_jobs');
  const withdrawal = { name: 'Anna Wirt', email: 'anna@krone.example', contract: '10417' };
  await test.visitor().call('doWithdraw', withdrawal);
  // Money that is owed is no mail.
  await enqueue(test.shop.db, { task: 'refund-surplus', payload: { orderId: 1 }, key: 'refund-surplus-1' });
  const waiting = async () => {
    const { rows } = await pool.query(
      `SELECT coalesce(payload->>'to', 'refund') AS of FROM graphile_worker._private_jobs`,
    );
    return rows.map((row) => row.of).sort();
  };
  await pool.query(
    `UPDATE graphile_worker._private_jobs SET updated_at = $1,
       attempts = CASE payload->>'to' WHEN 'shop' THEN max_attempts - 1 ELSE max_attempts END`,
    [start],
  );
  await forgetVisitors(test.shop, daysLater(30));
  expect(await waiting()).toEqual(['buyer', 'refund', 'shop']);
  await forgetVisitors(test.shop, daysLater(31));
  expect(await waiting()).toEqual(['refund', 'shop']);
});
