import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { needsSearch, rebuildSearch } from './rebuild-search.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test('search is written anew once where an update asks for it, whatever a process of before has written since', async () => {
  const { db } = shop.shop;
  const { pool } = shop.database;
  expect(await needsSearch(db)).toBe(false);
  await pool.query('INSERT INTO catalog_version (id, version) VALUES (3, 1)');
  expect((await pool.query('SELECT FROM search_posting LIMIT 1')).rowCount).toBe(1);
  expect(await needsSearch(db)).toBe(true);
  await db.transaction((tx) => rebuildSearch(tx));
  expect(await needsSearch(db)).toBe(false);
});
