import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noDependencies } from '../../dependencies.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { touchCatalog } from './catalog-version.ts';
import { categoryAddresses, countItemSitemaps, itemAddresses, namedListAddresses } from './sitemap.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await createTestShop();
});
afterAll(() => testShop.close());

const context = () => {
  const { shop } = testShop;
  return { shop, db: shop.db, now: shop.now(), dependencies: noDependencies() };
};
const { categories, items } = demoCatalog;
const isOpen = ({ customersOnly, parentId }: (typeof categories)[number]): boolean => {
  const parent = categories.find(({ id }) => id === parentId);
  return !customersOnly && (!parent || isOpen(parent));
};

test('categories stand in it as their owner says, closed ones never', async () => {
  const expected = categories.filter((category) => category.inSitemap && isOpen(category));
  expect(expected.length).toBeLessThan(categories.length);
  const addresses = await categoryAddresses(context());
  expect(addresses).toHaveLength(expected.length);
  expect(addresses.map(({ paths }) => paths)).toContainEqual(
    expect.objectContaining({ de: '/ueber-uns', en: '/en/about-us', 'x-default': '/ueber-uns' }),
  );
});

test('a category that is not to be found, or is canonical elsewhere, is left out', async () => {
  const before = await categoryAddresses(context());
  await testShop.shop.pool.query(
    `UPDATE category_text SET meta_robots = 'noindex' WHERE path = 'ueber-uns' AND language = 'de'`,
  );
  await touchCatalog(testShop.shop.db);
  const after = await categoryAddresses(context());
  const left = after.map(({ paths }) => paths.de);
  expect(before.map(({ paths }) => paths.de).filter((path) => !left.includes(path))).toEqual(['/ueber-uns']);
});

test('every item that a list shows stands in it once, at its main variation', async () => {
  expect(await countItemSitemaps(context())).toBe(1);
  const pages = await itemAddresses(context(), 1);
  const addresses = pages.map(({ paths }) => paths);
  const listed = await testShop.visitor().call('getFacet', { type: 'all', itemsPerPage: 20 });
  expect(addresses).toHaveLength(listed.pagination.totals);
  expect(new Set(addresses.map(({ de }) => de)).size).toBe(addresses.length);
  const closed = items.filter(({ categoryIds }) => categoryIds.every((id) => !isOpen(categoryOf(id))));
  expect(closed).not.toEqual([]);
  expect(addresses.filter(({ de }) => closed.some(({ id }) => de.includes(`_${id}_`)))).toEqual([]);
  expect(addresses.find(({ de }) => de.includes('_1001_'))).toMatchObject({
    de: expect.stringMatching(/^\/[\w/-]+_1001_\d+$/),
    en: expect.stringMatching(/^\/en\/[\w/-]+_1001_\d+$/),
  });
  const plate = pages.find(({ paths }) => paths.de.includes('_1001_'));
  expect(plate?.pictures?.[0]).toMatch(/^\/media\/.+\.webp$/);
  expect(plate?.changedAt?.getTime()).toBeLessThanOrEqual(Date.now());
  expect(await itemAddresses(context(), 2)).toEqual([]);
});

test('an item whose main variation is not for sale stands in it where its page leads to', async () => {
  const { pool, db } = testShop.shop;
  const [item] = items.filter(({ variations }) => variations.length > 2);
  const sale = (isActive: boolean) =>
    pool.query('UPDATE variation SET is_active = $2 WHERE id = (SELECT main_variation_id FROM item WHERE id = $1)', [
      item?.id,
      isActive,
    ]);
  await sale(false);
  await touchCatalog(db);
  const { seoSettings } = await testShop.visitor().call('getProduct', { id: item?.id ?? 0 });
  const paths = (await itemAddresses(context(), 1)).map((page) => page.paths.de);
  await sale(true);
  await touchCatalog(db);
  expect(paths).toContain(new URL(seoSettings?.canonical?.href ?? '').pathname);
});

function categoryOf(id: number) {
  const found = categories.find((category) => category.id === id);
  if (!found) throw new Error(`the demo shop has no category ${id}`);
  return found;
}

test('tags, series and manufacturers stand in it, unless only customers see what they have', async () => {
  const paths = (await namedListAddresses(context())).map((page) => page.paths);
  const addresses = paths.map(({ de }) => de);
  expect(addresses).toEqual(expect.arrayContaining(['/series/hallhof', '/manufacturer/marnholt-porzellan']));
  expect(paths).toContainEqual(expect.objectContaining({ de: '/tag/bestseller', en: '/en/tag/best-seller' }));
  expect(new Set(addresses).size).toBe(addresses.length);
  await testShop.shop.pool.query(
    `DELETE FROM item_facet_value WHERE facet_value_id = 5602 AND item_id IN (SELECT id FROM item WHERE id NOT IN (1193))`,
  );
  await testShop.shop.pool.query(`INSERT INTO item_facet_value VALUES (1193, 5602) ON CONFLICT DO NOTHING`);
  await touchCatalog(testShop.shop.db);
  expect((await namedListAddresses(context())).map(({ paths: { de } }) => de)).not.toContain('/series/hallhof');
});

test('a shop that is not to be found has no addresses in it', async () => {
  await testShop.shop.pool.query(`UPDATE setting SET value = 'noindex' WHERE key = 'robots'`);
  expect(await categoryAddresses(context())).toEqual([]);
  expect(await countItemSitemaps(context())).toBe(0);
  expect(await namedListAddresses(context())).toEqual([]);
});
