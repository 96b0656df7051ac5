import type { OperationName } from '@mise/contract/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout, germanAddress } from '../testing/fill-checkout.ts';
import { lockWaits } from '../testing/lock-waits.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

let test: TestShop;
let productId: number;
/** A guest who has ordered, and stays in the database as a number whatever they forget. */
let buyer: TestVisitor;
let customerId: number;
let addressId: number;

beforeAll(async () => {
  test = await createTestShop();
  [productId = 0] = await sampleVariations(test.database.pool, 1);
});
afterAll(() => test.close());

beforeEach(async () => {
  buyer = test.visitor();
  await buyer.call('doAddCartItem', { productId, quantity: 1 });
  await fillCheckout(buyer, { email: 'anna@krone.example' });
  await buyer.call('doPlaceOrder');
  const { rows } = await test.database.pool.query('SELECT id, customer_id FROM address ORDER BY id DESC LIMIT 1');
  [{ id: addressId, customer_id: customerId }] = rows as [{ id: number; customer_id: number }];
});

const calls: [OperationName, () => unknown][] = [
  ['doSaveAddress', () => ({ typeId: 2, addressData: germanAddress })],
  ['setCheckoutAddress', () => ({ typeId: 1, addressId })],
  ['setShippingProvider', () => ({ shippingId: 1 })],
  ['doAddCartItem', () => ({ productId, quantity: 1 })],
  ['doAddCartLines', () => ({ lines: [{ productId, quantity: 1 }] })],
  ['doAddWishlistItem', () => ({ variationId: productId })],
];

/** Calls while somebody is ending the session, of which the call does not know yet. */
async function beside(ending: string, name: OperationName, input: unknown) {
  const { pool } = test.database;
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query(ending, [customerId]);
  const late = buyer.send(name, [input]);
  await Promise.race([late, lockWaits(pool)]);
  await other.query('COMMIT');
  other.release();
  return late;
}

const kept = async () => {
  const tables = ['address', 'basket', 'wishlist_item'];
  const counts = tables.map(async (table) => {
    const { rowCount } = await test.database.pool.query(`SELECT FROM ${table} WHERE customer_id = $1`, [customerId]);
    return rowCount;
  });
  return Promise.all(counts);
};

describe.each(calls)('%s', (name, input) => {
  it('leaves nothing of a guest who is forgotten beside it', async () => {
    const forget = `WITH ended AS (DELETE FROM session WHERE customer_id = $1),
      gone AS (DELETE FROM address WHERE customer_id = $1) DELETE FROM basket WHERE customer_id = $1`;
    const answer = await beside(forget, name, input());
    expect(answer.json()).toMatchObject({ key: 'security.sessionChanged' });
    expect(answer.headers['retry-after']).toBe('1');
    expect(await kept()).toEqual([0, 0, 0]);
  });

  it('does nothing for the guest of before where the session is an account’s meanwhile', async () => {
    const before = await kept();
    await test.visitor().call('doAddCartItem', { productId, quantity: 1 });
    const enter = `UPDATE session SET customer_id = (SELECT max(id) FROM customer WHERE id <> $1), token_hash = gen_random_uuid()::text::bytea
      WHERE customer_id = $1`;
    const answer = await beside(enter, name, input());
    expect(answer.json()).toMatchObject({ key: 'security.sessionChanged' });
    expect(await kept()).toEqual(before);
  });
});

it('a write that is done is answered with an empty cart where its guest went meanwhile', async () => {
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId, quantity: 1 });
  const { pool } = test.database;
  const { rows } = await pool.query('SELECT max(id) AS id FROM customer');
  await pool.query(`CREATE FUNCTION leave() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN DELETE FROM customer WHERE id = OLD.customer_id; RETURN NULL; END $$`);
  await pool.query(
    'CREATE CONSTRAINT TRIGGER leave AFTER DELETE ON basket DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION leave()',
  );
  const answer = await guest.send('deleteCart', []);
  await pool.query('DROP FUNCTION leave CASCADE');
  expect([answer.statusCode, answer.json().data.itemSum]).toEqual([200, 0]);
  expect((await pool.query('SELECT FROM customer WHERE id = $1', [rows[0]?.id])).rowCount).toBe(0);
});

it('who is forgotten while their first order is being placed stays its owner, as a number', async () => {
  const { pool } = test.database;
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId, quantity: 1 });
  await fillCheckout(guest, { email: 'first@krone.example' });
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM stock WHERE variation_id = $1 FOR UPDATE', [productId]);
  const placed = guest.call('doPlaceOrder');
  await lockWaits(test.database.pool);
  const forgotten = guest.send('doForgetMe', []);
  await lockWaits(test.database.pool, 2);
  await other.query('COMMIT');
  other.release();
  const { order } = await placed;
  expect((await forgotten).statusCode).toBe(200);
  const { rows } = await pool.query(
    `SELECT customer.email, (SELECT count(*)::int FROM address WHERE address.customer_id = customer.id) AS addresses
     FROM orders JOIN customer ON customer.id = customer_id WHERE orders.id = $1`,
    [order.id],
  );
  expect(rows).toEqual([{ email: null, addresses: 0 }]);
});
