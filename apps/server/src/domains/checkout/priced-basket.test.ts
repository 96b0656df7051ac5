import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

it('free delivery is promised on the price that everyone sees, whatever VAT comes off an export', async () => {
  const { pool } = test.database;
  const [productId = 0] = await sampleVariations(pool, 1);
  const visitor = test.visitor();
  const { itemSum: seen = 0 } = await visitor.call('doAddCartItem', { productId, quantity: 3 });
  const [country] = (await pool.query("SELECT id FROM country WHERE iso2 = 'CH'")).rows;
  await pool.query('DELETE FROM shipping_rate WHERE country_id = $1', [country.id]);
  const rate = `INSERT INTO shipping_rate (profile_id, country_id, from_item_sum, amount)
    SELECT id, $1, $2, $3 FROM shipping_profile ORDER BY position, id LIMIT 1`;
  await pool.query(rate, [country.id, 0, 1990]);
  await pool.query(rate, [country.id, Math.round(seen * 100), 0]);

  await fillCheckout(visitor, { address: { country: country.id, zipCode: '8001', city: 'Zürich' } });
  const cart = await visitor.call('getCart');
  expect(cart.isExportDelivery).toBe(true);
  expect(cart.basketAmount).toBeLessThan(seen);
  expect(cart.shippingAmount).toBe(0);

  const cartItemId = cart.items?.[0]?.id ?? 0;
  await visitor.call('setCartItemQuantity', { productId, cartItemId, quantity: 2 });
  expect((await visitor.call('getCart')).shippingAmount).toBeGreaterThan(0);
});
