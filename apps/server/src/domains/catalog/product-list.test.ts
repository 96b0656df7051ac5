import type { Facet, FilterGroup } from '@mise/contract/catalog/facet.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import { sortValues } from '@mise/contract/catalog/sort.ts';
import type { Input } from '@mise/contract/client.ts';
import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import type { DemoItem } from '@mise/demo/types.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from './catalog-version.ts';
import { item } from './tables/items.ts';

let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
  await testShop.shop.db.update(item).set({ ratingCount: 0, ratingSum: 0 });
  await rate(1002, { count: 2, sum: 9 });
  await rate(1003, { count: 10, sum: 31 });
});
afterAll(() => testShop.close());

const plates = 11;
const tableware = 1;
const parentOf = new Map(demoCatalog.categories.map(({ id, parentId }) => [id, parentId]));
const isTableware = (id: number | null | undefined): boolean =>
  id === tableware || (!!id && isTableware(parentOf.get(id)));
const tablewareIds = demoCatalog.categories.map(({ id }) => id).filter(isTableware);

const isOpen = (id: number | null | undefined): boolean => {
  const node = demoCatalog.categories.find((entry) => entry.id === id);
  return !node || (!node.customersOnly && isOpen(node.parentId));
};
/** What a visitor may see in a list. */
const listable = demoCatalog.items.filter(
  (one) => one.categoryIds.some(isOpen) && one.variations.some(({ isActive }) => isActive !== false),
);
const isIn = (one: DemoItem, categoryIds: number[]) => one.categoryIds.some((id) => categoryIds.includes(id));
const idsOf = (products: readonly Product[]) => products.map(({ item }) => item.id);
const ascending = (ids: number[]) => [...ids].sort((a, b) => a - b);

/** All pages of a list, one after the other. */
async function listAll(criteria: Input<'getFacet'>, locale = 'de'): Promise<Product[]> {
  const products: Product[] = [];
  for (let page = 1; ; page++) {
    const response = await visitor.send('getFacet', { itemsPerPage: 100, ...criteria, page }, { headers: { locale } });
    const { data } = response.json<{ data: Facet }>();
    products.push(...data.products);
    if (data.products.length === 0) return products;
  }
}

async function rate(itemId: number, { count, sum }: { count: number; sum: number }): Promise<void> {
  const { db } = testShop.shop;
  await db.update(item).set({ ratingCount: count, ratingSum: sum }).where(eq(item.id, itemId));
  await touchCatalog(db);
}

/** Those of the merchant's own facets; what variations differ in is in variation-facets.test.ts. */
function merchantsValues(groups: readonly FilterGroup[]) {
  return valuesOf(groups, 'dynamic').filter(({ id }) => /^\d+$/.test(String(id)));
}

function valuesOf(groups: readonly FilterGroup[], type: string) {
  return groups.filter((group) => group.type === type).flatMap(({ values = [] }) => values);
}

