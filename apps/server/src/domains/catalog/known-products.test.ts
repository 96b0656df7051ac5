import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { changeItems } from './change-items.ts';
import { changePrice } from './change-price.ts';
import { itemText } from './tables/items.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

/** Of item 1001, whose main variation the list shows. */
const number = 'TW-1001-27-WS';
const query = (text: string) => test.database.pool.query(text);

/** The card of item 1001 in the list of plates, and whether rows of products were read for it. */
async function card(products: 'small' | 'all' = 'small', locale = 'de') {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const categoryUrlPath = { de: '/geschirr/teller', en: '/tableware/plates' }[locale];
  const payload = [{ categoryUrlPath, itemsPerPage: 100, products }];
  const answer = await test.visitor().send('getFacet', payload, { headers: { locale } });
  const names = asked.mock.calls.map(([given]) => `${(given as { name?: string }).name}`);
  asked.mockRestore();
  const found = answer.json().data.products.find(({ item }: { item: { id: number } }) => item.id === 1001);
  return { found, isRead: names.some((name) => name.startsWith('product_rows')) };
}

it('reads what a list showed before again when it changed, and only then', async () => {
  expect(await card()).toMatchObject({ isRead: true, found: { texts: { name1: expect.any(String) } } });
  expect(await card()).toMatchObject({ isRead: false });
  expect(await card('all')).toMatchObject({ isRead: true });
  expect(await card('all')).toMatchObject({ isRead: false });

  await changeItems(test.shop, [1001], ({ db }) =>
    db.update(itemText).set({ name: 'Teller Neu' }).where(eq(itemText.itemId, 1001)),
  );
  expect(await card()).toMatchObject({ isRead: true, found: { texts: { name1: 'Teller Neu' } } });
  expect(await card('all')).toMatchObject({ isRead: true, found: { texts: { name1: 'Teller Neu' } } });

  await changePrice(test.shop, { number, amount: 98_700 });
  const repriced = await card();
  expect(repriced.isRead).toBe(true);
  expect(JSON.stringify(repriced.found.prices)).toContain('9.87');
});

it('answers each language its own words', async () => {
  const [german, english, again] = [await card(), await card('small', 'en'), await card()];
  expect(english.found.texts.urlPath).not.toBe(german.found.texts.urlPath);
  expect(again.found.texts.urlPath).toBe(german.found.texts.urlPath);
});

it('tells the stock of this moment', async () => {
  await query(`UPDATE variation SET stock_policy = 'limited' WHERE item_id = 1001`);
  await query('UPDATE stock SET quantity = 40 WHERE variation_id IN (SELECT id FROM variation WHERE item_id = 1001)');
  expect((await card('all')).found.variation.stock).toBe(40);
  await query('UPDATE stock SET quantity = 39 WHERE variation_id IN (SELECT id FROM variation WHERE item_id = 1001)');
  const after = await card('all');
  expect([after.isRead, after.found.variation.stock]).toEqual([false, 39]);
});

it('reads a set each time, which is what its components are', async () => {
  await query(`UPDATE item SET type = 'set' WHERE id = 1001`);
  await card();
  expect(await card()).toMatchObject({ isRead: true });
});
