import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const migration = path.resolve(import.meta.dirname, '../../db/migrations/0043_pack_said_once.sql');

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

it('takes from earlier orders what their pack says: its content was an attribute, too', async () => {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: 10_010, quantity: 6 });
  await fillCheckout(visitor);
  const { order } = await visitor.call('doPlaceOrder');
  const color = { name: 'Farbe', value: 'Weiß' };
  const withLast = async (last: { name: string; value: string }, pack: object | null) => {
    await test.database.pool.query('UPDATE order_item SET attributes = $2, pack = $3 WHERE order_id = $1', [
      ...[order.id, JSON.stringify([color, last]), pack],
    ]);
    await test.database.pool.query(await readFile(migration, 'utf8'));
    const read = await visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
    return read.order.orderItems[0]?.attributes;
  };
  const carton = { one: 'Karton', other: 'Kartons' };
  const pack = { content: 1200, unitCode: 'C62', unit: { one: 'Stück', other: 'Stück' }, name: carton };
  const content = { name: 'Inhalt', value: '1.200 Stück' };
  expect(await withLast(content, pack)).toEqual([color]);
  // What else is called so is left, and so is what nothing else says.
  expect(await withLast({ name: 'Inhalt', value: '0,5 l' }, pack)).toHaveLength(2);
  expect(await withLast(content, { ...pack, name: null })).toHaveLength(2);
  expect(await withLast(content, null)).toHaveLength(2);
});
