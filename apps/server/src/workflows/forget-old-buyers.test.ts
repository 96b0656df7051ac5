import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetVisitors } from '../jobs/forget-visitors.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { signInCustomer } from '../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let variationId: number;
beforeAll(async () => {
  shop = await createTestShop();
  [variationId = 0] = await sampleVariations(shop.database.pool, 1, { stock: 100 });
});
afterAll(() => shop.close());

const query = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values);

/** An order of a customer to which something happened last at this time. */
async function orderOf(
  email: string,
  { at, statusId = 7, paid = 0 }: { at: string; statusId?: number; paid?: number },
) {
  const customer = await signInCustomer(shop, email);
  await customer.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(customer);
  await customer.call('doAdditionalInformation', { orderContactWish: 'Klingel bei Huber', orderCustomerSign: 'K-1' });
  const { order } = await customer.call('doPlaceOrder');
  await query('UPDATE orders SET updated_at = $2, status_id = $3, paid_amount = $4 WHERE id = $1', [
    ...[order.id, at, statusId, paid],
  ]);
  return { customer, id: order.id, accessKey: order.accessKey };
}

async function kept(orderId: number) {
  const { rows } = await query(
    `SELECT email, contact_wish AS wish, customer_sign AS sign, total_gross > 0 AS "hasTotal",
      (SELECT count(*)::int FROM order_address WHERE order_id = orders.id) AS addresses,
      (SELECT count(*)::int FROM order_item WHERE order_id = orders.id) AS lines
     FROM orders WHERE id = $1`,
    [orderId],
  );
  return rows[0];
}

test('eight full years after its last one nobody knows any more whose an order was, and nothing of it is lost', async () => {
  const { customer, id, accessKey } = await orderOf('old@krone.example', { at: '2017-12-31T22:59:59Z', paid: 100 });
  const owner = 'SELECT customer_id FROM orders WHERE id = $1';
  const file = `INSERT INTO uploaded_file (id, customer_id, name, content_type, size, bytes, created_at, used_at)
    SELECT 'old-file', (${owner}), 'krone.pdf', 'application/pdf', 1, 'x', now() - interval '9 years', now() - interval '9 years'`;
  await query(file, [id]);
  await query("INSERT INTO order_file (order_id, file_id) VALUES ($1, 'old-file')", [id]);
  const isFileKept = async () => ((await query("SELECT FROM uploaded_file WHERE id = 'old-file'")).rowCount ?? 0) > 0;
  const before = await kept(id);
  expect(before).toMatchObject({ email: 'old@krone.example', wish: 'Klingel bei Huber', sign: 'K-1', addresses: 2 });
  await forgetVisitors(shop.shop, new Date('2025-12-31T22:59:00Z'));
  expect(await kept(id)).toEqual(before);
  expect(await isFileKept()).toBe(true);
  await forgetVisitors(shop.shop, new Date('2025-12-31T23:00:00Z'));
  expect(await kept(id)).toEqual({ ...before, email: '', wish: null, sign: null, addresses: 0 });
  await forgetVisitors(shop.shop, new Date('2026-01-02T01:00:00Z'));
  expect(await isFileKept()).toBe(false);
  expect((await customer.call('getCustomerExport')).orders).toEqual([]);
  expect((await shop.visitor().send('getOrder', [{ orderId: id, accessKey }])).statusCode).toBe(404);
});

test.each([
  ['canceled', { at: '2018-05-01T00:00:00Z', statusId: 8 }, false],
  ['canceled, a year before', { at: '2017-05-01T00:00:00Z', statusId: 8 }, true],
  ['sent off', { at: '2018-05-01T00:00:00Z', statusId: 7 }, false],
  ['being paid', { at: '2012-05-01T00:00:00Z', statusId: 1 }, false],
])('of an order that was %s', async (name, was, isForgotten) => {
  const { id } = await orderOf(`${name.replaceAll(' ', '-').replaceAll(',', '')}@krone.example`, was);
  await forgetVisitors(shop.shop, new Date('2026-02-01T00:00:00Z'));
  expect((await kept(id)).email === '').toBe(isForgotten);
});