describe('a category', () => {
  test('lists one product for each item of it and of those below it', async () => {
    const { pagination } = await visitor.call('getFacet', { categoryId: tableware });
    const expected = listable.filter((one) => isIn(one, tablewareIds)).map(({ id }) => id);
    expect(ascending(idsOf(await listAll({ categoryId: tableware })))).toEqual(ascending(expected));
    expect(pagination).toEqual({ totals: expected.length, perPageOptions: [20, 40, 100] });
  });

  test.each(['geschirr/teller', '/geschirr/teller', '/geschirr/teller/'])('is found by %s', async (categoryUrlPath) => {
    const { category, breadcrumbs, languageUrls } = await visitor.call('getFacet', { categoryUrlPath });
    expect(category).toMatchObject({ id: plates, details: [{ name: 'Teller', lang: 'de' }] });
    expect(category?.details[0]?.description).toContain('<p>');
    expect(breadcrumbs.map(({ name, url }) => [name, url])).toEqual([
      ['Geschirr', '/geschirr'],
      ['Teller', '/geschirr/teller'],
    ]);
    expect(languageUrls).toMatchObject({
      de: '/geschirr/teller',
      en: '/en/tableware/plates',
      'x-default': '/geschirr/teller',
    });
  });

  test.each([{ categoryUrlPath: '/nirgends' }, { categoryId: 999 }, { categoryUrlPath: '/tableware' }, {}])(
    'that is not there is an error: %j',
    async (criteria) => {
      const refused = visitor.call('getFacet', criteria);
      await expect(refused).rejects.toMatchObject({ key: 'categoryNotFound' });
    },
  );

  test('has of a product what its page says of it, but long texts', async () => {
    const { products } = await visitor.call('getFacet', { type: 'all', itemsPerPage: 20 });
    expect(products.some(({ prices }) => (prices?.graduatedPrices.length ?? 0) > 1)).toBe(true);
    expect(products.some(({ images }) => images.variation.length > 0)).toBe(true);
    for (const listed of products) {
      const whole = await visitor.call('getProduct', { id: listed.item.id, variationId: listed.variation.id });
      const { images, ...rest } = listed;
      expect(whole).toMatchObject(rest);
      expect(listed.properties).toEqual(whole.properties);
      expect(images).toEqual({ all: whole.images.all.slice(0, 2), variation: whole.images.variation.slice(0, 2) });
    }
  });

  test('has of a small product what a card shows, with the prices of its page', async () => {
    const response = await visitor.send('getFacet', [
      { categoryUrlPath: 'geschirr/teller', itemsPerPage: 20, products: 'small' },
    ]);
    const { products } = response.json<{ data: Facet }>().data;
    expect(Buffer.byteLength(JSON.stringify(products))).toBeLessThan(60_000);
    for (const small of products) {
      const { item: ofItem, variation, images, prices, texts, filter, unit } = small;
      const whole = await visitor.call('getProduct', { id: ofItem.id, variationId: variation.id });
      expect(whole).toMatchObject({ item: { id: ofItem.id }, variation, texts, filter });
      const { name } = unit.names;
      expect(whole.unit).toEqual({ words: { unit: { one: name, other: name }, pack: null }, ...unit });
      const [first, second] = whole.images.variation.length > 0 ? whole.images.variation : whole.images.all;
      expect(images.all[0]).toEqual(first);
      expect(images.all[1]?.url).toEqual(second?.url);
      expect(whole.prices).toMatchObject({ ...prices, graduatedPrices: expect.any(Array) });
      expect(whole.prices?.graduatedPrices.slice(0, 1)).toMatchObject(prices?.graduatedPrices ?? []);
      expect(prices?.default.data).toBeUndefined();
      if (whole.canDirectlyAddToCart === 1) expect(small.listPurchase).toEqual({ kind: 'add' });
      if (small.listPurchase?.kind === 'select') {
        const ids = small.listPurchase.choices.map(([id]) => id);
        expect(ids).toContain(variation.id);
        const salable = whole.variationAttributeMap?.variations.filter(({ isSalable }) => isSalable) ?? [];
        expect(ids.sort()).toEqual(salable.map(({ variationId }) => variationId).sort());
      }
    }
  });

  test('is cut into pages without a gap or a repetition, and has nothing beyond the last', async () => {
    const all = await listAll({ type: 'all' });
    expect(ascending(idsOf(all))).toEqual(ascending(listable.map(({ id }) => id)));
    const pages = await listAll({ type: 'all', itemsPerPage: 40 });
    expect(idsOf(pages)).toEqual(idsOf(all));
    const beyond = await visitor.call('getFacet', { type: 'all', page: 9999 });
    expect(beyond).toMatchObject({ products: [], pagination: { totals: listable.length } });
  });
});

