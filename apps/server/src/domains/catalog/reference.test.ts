import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { touchCatalog } from './catalog-version.ts';
import { changePrice } from './change-price.ts';
import { referenceOf } from './reference.ts';
import { categoryText } from './tables/categories.ts';
import { tag } from './tables/tags.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

it('is the same until something in it changes', async () => {
  const { shop } = test;
  const before = await referenceOf(shop);
  await changePrice(shop, { number: 'TW-1001-27-WS', amount: 98_700 });
  expect(await referenceOf(shop)).toBe(before);

  await shop.db.update(tag).set({ color: '#123456' });
  await touchCatalog(shop.db);
  const recolored = await referenceOf(shop);
  expect([...recolored.tags.values()].every(({ color }) => color === '#123456')).toBe(true);

  const [{ id } = { id: 0 }] = recolored.categories.roots;
  await shop.db.update(categoryText).set({ name: 'Neu' }).where(eq(categoryText.categoryId, id));
  await touchCatalog(shop.db);
  expect((await referenceOf(shop)).categories.byId.get(id)?.texts.de.name).toBe('Neu');
});
