import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
let bundle: { variationId: number; componentId: number; pieces: number };

beforeAll(async () => {
  test = await createTestShop();
  const found = await test.database.pool.query<typeof bundle>(
    `SELECT i.main_variation_id AS "variationId", b.variation_id AS "componentId", b.quantity AS pieces
     FROM item i JOIN bundle_component b ON b.item_id = i.id JOIN variation v ON v.id = i.main_variation_id
     WHERE i.type = 'set' AND b.quantity > 1 AND v.is_active AND v.availability_id < 9 AND v.minimum_order_quantity = 1
       AND v.interval_order_quantity = 1 AND i.id NOT IN (SELECT item_id FROM item_order_property)
     ORDER BY i.id, b.variation_id LIMIT 1`,
  );
  if (!found.rows[0]) throw new Error('the demo shop has no such bundle');
  bundle = found.rows[0];
});
afterAll(() => test.close());

/** Enough of everything but of one component, of which there is this many. */
async function stockComponent(stock: number, policy: 'limited' | 'oversell' = 'limited'): Promise<void> {
  const { pool } = test.database;
  await pool.query(
    `UPDATE stock SET quantity = 1000 WHERE variation_id IN
       (SELECT variation_id FROM bundle_component) OR variation_id = $1`,
    [bundle.variationId],
  );
  await pool.query('UPDATE stock SET quantity = $2 WHERE variation_id = $1', [bundle.componentId, stock]);
  await pool.query('UPDATE variation SET stock_policy = $2 WHERE id = $1', [bundle.componentId, policy]);
}

async function nameIn(language: 'de' | 'en'): Promise<string> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `SELECT name FROM item_text JOIN variation ON variation.item_id = item_text.item_id
     WHERE variation.id = $1 AND language = $2`,
    [bundle.componentId, language],
  );
  return rows[0]?.name ?? '';
}

async function buyer(quantity: number): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity });
  await fillCheckout(visitor);
  return visitor;
}

it('lets no more bundles into a cart than their components make', async () => {
  await stockComponent(bundle.pieces * 2 + 1);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 2 });
  await expect(visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 1 })).rejects.toMatchObject({
    key: 'cart.addToBasket.notEnoughStockForVariation',
    cause: { variationId: bundle.variationId, stock: 2 },
  });
});

it('says of a bundle that became short how many are left of it', async () => {
  await stockComponent(bundle.pieces * 3);
  const visitor = await buyer(3);
  await stockComponent(bundle.pieces * 2);
  await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({
    key: 'order.notEnoughStock',
    cause: { items: [{ variationId: bundle.variationId, stock: 2 }] },
  });
});

describe('a component that is oversold', () => {
  const noticesOf = async (visitor: TestVisitor) => (await visitor.call('getCart')).notices;

  it('is named in the cart before the order, in the language of the page, with what comes later', async () => {
    await stockComponent(bundle.pieces + 1, 'oversell');
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 1 });
    expect(await noticesOf(visitor)).toBeUndefined();
    await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 2 });
    const figures = { variationId: bundle.componentId, stock: bundle.pieces + 1, later: 2 * bundle.pieces - 1 };
    expect(await noticesOf(visitor)).toEqual([{ key: 'oversold', cause: { ...figures, name: await nameIn('de') } }]);
    const english = await visitor.send('getCart', [], { headers: { locale: 'en' } });
    expect(english.json()).toMatchObject({ data: { notices: [{ cause: { name: await nameIn('en') } }] } });
  });

  it('counts what the cart holds of it by itself too', async () => {
    await stockComponent(bundle.pieces + 1, 'oversell');
    await test.database.pool.query(
      'UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1 WHERE id = $1',
      [bundle.componentId],
    );
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 1 });
    await visitor.call('doAddCartItem', { productId: bundle.componentId, quantity: 3 });
    expect(await noticesOf(visitor)).toEqual([
      { key: 'oversold', cause: { variationId: bundle.componentId, stock: bundle.pieces + 1, later: 2 } },
    ]);
  });
});

it('takes the components, and tells how many bundles come later', async () => {
  await stockComponent(bundle.pieces, 'oversell');
  const visitor = await buyer(3);
  const { order } = await visitor.call('doPlaceOrder');
  const { rows } = await test.database.pool.query(
    `SELECT (SELECT quantity FROM stock WHERE variation_id = $2) AS stock,
       (SELECT backorder_quantity FROM order_item WHERE order_id = $1) AS later`,
    [order.id, bundle.componentId],
  );
  expect(rows[0]).toEqual({ stock: -2 * bundle.pieces, later: 2 });
});
