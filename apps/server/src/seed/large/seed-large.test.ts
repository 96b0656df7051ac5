import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { largeItem } from '@mise/demo/catalog/large/large-item.ts';
import { stockOf } from '@mise/demo/catalog/large/stock.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { seedLarge } from './seed-large.ts';

const count = 300;
const stock = stockOf(demoCatalog);
const made = Array.from({ length: count }, (_, index) => largeItem(index, stock));

describe('made-up items', () => {
  test('are the same whenever they are made, and differ from each other', () => {
    expect(largeItem(17, stock)).toEqual(made[17]);
    expect(new Set(made.map(({ texts }) => texts.de.name)).size).toBeGreaterThan(count * 0.95);
    expect(new Set(made.map(({ texts }) => texts.en.urlPath)).size).toBe(count);
  });

  test('have three variations on average, unlike each other, with numbers of their own', () => {
    const variations = made.flatMap((one) => one.variations);
    expect(variations).toHaveLength(count * 3);
    expect(new Set(variations.map(({ number }) => number)).size).toBe(variations.length);
    for (const one of made) {
      const combinations = one.variations.map(({ attributeValueIds }) => attributeValueIds.join());
      expect(new Set(combinations).size).toBe(one.variations.length);
    }
  });

  test('are bundles only of what is sold singly', () => {
    const sets = made.filter(({ type }) => type === 'set');
    expect(sets.length).toBeGreaterThan(1);
    const setVariationIds = new Set(sets.flatMap(({ variations }) => variations.map(({ id }) => id)));
    expect(
      sets.flatMap(({ bundle = [] }) => bundle).filter(({ variationId }) => setVariationIds.has(variationId)),
    ).toEqual([]);
  });
});

describe('the large catalogue', () => {
  let testShop: TestShop;
  let visitor: TestVisitor;
  beforeAll(async () => {
    testShop = await createTestShop();
    visitor = testShop.visitor();
    await visitor.call('getFacet', { type: 'all' });
    await seedLarge(testShop.shop.pool, count, () => {});
  });
  afterAll(() => testShop.close());

  test('stands in lists, on three levels of categories', async () => {
    const all = await visitor.call('getFacet', { type: 'all' });
    expect(all.pagination.totals).toBeGreaterThan(count);
    const [item] = made;
    const [leafId = 0] = item?.categoryIds ?? [];
    const leaf = await visitor.call('getFacet', { categoryId: leafId, itemsPerPage: 100 });
    expect(leaf.products.map((product) => product.item.id)).toContain(item?.id);
    expect(leaf.breadcrumbs).toHaveLength(3);
  });

  test('is found by name in both languages, by number and by mistake', async () => {
    const item = made.find(({ variations }) => variations.length === 3);
    const first = async (term: string, locale = 'de') => {
      const response = await visitor.send('getSearch', { term }, { headers: { locale } });
      return response.json().data.products[0]?.item.id;
    };
    expect(await first(item?.texts.de.name ?? '')).toBe(item?.id);
    expect(await first(item?.texts.en.name ?? '', 'en')).toBe(item?.id);
    expect(await first(item?.variations[1]?.number ?? '')).toBe(item?.id);
    expect(await first('Tellr')).toBeDefined();
  });

  test('has products with all that a page shows', async () => {
    for (const one of made.slice(48, 56)) {
      const product = await visitor.call('getProduct', { id: one.id });
      expect(product.texts.name1).toBe(one.texts.de.name);
      expect(product.prices?.default.unitPrice.value).toBe(Number(one.variations[0]?.price.price));
      expect(product.item.feedbackCount).toBe(String(one.reviews?.length ?? 0));
      expect(product.bundleComponents?.length ?? 0).toBe(one.bundle?.length ?? 0);
      expect(product.images.all.length).toBeGreaterThan(0);
    }
  });

  test('keeps the indexes that searches need', async () => {
    const { rows } = await testShop.shop.pool.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE tablename IN ('search_posting', 'search_number', 'variation')`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['search_posting_beginning', 'search_number_beginning', 'variation_item']),
    );
  });

  test('is made once, and what is written later has ids of its own', async () => {
    await expect(seedLarge(testShop.shop.pool, count, () => {})).rejects.toThrow('more than the demo’s own items');
    const { rows } = await testShop.shop.pool.query<{ id: number }>(`SELECT nextval('variation_id_seq')::int AS id`);
    expect(rows[0]?.id).toBeGreaterThan(Math.max(...made.flatMap(({ variations }) => variations.map(({ id }) => id))));
  });
});

test('a shop that sold something is left as it is', async () => {
  const testShop = await createTestShop();
  try {
    const { pool } = testShop.shop;
    const items = async () => (await pool.query('SELECT count(*) FROM item')).rows[0].count;
    const before = await items();
    const visitor = testShop.visitor();
    const [productId = 0] = await sampleVariations(pool, 1, { stock: 10 });
    await visitor.call('doAddCartItems', [{ productId, quantity: 1 }]);
    await fillCheckout(visitor);
    await visitor.call('doPlaceOrder');
    await expect(seedLarge(pool, 10, () => {})).rejects.toThrow('has orders');
    expect(await items()).toBe(before);
  } finally {
    await testShop.close();
  }
});
