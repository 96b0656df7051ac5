import type { Product } from '@mise/contract/catalog/product.ts';
import type { Input } from '@mise/contract/client.ts';
import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from './catalog-version.ts';
import { attribute } from './tables/attributes.ts';

let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
});
afterAll(() => testShop.close());

const containers = 'kueche-gastronorm/gn-behaelter';

const ascending = (ids: Iterable<number>) => [...ids].sort((left, right) => left - right);
const idsOf = (products: readonly Product[]) => ascending(products.map(({ item }) => item.id));

const list = (criteria: Input<'getFacet'>) =>
  visitor.call('getFacet', { categoryUrlPath: containers, itemsPerPage: 100, products: 'small', ...criteria });

const valuesOfVariation = new Map(
  demoCatalog.items.flatMap(({ variations }) => variations.map(({ id, attributeValueIds }) => [id, attributeValueIds])),
);

/** The items of the whole list of which one variation has all of the values. */
async function itemsWith(values: number[]): Promise<number[]> {
  const listed = new Set(idsOf((await list({})).products));
  const fitting = demoCatalog.items.filter(({ variations }) =>
    variations.some(
      ({ isActive, attributeValueIds }) =>
        isActive !== false && values.every((value) => attributeValueIds.includes(value)),
    ),
  );
  return ascending(fitting.map(({ id }) => id).filter((id) => listed.has(id)));
}

test('what matters stands first, in the order of its sizes', async () => {
  const { facets } = await list({});
  expect(facets.slice(0, 2).map(({ id, type, name }) => [id, type, name])).toEqual([
    ['attribute-8', 'dynamic', 'GN-Größe'],
    ['attribute-9', 'dynamic', 'Tiefe'],
  ]);
  expect(facets[0]?.values?.slice(0, 3).map(({ name }) => name)).toEqual(['GN 1/9', 'GN 1/6', 'GN 1/4']);
  expect(facets[1]?.values?.map(({ name }) => name)).toEqual(['20 mm', '40 mm', '65 mm', '100 mm', '150 mm', '200 mm']);
});

test('a list that is narrowed down by a value shows the variations that have it', async () => {
  const { products } = await list({ facets: 'value-905' });
  expect(idsOf(products)).toEqual(await itemsWith([905]));
  for (const { variation } of products) expect(valuesOfVariation.get(variation.id)).toContain(905);
  const either = await list({ facets: 'value-903,value-905' });
  expect(idsOf(either.products)).toEqual(
    ascending(new Set([...(await itemsWith([903])), ...(await itemsWith([905]))])),
  );
});

test('values of two attributes must be those of one variation, and are counted so', async () => {
  // The steel container (1038) has GN 1/3 and 65 mm, but in no variation together.
  expect([await itemsWith([805]), await itemsWith([903])]).toEqual([
    expect.arrayContaining([1038]),
    expect.arrayContaining([1038]),
  ]);
  expect(await itemsWith([805, 903])).not.toContain(1038);
  const { products, facets, pagination } = await list({ facets: 'value-805,value-903' });
  expect(idsOf(products)).toEqual(await itemsWith([805, 903]));
  expect(pagination.totals).toBe(products.length);
  for (const [group, other] of [
    ['attribute-8', 903],
    ['attribute-9', 805],
  ] as const) {
    for (const { id, count } of facets.find((facet) => facet.id === group)?.values ?? []) {
      const expected = await itemsWith([Number(String(id).replace('value-', '')), other]);
      expect([id, count]).toEqual([id, expected.length]);
    }
  }
  const sizes = (await list({ facets: 'value-903' })).facets.find(({ id }) => id === 'attribute-8')?.values ?? [];
  expect(sizes.find(({ id }) => id === 'value-805')?.count).toBe((await itemsWith([805, 903])).length);
});

test('where it says little a filter is left out: sizes that few items have, ratings that are all alike', async () => {
  const groupsOf = async (criteria: Input<'getFacet'>) => (await list(criteria)).facets.map(({ id }) => id);
  const everything = { categoryUrlPath: undefined, type: 'all' as const };
  expect(await groupsOf(everything)).not.toContain('attribute-9');
  expect(await groupsOf({ ...everything, facets: 'value-903' })).toContain('attribute-9');
  expect((await groupsOf(everything)).at(-1)).toBe('feedback');
  await testShop.shop.pool.query('UPDATE item SET rating_count = 1, rating_sum = 4');
  await touchCatalog(testShop.shop.db);
  expect(await groupsOf(everything)).not.toContain('feedback');
  expect(await groupsOf({ ...everything, facets: 'feedback-4' })).toContain('feedback');
});

test('range and order of prices are those of the variations that fit', async () => {
  const priceOf = ({ prices }: Product) => (prices?.specialOffer ?? prices?.default)?.unitPrice.value ?? 0;
  const deep = { facets: 'value-905', sort: 'sorting.price.avg_asc' };
  const shown = (await list(deep)).products.map(priceOf);
  expect(shown).toEqual(shown.toSorted((left, right) => left - right));
  const middle = shown[Math.floor(shown.length / 2)] ?? 0;
  const dear = (await list({ ...deep, priceMin: middle })).products.map(priceOf);
  expect(dear).toEqual(shown.filter((price) => price >= middle));
  expect(dear.length).toBeLessThan(shown.length);
  const down = (await list({ ...deep, sort: 'sorting.price.avg_desc' })).products.map(priceOf);
  expect(down).toEqual(shown.toReversed());
});

test('a filter has the name of now, also while a large catalogue is still counted as it was', async () => {
  const { shop } = testShop;
  const { db } = shop;
  // Elsewhere tests wait for the catalogue.
  shop.slowLoadMs = 250;
  const nameOfFirst = async () => (await list({})).facets[0]?.name;
  /** While it holds, filters cannot be counted; nothing else reads the table. */
  const whileCounting = (work: () => Promise<void>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE item_facet_value IN ACCESS EXCLUSIVE MODE`);
      await work();
    });
  await touchCatalog(db);
  let first: Promise<unknown> = Promise.resolve();
  await whileCounting(async () => {
    first = nameOfFirst();
    // So long that it counts as slow.
    await db.execute(sql`SELECT pg_sleep(0.3)`);
  });
  expect(await first).toBe('GN-Größe');

  await db
    .update(attribute)
    .set({ names: { de: 'Format' } })
    .where(eq(attribute.id, 8));
  await touchCatalog(db);
  await whileCounting(async () => expect(await nameOfFirst()).toBe('Format'));
  shop.slowLoadMs = Number.POSITIVE_INFINITY;
});
