import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { migrateUntil } from '../../testing/migrate-until.ts';
import { listAddresses } from './addresses.ts';
import { openSession } from './sessions.ts';
import { customer } from './tables.ts';

const now = new Date('2026-03-01T08:00:00Z');
const tokens = { buyer: 'a token of a buyer', guest: 'a token of a guest', idle: 'a token of nobody in particular' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  await migrateUntil(database.pool, '0007_declared_settings');
  await fillOldTables();
  // The job queue asks for a listener.
  database.pool.on('error', () => {});
  await migrate(database.pool);
});
afterAll(() => database.drop());

/** Two sessions with carts and addresses, one with nothing; orders of a session, of one that is gone, and of none. */
async function fillOldTables(): Promise<void> {
  const hashes = Object.values(tokens).map((token) => createHash('sha256').update(token).digest());
  const client = await database.pool.connect();
  // The rows stand alone here, without the catalogue and the countries that they point to.
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO customer_class VALUES (1, '{"de": "Gast", "en": "Guest"}', false, 0), (2, '{"de": "Haus", "en": "House"}', true, 5)`,
  );
  await client.query(
    `INSERT INTO session (id, token_hash, guest_email, customer_class_id, referrer_id, created_at, seen_at)
     OVERRIDING SYSTEM VALUE VALUES (4, $1, 'anna@krone.example', 2, '107', $4, $4), (7, $2, NULL, 1, NULL, $4, $4), (9, $3, NULL, 1, NULL, $4, $4)`,
    [...hashes, now],
  );
  await client.query(
    `INSERT INTO address (id, session_id, type_id, country_id, fields, is_primary, created_at, updated_at)
     OVERRIDING SYSTEM VALUE VALUES (1, 4, 1, 1, '{"city": "Stuttgart"}', true, $1, $1), (2, 7, 2, 1, '{"city": "Ulm"}', true, $1, $1)`,
    [now],
  );
  await client.query(
    `INSERT INTO basket (id, session_id, shipping_country_id, billing_address_id, created_at, updated_at)
     OVERRIDING SYSTEM VALUE VALUES (10, 4, 1, 1, $1, $1), (11, 7, 1, NULL, $1, $1)`,
    [now],
  );
  await client.query(
    `INSERT INTO basket_item (basket_id, variation_id, quantity, order_params, order_params_key, created_at)
     VALUES (10, 1, 6, '[]', '', $1), (11, 1, 12, '[]', '', $1)`,
    [now],
  );
  await client.query(
    `INSERT INTO orders (id, basket_id, session_id, access_key, type_id, status_id, language, email, customer_class_id,
       currency, is_net, is_export_delivery, shipping_country_id, shipping_profile_id, shipping_provider,
       shipping_profile_name, payment_method_id, payment_method_key, payment_method_name, item_sum_net, item_sum_gross,
       additional_costs_net, additional_costs_gross, shipping_net, shipping_gross, payment_fee_net, payment_fee_gross,
       total_net, total_gross, paid_amount, is_shipping_privacy_accepted, created_at, updated_at)
     OVERRIDING SYSTEM VALUE
     SELECT id, basket_id, session_id, 'key', 1, 3, 'de', 'anna@krone.example', 1, 'EUR', false, false, 1, 1, 'DHL', 'DHL',
       1, 'prepayment', 'Vorkasse', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, true, $1, $1
     FROM (VALUES (10001, 1, 3), (10002, 2, 3), (10003, 3, 4), (10004, 4, NULL)) AS placed (id, basket_id, session_id)`,
    [now],
  );
  client.release(true);
}

/** What the session of a token owns. */
async function propertyOf(token: string) {
  const db = createDatabase(database.pool);
  const opened = await openSession(db, { token, now });
  if (!opened) throw new Error('the session is lost');
  const { id, email, customerClass } = opened.session.customer;
  const addresses = [...(await listAddresses(db, id, 1)), ...(await listAddresses(db, id, 2))];
  const lines = await database.pool.query<{ quantity: number }>(
    'SELECT quantity FROM basket_item JOIN basket ON basket.id = basket_id WHERE customer_id = $1',
    [id],
  );
  const orders = await database.pool.query<{ id: number }>('SELECT id FROM orders WHERE customer_id = $1', [id]);
  return {
    email,
    classId: customerClass.id,
    cities: addresses.map(({ fields }) => fields.city),
    quantities: lines.rows.map(({ quantity }) => quantity),
    orders: orders.rows.map(({ id: orderId }) => orderId),
  };
}

it('keeps cart, addresses, orders, e-mail address and prices of a session under its token', async () => {
  expect(await propertyOf(tokens.buyer)).toEqual({
    email: 'anna@krone.example',
    classId: 2,
    cities: ['Stuttgart'],
    quantities: [6],
    orders: [10003],
  });
  const guest = { email: null, classId: 1, cities: ['Ulm'], quantities: [12], orders: [] };
  expect(await propertyOf(tokens.guest)).toEqual(guest);
  expect(await propertyOf(tokens.idle)).toEqual({ ...guest, cities: [], quantities: [] });
});

it('keeps orders of forgotten sessions, those of one session together', async () => {
  const { rows } = await database.pool.query<{ ids: number[] }>(
    'SELECT array_agg(orders.id ORDER BY orders.id) AS ids FROM orders JOIN customer ON customer.id = customer_id GROUP BY customer.id ORDER BY 1',
  );
  expect(rows.map(({ ids }) => ids)).toEqual([[10001, 10002], [10003], [10004]]);
});

it('leaves room for the customers to come', async () => {
  const next = { kind: 'guest' as const, customerClassId: 1, createdAt: now };
  const created = await createDatabase(database.pool).insert(customer).values(next).returning({ id: customer.id });
  expect(created[0]?.id).toBeGreaterThan(10);
});
