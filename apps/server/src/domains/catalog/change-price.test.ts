import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { changePrice } from './change-price.ts';

/** Of item 1001, for 12.60 € in the demo shop. */
const variationId = 10_003;
const number = 'TW-1001-27-WS';

let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
});
afterAll(() => testShop.close());

const change = (amount: number) => changePrice(testShop.shop, { number, amount });

async function readHistory() {
  const { rows } = await testShop.shop.pool.query<{ amount: string; holds: boolean }>(
    `SELECT amount, held_until IS NULL AS holds FROM price_history
     WHERE variation_id = $1 AND kind = 'default' AND minimum_quantity = 1 ORDER BY held_from`,
    [variationId],
  );
  return rows.map(({ amount, holds }) => [Number(amount), holds]);
}

test('a changed price stays known as what it was', async () => {
  expect(await change(110_000)).toMatchObject({ itemId: 1001, before: 126_000, minimumQuantity: 1 });
  expect(await change(110_000)).toMatchObject({ itemId: 1001, before: 110_000, minimumQuantity: 1 });
  expect(await change(130_000)).toMatchObject({ itemId: 1001, before: 110_000, minimumQuantity: 1 });
  expect(await readHistory()).toEqual([
    [126_000, false],
    [110_000, false],
    [130_000, true],
  ]);
  expect(await changePrice(testShop.shop, { number: 'nobody', amount: 1 })).toBe('noArticle');
});

test('an offer that begins afterwards names the lowest of the 30 days before it, and is compared with nothing higher', async () => {
  await testShop.shop.pool.query(
    `INSERT INTO variation_price (variation_id, kind, amount, valid_from) VALUES ($1, 'offer', 100000, now() + interval '1 day')`,
    [variationId],
  );
  testShop.setNow(new Date(Date.now() + 2 * 86_400_000));
  const inTime = await visitor.call('getProduct', { id: 1001, variationId });
  expect(inTime.prices?.specialOffer).toMatchObject({ unitPrice: { value: 10 }, lowestPrice: { value: 11 } });

  await testShop.shop.pool.query(
    `UPDATE variation_price SET valid_from = now() + interval '40 days' WHERE kind = 'offer'`,
  );
  testShop.setNow(new Date(Date.now() + 41 * 86_400_000));
  const later = await visitor.call('getProduct', { id: 1001, variationId });
  expect(later.prices?.specialOffer?.lowestPrice.value).toBe(13);
});

test('the demo shop has an offer whose lowest price lies below its former one', async () => {
  const { rows } = await testShop.shop.pool.query<{ variation_id: number }>(
    `SELECT variation_id FROM price_history WHERE kind = 'default' AND minimum_quantity = 1
     GROUP BY variation_id HAVING count(*) = 3 AND count(*) FILTER (WHERE held_until IS NULL) = 1 AND max(held_until) < '2026-01-01'`,
  );
  expect(rows.length).toBeGreaterThan(0);
});
