import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from './catalog-version.ts';

/** Of the demo shop; its main variation costs less from 12 pieces on, and less still from a later tier. */
const itemId = 1001;

let variationId: number;
let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
  const { rows } = await testShop.shop.pool.query('SELECT main_variation_id AS id FROM item WHERE id = $1', [itemId]);
  variationId = rows[0].id;
});
afterAll(() => testShop.close());

async function sell(limits: { minimum?: number; interval?: number; maximum?: number | null }): Promise<void> {
  const { minimum = 1, interval = 1, maximum = null } = limits;
  await testShop.shop.pool.query(
    `UPDATE variation SET minimum_order_quantity = $2, interval_order_quantity = $3, maximum_order_quantity = $4 WHERE id = $1`,
    [variationId, minimum, interval, maximum],
  );
  await touchCatalog(testShop.shop.db);
}

async function pricesOfPage() {
  const { prices } = await visitor.call('getProduct', { id: itemId, variationId });
  const tiers = prices?.graduatedPrices.map(({ minimumOrderQuantity: from, unitPrice }) => [from, unitPrice.value]);
  return { first: prices?.default.unitPrice.value ?? 0, tiers: tiers ?? [] };
}

/** What it costs in the list of what costs so much; undefined where it is not there. */
async function listedAt(price: number): Promise<number | null | undefined> {
  const range = { priceMin: price - 0.01, priceMax: price + 0.01 };
  const { products } = await visitor.call('getFacet', { type: 'all', itemsPerPage: 100, ...range });
  return products.find(({ variation }) => variation.id === variationId)?.prices?.default.unitPrice.value;
}

test('the price of an article is that of the least that is sold of it, on its page and in lists, and no tier is shown that nobody can order', async () => {
  const { first, tiers } = await pricesOfPage();
  const [[from = 0, lower = 0] = [], [last = 0, lowest = 0] = []] = tiers as number[][];
  expect(await listedAt(first)).toBe(first);
  expect(await listedAt(lower)).toBeUndefined();

  await sell({ minimum: from - 1, maximum: last - 1 });
  expect(await pricesOfPage()).toEqual({ first, tiers: [[from, lower]] });
  // The least that is sold is a whole step, and reaches the tier.
  await sell({ minimum: from - 1, interval: from, maximum: last + from - 1 });
  expect(await pricesOfPage()).toEqual({ first: lower, tiers: [[Math.ceil(last / from) * from, lowest]] });
  expect(await listedAt(first)).toBeUndefined();
  expect(await listedAt(lower)).toBe(lower);
  await sell({ minimum: from, interval: from, maximum: last + from - 1 });
  const { data } = (await visitor.send('doAddCartItem', [{ productId: variationId, quantity: from }])).json();
  expect(data.items[0].price).toBe(lower);
});

test('in lists, a price that is higher for more is nobody’s, and an offer counts from the least that is sold on', async () => {
  await sell({});
  const { first } = await pricesOfPage();
  const put = (kind: string, from: number, euros: number) =>
    testShop.shop.pool.query(
      'INSERT INTO variation_price (variation_id, kind, minimum_quantity, amount) VALUES ($1, $2, $3, $4)',
      [variationId, kind, from, Math.round(euros * 10_000)],
    );
  await put('default', 2, first + 2);
  await sell({ minimum: 2 });
  expect(await listedAt(first)).toBe(first);
  expect(await listedAt(first + 2)).toBeUndefined();

  await put('offer', 6, first - 3);
  await sell({ minimum: 5 });
  expect(await listedAt(first - 3)).toBeUndefined();
  await sell({ minimum: 5, interval: 2 });
  expect(await listedAt(first - 3)).toBe(first);
});
