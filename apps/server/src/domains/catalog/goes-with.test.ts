import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

it('lists what goes with most of a cart first, and nothing that is in it or merely alike', async () => {
  const visitor = test.visitor();
  expect(await visitor.call('getCartCrossSelling')).toEqual([]);

  const { rows } = await test.database.pool.query<{ id: number; itemId: number }>(
    `SELECT min(variation.id) AS id, item_id AS "itemId" FROM variation JOIN stock ON variation_id = variation.id
     WHERE is_active AND availability_id < 9 AND minimum_order_quantity = 1 AND interval_order_quantity = 1
       AND stock.quantity > 10 AND item_id NOT IN (SELECT item_id FROM item_order_property)
       AND item_id NOT IN (SELECT item_id FROM item_category JOIN category ON category.id = category_id WHERE is_customers_only)
     GROUP BY item_id ORDER BY item_id LIMIT 5`,
  );
  const [first, second, common, single, alike] = rows.map(({ itemId }) => itemId);
  await test.database.pool.query('DELETE FROM cross_selling');
  for (const [item, cross, relation] of [
    [first, single, 'Accessory'],
    [first, common, 'Accessory'],
    [second, common, 'Bundle'],
    [first, alike, 'Similar'],
    [second, first, 'Accessory'],
  ]) {
    await test.database.pool.query('INSERT INTO cross_selling (item_id, cross_item_id, relation) VALUES ($1, $2, $3)', [
      item,
      cross,
      relation,
    ]);
  }
  await visitor.call('doAddCartLines', { lines: rows.slice(0, 2).map(({ id }) => ({ productId: id })) });
  const products = await visitor.call('getCartCrossSelling');
  expect(products.map(({ item }) => item.id)).toEqual([common, single]);
  expect(products[0]?.listPurchase).toBeDefined();
});