describe('the order', () => {
  const priceOf = ({ prices }: Product) => (prices?.specialOffer ?? prices?.default)?.unitPrice.value ?? 0;
  const listSorted = (sort: string, locale = 'de') => listAll({ type: 'all', sort }, locale);

  test.each(['de', 'en'])('by name follows the rules of the language (%s)', async (locale) => {
    const products = await listSorted('texts.name1_asc', locale);
    const names = products.map(({ texts }) => texts.name1);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
    expect(idsOf(await listSorted('texts.name1_desc', locale))).toEqual(idsOf(products).reverse());
  });

  test('by price follows what is shown', async () => {
    const prices = (await listSorted('sorting.price.avg_asc')).map(priceOf);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const falling = (await listSorted('sorting.price.avg_desc')).map(priceOf);
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
  });

  test('by rating has the best first', async () => {
    expect(idsOf(await listSorted('item.feedbackDecimal_desc')).slice(0, 2)).toEqual([1002, 1003]);
    expect(idsOf(await listSorted('item.feedbackDecimal_asc')).slice(-2)).toEqual([1003, 1002]);
  });

  test('that nobody knows is that of the shop', async () => {
    expect(idsOf(await listSorted('nonsense'))).toEqual(idsOf(await listSorted('')));
    expect(sortValues).toHaveLength(6);
  });
});

describe('facets', () => {
  test("count what each value would show; a facet's own choice does not change its counts", async () => {
    const base = await visitor.call('getFacet', { categoryId: tableware });
    const inBase = listable.filter((one) => isIn(one, tablewareIds));
    const having = (items: DemoItem[], id: number) => items.filter((item) => item.facetValueIds?.includes(id));
    for (const { id, count, selected } of merchantsValues(base.facets)) {
      expect([id, count, selected]).toEqual([id, having(inBase, Number(id)).length, false]);
    }

    const material = demoCatalog.facets.find(({ id }) => id === 1)?.values.map(({ id }) => String(id));
    const isOfMaterial = (id: number | string) => material?.includes(String(id)) ?? false;
    const [first, second] = merchantsValues(base.facets).filter(({ id }) => isOfMaterial(id));
    const chosen = `${first?.id},${second?.id}`;
    const criteria = { categoryId: tableware, facets: chosen };
    const { facets, pagination } = await visitor.call('getFacet', criteria);
    const products = await listAll(criteria);
    const either = inBase.filter((item) =>
      [first, second].some((value) => item.facetValueIds?.includes(Number(value?.id))),
    );
    expect(ascending(idsOf(products))).toEqual(ascending(either.map(({ id }) => id)));
    expect(pagination.totals).toBe(either.length);
    for (const { id, count, selected } of merchantsValues(facets)) {
      const isOfChosenFacet = isOfMaterial(id);
      expect([id, count]).toEqual([id, having(isOfChosenFacet ? inBase : either, Number(id)).length]);
      expect(selected).toBe(id === first?.id || id === second?.id);
    }
  });

  test('of one list are named in the language of who asks', async () => {
    const named = async (locale: string) => {
      const answer = await visitor.send('getFacet', { categoryId: tableware }, { headers: { locale } });
      return (answer.json().data.facets as FilterGroup[]).map(({ name }) => name);
    };
    expect(await named('de')).toContain('Farbe');
    expect(await named('en')).toContain('Colour');
    expect(await named('de')).toContain('Farbe');
  });

  test('narrow each other down', async () => {
    const [maker] = valuesOf((await visitor.call('getFacet', { type: 'all' })).facets, 'producer');
    const makerId = Number(String(maker?.id).replace('manufacturer-', ''));
    const products = await listAll({ type: 'all', facets: `${maker?.id},5101,availability-1` });
    const expected = listable.filter((item) => item.manufacturerId === makerId && item.facetValueIds?.includes(5101));
    expect(products.length).toBeGreaterThan(0);
    for (const { item, variation } of products) {
      expect(expected.map(({ id }) => id)).toContain(item.id);
      expect(variation.availabilityId).toBe(1);
    }
  });

  test('by stars take in what is better', async () => {
    const { facets } = await visitor.call('getFacet', { type: 'all' });
    const counts = valuesOf(facets, 'feedback').map(({ id, count, name }) => [id, count, name]);
    expect(counts).toEqual([
      ['feedback-4', 1, '4 Sterne und mehr'],
      ['feedback-3', 2, '3 Sterne und mehr'],
      ['feedback-2', 2, '2 Sterne und mehr'],
      ['feedback-1', 2, '1 Stern und mehr'],
    ]);
    const { products } = await visitor.call('getFacet', { type: 'all', facets: 'feedback-4' });
    expect(idsOf(products)).toEqual([1002]);
  });

  test('of a price range', async () => {
    const range = { type: 'all' as const, priceMin: '10', priceMax: '20,50' };
    const { pagination } = await visitor.call('getFacet', range);
    const products = await listAll(range);
    expect(products.length).toBe(pagination.totals);
    expect(products.length).toBeGreaterThan(0);
    for (const { prices } of products) {
      const shown = (prices?.specialOffer ?? prices?.default)?.unitPrice.value ?? 0;
      expect(shown).toBeGreaterThanOrEqual(10);
      expect(shown).toBeLessThanOrEqual(20.5);
    }
  });

  test('that the shop does not know are passed over; known ones without items leave nothing', async () => {
    const all = await visitor.call('getFacet', { type: 'all' });
    const odd = await visitor.call('getFacet', { type: 'all', facets: 'x,,-1,999999,feedback-9,manufacturer-0' });
    expect(odd.pagination.totals).toBe(all.pagination.totals);
    const none = await visitor.call('getFacet', { type: 'all', facets: 'feedback-5' });
    expect(none).toMatchObject({ products: [], pagination: { totals: 0 } });
    expect(valuesOf(none.facets, 'feedback')[0]).toMatchObject({ id: 'feedback-5', count: 0, selected: true });
    const producers = valuesOf(none.facets, 'producer');
    expect(producers.map(({ id }) => id)).toEqual(valuesOf(all.facets, 'producer').map(({ id }) => id));
    expect(new Set(producers.map(({ count }) => count))).toEqual(new Set([0]));
  });
});

