import type { Product } from '@mise/contract/catalog/product.ts';
import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { languages } from '@mise/rules/languages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
});
afterAll(() => testShop.close());

const closed = demoCatalog.categories.filter(({ customersOnly }) => customersOnly).map(({ id }) => id);
/** What a visitor may open. */
const items = demoCatalog.items.filter(({ categoryIds }) => !categoryIds.every((id) => closed.includes(id)));
const variations = items.flatMap((item) => item.variations.map((variation) => ({ item, variation })));
const active = variations.filter(({ variation }) => variation.isActive !== false);

/** From all over a list, so that every kind of product is met. */
function sampleOf<Value>(values: readonly Value[], size = 40): Value[] {
  const step = Math.ceil(values.length / size);
  return values.filter((_, index) => index % step === 0);
}

async function productIn(locale: string, id: number, variationId?: number): Promise<Product> {
  const response = await visitor.send('getProduct', { id, variationId }, { headers: { locale } });
  return response.json<{ data: Product }>().data;
}

describe('a product', () => {
  test('carries its own texts, numbers and prices', async () => {
    for (const { item, variation } of sampleOf(active)) {
      const product = await visitor.call('getProduct', { id: item.id, variationId: variation.id });
      expect(product.variation).toMatchObject({
        id: variation.id,
        number: variation.number,
        weightG: variation.weightG,
      });
      expect(product.texts).toMatchObject({ name1: item.texts.de.name, urlPath: item.texts.de.urlPath, lang: 'de' });
      expect(product.texts.description).toBe(item.texts.de.description);
      expect(product.prices?.default.unitPrice.value).toBe(Number(variation.price.price));
      expect(product.prices?.specialOffer?.unitPrice.value).toBe(
        variation.price.offer ? Number(variation.price.offer.price) : undefined,
      );
      expect(product.attributes?.map(({ valueId }) => valueId).sort()).toEqual([...variation.attributeValueIds].sort());
      expect(product.images.all).toHaveLength(item.pictures.length);
      expect(product.variationAttributeMap?.variations.map(({ variationId }) => variationId).sort()).toEqual(
        item.variations
          .filter(({ isActive }) => isActive !== false)
          .map(({ id }) => id)
          .sort(),
      );
      expect(product.properties.map(({ propertyId }) => propertyId).sort()).toEqual(
        [...(item.orderPropertyIds ?? [])].sort(),
      );
    }
  });

  test('without a variation is the main one of its item', async () => {
    for (const item of sampleOf(items)) {
      const product = await visitor.call('getProduct', { id: item.id });
      expect(product.variation.id).toBe(item.variations.find(({ isActive }) => isActive !== false)?.id);
    }
  });

  test('speaks the language of the call, prices included', async () => {
    const [german, english] = [await productIn('de', 1002, 10024), await productIn('en', 1002, 10024)];
    const item = demoCatalog.items.find(({ id }) => id === 1002);
    expect([german.texts.name1, english.texts.name1]).toEqual([item?.texts.de.name, item?.texts.en.name]);
    expect(german.prices?.default.unitPrice.formatted).toMatch(/^\d+,\d\d\s€$/);
    expect(english.prices?.default.unitPrice.formatted).toMatch(/^€\d+\.\d\d$/);
    expect(german.variation.availability.names.lang).toBe('de');
    expect(english.breadcrumbs?.[0]).toMatchObject({ name: 'Tableware', url: '/tableware' });
  });

  test('names the page of its item as canonical and itself in every language', async () => {
    const main = await productIn('en', 1001);
    const other = demoCatalog.items.find(({ id }) => id === 1001)?.variations.find(({ id }) => id !== 10003);
    const { seoSettings: others } = await productIn('en', 1001, other?.id);
    expect(others?.canonical?.href).toBe(main.seoSettings?.canonical?.href);
    expect(others?.canonical?.alternate[0]?.href).toContain(`_1001_${other?.id}`);
    const { seoSettings } = await productIn('en', 1001, 10003);
    const [de, en] = (['de', 'en'] as const).map(
      (language) => `${demoCatalog.items.find(({ id }) => id === 1001)?.texts[language].urlPath}_1001_10003`,
    );
    expect(seoSettings?.canonical?.href).toBe(`http://localhost:3000/en/${en}`);
    expect(seoSettings?.canonical?.alternate).toEqual(
      expect.arrayContaining([
        { href: `http://localhost:3000/${de}`, hreflang: 'de' },
        { href: `http://localhost:3000/en/${en}`, hreflang: 'en' },
        { href: `http://localhost:3000/${de}`, hreflang: 'x-default' },
      ]),
    );
    expect(seoSettings?.canonical?.alternate).toHaveLength(languages.length + 1);
    expect(seoSettings).toMatchObject({
      sku: 'TW-1001-27-WS',
      gtin13: '9520000100032',
      conditionOfItem: 'https://schema.org/NewCondition',
      mappedAvailability: 'https://schema.org/InStock',
    });
  });

  test('that is a bundle names its components', async () => {
    const bundle = demoCatalog.items.find(({ type }) => type === 'set');
    const product = await visitor.call('getProduct', { id: bundle?.id ?? 0 });
    expect(product.bundleComponents?.map(({ quantity, data }) => [data.variation.id, Number(quantity)])).toEqual(
      (bundle?.bundle ?? [])
        .map(({ variationId, quantity }) => [variationId, quantity])
        .sort(([a = 0], [b = 0]) => a - b),
    );
    expect(product.canDirectlyAddToCart).toBe(0);
  });

  test.each([
    { id: 999_999 },
    { id: 1001, variationId: 10024 },
    { id: 1001, variationId: 999_999 },
    ...variations
      .filter(({ variation }) => variation.isActive === false)
      .map(({ item, variation }) => ({ id: item.id, variationId: variation.id })),
  ])('that is not for sale is an error: %j', async (wanted) => {
    await expect(visitor.call('getProduct', wanted)).rejects.toMatchObject({ key: 'productNotFound' });
  });
});

