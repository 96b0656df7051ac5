import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
});
afterAll(() => testShop.close());

const idsOf = (list: { products: { item: { id: number } }[] }) => list.products.map(({ item }) => item.id).sort();

/** Hallhof, a value of the facet that the owner calls series. */
const hallhof = 5602;

/** A member of the series that stands in the factory outlet alone, which is for customers. */
const closedItem = 1193;

test('a series has a page of all its items that a visitor may see, which its products lead to', async () => {
  const members = demoCatalog.items.filter(({ facetValueIds }) => facetValueIds?.includes(hallhof)).map(({ id }) => id);
  expect(members).toContain(closedItem);
  const expected = members.filter((id) => id !== closedItem);
  const list = await visitor.call('getFacet', { type: 'series', slug: 'hallhof', itemsPerPage: 100 });
  expect(idsOf(list)).toEqual(expected.sort());
  expect(list.breadcrumbs).toEqual([
    { id: hallhof, level: 1, name: 'Hallhof', url: '/series/hallhof', itemCount: expected.length },
  ]);
  expect(list.languageUrls.en).toBe('/en/series/hallhof');
  expect(list.manufacturer).toBeUndefined();
  const product = await visitor.call('getProduct', { id: expected[0] ?? 0 });
  expect(product.series).toEqual([{ id: hallhof, name: 'Hallhof', slug: 'hallhof' }]);
});

test('a manufacturer has a page of its items, with its address', async () => {
  const list = await visitor.call('getFacet', { type: 'manufacturer', slug: 'marnholt-porzellan', itemsPerPage: 100 });
  const named = await visitor.call('getFacet', { type: 'manufacturer', facets: 'manufacturer-1', itemsPerPage: 100 });
  expect(idsOf(list)).toEqual(idsOf(named));
  expect(list.breadcrumbs).toMatchObject([{ name: 'Marnholt Porzellan', url: '/manufacturer/marnholt-porzellan' }]);
  expect(list.manufacturer).toMatchObject({
    slug: 'marnholt-porzellan',
    logo: '/media/makers/1.svg',
    legalName: 'Porzellanfabrik Marnholt GmbH & Co. KG',
    faxNumber: '+49 89 99998 149',
    country: { name: 'Deutschland' },
  });
  const narrowed = await visitor.call('getFacet', {
    type: 'manufacturer',
    slug: 'marnholt-porzellan',
    facets: String(hallhof),
  });
  expect(narrowed.pagination.totals).toBeLessThan(list.pagination.totals);
  expect(narrowed.pagination.totals).toBeGreaterThan(0);
});

test.each(['series', 'manufacturer'] as const)('a %s that nobody knows has nothing and no place', async (type) => {
  // A value of another facet is no series.
  for (const slug of ['porzellan', 'nobody', '']) {
    const list = await visitor.call('getFacet', { type, slug });
    expect(list).toMatchObject({ products: [], breadcrumbs: [], pagination: { totals: 0 } });
  }
});