describe('other lists', () => {
  test('a tag by id or by the name of its page', async () => {
    const [tag] = demoCatalog.tags;
    const expected = listable.filter(({ tagIds }) => tagIds?.includes(tag?.id ?? 0)).map(({ id }) => id);
    for (const criteria of [{ tagId: tag?.id }, { tagName: tag?.slug }, { tagId: [tag?.id ?? 0] }]) {
      const list = await visitor.call('getFacet', { type: 'tag', ...criteria });
      expect(ascending(idsOf(await listAll({ type: 'tag', ...criteria })))).toEqual(ascending(expected));
      expect(list.languageUrls).toMatchObject({ de: `/tag/${tag?.slug}`, en: '/en/tag/new' });
    }
  });

  test('related items, by relation', async () => {
    const from = demoCatalog.items.find(({ crossSelling = [] }) => crossSelling.length > 0);
    for (const relation of ['Accessory', 'Similar'] as const) {
      const expected = (from?.crossSelling ?? []).filter((link) => link.relation === relation);
      const list = await visitor.call('getFacet', {
        type: 'cross_selling',
        itemId: from?.id,
        crossSellingRelation: relation,
      });
      expect(ascending(idsOf(list.products))).toEqual(ascending(expected.map(({ itemId }) => itemId)));
    }
  });

  test('a manufacturer', async () => {
    const products = await listAll({ type: 'manufacturer', facets: 'manufacturer-1' });
    const expected = listable.filter(({ manufacturerId }) => manufacturerId === 1).map(({ id }) => id);
    expect(ascending(idsOf(products))).toEqual(ascending(expected));
  });

  test.each(['last_seen', 'live-shopping', 'search', 'manufacturer', 'tag', 'cross_selling'] as const)(
    '%s without what it is about has nothing',
    async (type) => {
      expect(await visitor.call('getFacet', { type })).toMatchObject({ products: [], pagination: { totals: 0 } });
    },
  );
});

test('a change of the catalogue is seen', async () => {
  const { pool, db } = testShop.shop;
  const before = await visitor.call('getFacet', { categoryId: plates });
  await pool.query('UPDATE variation SET is_active = false WHERE item_id = 1001');
  await touchCatalog(db);
  const after = await visitor.call('getFacet', { categoryId: plates });
  expect(after.pagination.totals).toBe(before.pagination.totals - 1);
  await pool.query('UPDATE variation SET is_active = true WHERE item_id = 1001 AND id <> 10014');
  await touchCatalog(db);
});