describe('what can be bought', () => {
  const isSalable = async (variationId: number) => {
    const { products } = await visitor.call('getProductsByIds', { variationIds: [variationId] });
    return products[0]?.filter.isSalable;
  };
  const set = (assignment: string) => testShop.shop.pool.query(`UPDATE variation SET ${assignment} WHERE id = 10024`);

  test.each([
    ["stock_policy = 'unlimited'", true],
    ["stock_policy = 'limited'", false],
    ["stock_policy = 'oversell'", true],
    ["stock_policy = 'unlimited', availability_id = 10", false],
    ["availability_id = 1, released_at = '2999-01-01'", false],
    ["released_at = NULL, available_until = '2999-01-01'", true],
  ])('with %s and nothing in stock: %s', async (assignment, expected) => {
    await testShop.shop.pool.query('UPDATE stock SET quantity = 0 WHERE variation_id = 10024');
    await set(assignment);
    expect(await isSalable(10024)).toBe(expected);
  });

  test('nothing whose time is over: it is not even listed', async () => {
    await set("available_until = '2020-01-01'");
    expect(await isSalable(10024)).toBeUndefined();
    await set('available_until = NULL');
  });
});

describe('products by ids', () => {
  test('keep the order of the ids; unknown and repeated ones are left out', async () => {
    const variationIds = [20001, 10003, 999_999, 10024, 10003];
    const { products, total } = await visitor.call('getProductsByIds', { variationIds });
    expect(products.map(({ variation }) => variation.id)).toEqual([20001, 10003, 10024]);
    expect(total).toBe(3);
  });

  test('are sorted and cut into pages when asked', async () => {
    const variationIds = active.slice(0, 30).map(({ variation }) => variation.id);
    const sort = 'sorting.price.avg_asc';
    const all = await visitor.call('getProductsByIds', { variationIds, sort });
    const page = await visitor.call('getProductsByIds', { variationIds, sort, page: 2, itemsPerPage: 10 });
    expect(page.total).toBe(30);
    expect(page.products).toEqual(all.products.slice(10, 20));
  });
});

test('how much is read does not grow the number of queries', async () => {
  const query = vi.spyOn(testShop.shop.pool, 'query');
  const queriesOf = async (run: () => Promise<unknown>) => {
    query.mockClear();
    await run();
    return query.mock.calls.length;
  };
  // Sets are read each time.
  const ids = active.filter(({ item }) => item.type === 'default').map(({ variation }) => variation.id);
  const byIds = (count: number) => () => visitor.call('getProductsByIds', { variationIds: ids.slice(0, count) });
  const list = (itemsPerPage: number) => () => visitor.call('getFacet', { type: 'all', itemsPerPage });
  await byIds(100)();
  expect(await queriesOf(byIds(100))).toBe(await queriesOf(byIds(1)));
  expect(await queriesOf(list(100))).toBeLessThanOrEqual(3);
  expect(await queriesOf(list(20))).toBeLessThanOrEqual(3);
  query.mockRestore();
});
