import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { readLimitTask, runLimitTask } from './limit-command.ts';

/** A dishwasher rack of the demo. */
const variationId = 20_077;
let number: string;
let itemId: number;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const { rows } = await shop.database.pool.query('SELECT number, item_id FROM variation WHERE id = $1', [variationId]);
  [number, itemId] = [rows[0].number, rows[0].item_id];
});
afterAll(() => shop.close());

async function run(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await runLimitTask(shop.shop.db, readLimitTask([number, ...words]), (line) => said.push(line));
  return said;
}

async function itemOf(locale = 'de') {
  const answer = await shop.visitor().send('getProduct', [{ id: itemId }], { headers: { locale } });
  return answer.json().data.item;
}

test('what an item is sold by is set, told to pages, holds in carts, is written down and taken back', async () => {
  const free = [
    'Maximum     none',
    'Stock       each variation its own',
    'Classes     all',
    'Currencies  all',
    'Languages   all',
    'Countries   all',
  ];
  expect(await run()).toEqual(free);
  const tags: string[] = [];
  shop.shop.changes.subscribe((change) => void (Array.isArray(change) && tags.push(...change)));
  expect(await run('--maximum', '3', '--countries', 'at, DE')).toEqual([
    'Maximum     3',
    ...free.slice(1, 5),
    'Countries   DE, AT',
  ]);
  await shop.shop.changes.heard();
  expect(tags).toContain(`item:${itemId}`);
  const item = await itemOf();
  expect(item).not.toHaveProperty('notSold');
  expect(item.shippingCountries.map(({ name }: { name: string }) => name)).toEqual(['Deutschland', 'Österreich']);
  const visitor = shop.visitor();
  await expect(visitor.call('doAddCartItem', { productId: variationId, quantity: 4 })).rejects.toMatchObject({
    key: 'cart.addToBasket.maxItemQuantityReached',
  });

  await run('--classes', '2', '--languages', 'de');
  expect(await itemOf()).toMatchObject({ notSold: 'contactClass' });
  await run('--classes', '');
  expect(await itemOf('en')).toMatchObject({ notSold: 'language' });
  expect(await itemOf()).not.toHaveProperty('notSold');
  await expect(
    visitor.send('doAddCartItem', [{ productId: variationId, quantity: 1 }], { headers: { locale: 'en' } }),
  ).resolves.toMatchObject({ statusCode: 409 });

  await shop.database.pool.query(
    'UPDATE variation SET minimum_order_quantity = 3, interval_order_quantity = 2 WHERE id = $1',
    [variationId],
  );
  expect((await run()).at(-1)).toBe(`ATTENTION: nobody can order ${number}: the least that is sold of it is 4.`);
  expect(await run('--maximum', '4')).toHaveLength(6);
  await run('--stock', 'shared', '--maximum', '3');
  expect(await run('--maximum', '', '--stock', 'own', '--languages', '', '--countries', '')).toEqual(free);
  const { entries } = await (await signInOperator(shop)).call('getAudit', { operation: 'command.limit' });
  expect(entries).toHaveLength(6);
  expect(entries.at(-1)?.change).toEqual({
    before: { maximumOrderQuantity: null, shippingCountryIds: [] },
    after: { maximumOrderQuantity: 3, shippingCountryIds: expect.any(Array) },
  });
});

test.each([
  [['--classes', '99'], 'There is no customer class 99'],
  [['--countries', 'XX'], 'does not know the country XX'],
])('%j is refused by the shop', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
});

test.each([
  [[], 'It is one of'],
  [['--maximum', '3'], 'It is one of'],
  [['TW-1', '--maximum'], 'It is one of'],
  [['TW-1', '--colors', 'red'], 'It is one of'],
  [['TW-1', '--maximum', '0'], 'no number above zero'],
  [['TW-1', '--maximum', '3', '--maximum', '4'], 'It is one of'],
  [['TW-1', '--stock', 'none'], 'shared or own'],
  [['TW-1', '--currencies', 'Euro'], 'no currency'],
  [['TW-1', '--languages', 'xx'], 'has the languages'],
  [['TW-1', '--countries', 'Germany'], 'two letters'],
])('%j is refused', (words, reason) => {
  expect(() => readLimitTask(words)).toThrow(reason);
});

test('an article that is not there is said to be none', async () => {
  const task = readLimitTask(['nobody', '--maximum', '3']);
  await expect(runLimitTask(shop.shop.db, task, () => {})).rejects.toThrow('no article with the number nobody');
});
