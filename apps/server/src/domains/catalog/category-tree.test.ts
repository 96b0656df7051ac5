import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from './catalog-version.ts';
import { category } from './tables/categories.ts';

let testShop: TestShop;
let operator: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  operator = await signInOperator(testShop, 'viewer');
});
afterAll(() => testShop.close());

/** As an operator sees it, who links to closed categories too. */
async function tree(locale = 'de'): Promise<CategoryTreeItem[]> {
  const response = await operator.send('getCategoryTree', [], { headers: { locale } });
  return response.json<{ data: CategoryTreeItem[] }>().data;
}

function flat(items: readonly CategoryTreeItem[]): CategoryTreeItem[] {
  return items.flatMap((item) => [item, ...flat(item.children ?? [])]);
}

test('holds every category in its place, and nothing else', async () => {
  const roots = await tree();
  const expected = demoCatalog.categories.filter(({ parentId }) => parentId === null);
  expect(roots.map(({ id }) => id)).toEqual(expected.sort((a, b) => a.position - b.position).map(({ id }) => id));
  expect(flat(roots).length).toBe(demoCatalog.categories.length);
});

test('speaks the language of the call', async () => {
  const [german, english] = [flat(await tree('de')), flat(await tree('en'))];
  for (const { id, name, slug } of demoCatalog.categories) {
    const detailsIn = (items: CategoryTreeItem[]) => items.find((item) => item.id === id)?.details[0];
    expect(detailsIn(german)).toMatchObject({ name: name.de, nameUrl: slug.de, lang: 'de' });
    expect(detailsIn(english)).toMatchObject({ name: name.en, nameUrl: slug.en, lang: 'en' });
  }
});

test('counts the items of a category with those of the categories below it', async () => {
  const answer = flat(await tree());
  for (const item of answer.filter(({ right }) => right === 'all')) {
    const list = await testShop.visitor().call('getFacet', { categoryId: item.id });
    expect(item.itemCount[0]?.count).toBe(String(list.pagination.totals));
  }
});

test('keeps a category for customers, and those below it, and says so', async () => {
  const { db } = testShop.shop;
  await db.update(category).set({ isCustomersOnly: true }).where(eq(category.id, 1));
  await touchCatalog(db);
  const answer = flat(await tree());
  const closed = answer.filter(({ right }) => right === 'customer').map(({ id }) => id);
  const parentOf = new Map(demoCatalog.categories.map(({ id, parentId }) => [id, parentId]));
  const kept = new Set([1, ...demoCatalog.categories.filter((one) => one.customersOnly).map(({ id }) => id)]);
  const isKept = (id: number | null | undefined): boolean => !!id && (kept.has(id) || isKept(parentOf.get(id)));
  const expected = demoCatalog.categories.map(({ id }) => id).filter(isKept);
  expect(closed.sort()).toEqual(expected.sort());

  await expect(testShop.visitor().call('getFacet', { categoryId: 1 })).rejects.toMatchObject({ key: 'login.required' });
  await expect(testShop.visitor().call('getProduct', { id: 1001 })).rejects.toMatchObject({ key: 'login.required' });
  const { products } = await testShop.visitor().call('getProductsByIds', { variationIds: [10003] });
  expect(products).toEqual([]);
  const everything = await testShop.visitor().call('getFacet', { type: 'all', itemsPerPage: 100 });
  expect(everything.products.map((product) => product.item.id)).not.toContain(1001);

  await db.update(category).set({ isCustomersOnly: false }).where(eq(category.id, 1));
  await touchCatalog(db);
  expect((await testShop.visitor().call('getProduct', { id: 1001 })).item.id).toBe(1001);
});
