import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceEverything } from '../../db/changes.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { currentVersion, touchCatalog, touchSearch } from './catalog-version.ts';
import { perVersion } from './per-version.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await createTestShop();
});
afterAll(() => testShop.close());

/** A load that counts how often it was asked for and ends when it is told to. */
function controlledLoad() {
  const waiting: ((value: string) => void)[] = [];
  return {
    load: () => new Promise<string>((resolve) => void waiting.push(resolve)),
    end: async (value: string) => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.(value);
    },
  };
}

test('who allows an old value is given it while a slow load goes on, and told so', async () => {
  const shop = { ...testShop.shop, slowLoadMs: -1 };
  const { load, end } = controlledLoad();
  let staleAnswers = 0;
  const onStale = () => {
    staleAnswers += 1;
  };
  const ask = () => perVersion(shop, 'old-allowed', load, { onStale });
  const first = ask();
  await end('first');
  expect(await first).toBe('first');
  expect([await ask(), staleAnswers]).toEqual(['first', 0]);

  await touchCatalog(shop.db);
  expect([await ask(), staleAnswers]).toEqual(['first', 1]);
  await end('second');
  await expect.poll(ask).toBe('second');
  const before = staleAnswers;
  expect([await ask(), staleAnswers]).toEqual(['second', before]);
});

test('everybody else waits for the new value', async () => {
  const { shop } = testShop;
  const { load, end } = controlledLoad();
  const ask = () => perVersion(shop, 'new-only', load);
  const first = ask();
  await end('first');
  expect(await first).toBe('first');

  await touchCatalog(shop.db);
  const answers = Promise.all([ask(), ask()]);
  await end('second');
  expect(await answers).toEqual(['second', 'second']);
});

test('what is made of what search looks at stays when anything else of the catalogue changes', async () => {
  const { shop } = testShop;
  const counted = (of: 'catalog' | 'search') => {
    let loads = 0;
    return () => perVersion(shop, `counted-${of}`, async () => ++loads, { of });
  };
  const ofAll = counted('catalog');
  const ofSearch = counted('search');
  expect([await ofAll(), await ofSearch()]).toEqual([1, 1]);
  await touchCatalog(shop.db);
  await expect.poll(ofAll).toBe(2);
  expect(await ofSearch()).toBe(1);
  await touchSearch(shop.db);
  await expect.poll(ofSearch).toBe(2);
});

test('a catalogue that was brought back is read again, and so are its next changes, whatever its numbers', async () => {
  const { shop, database } = testShop;
  let loads = 0;
  const ask = () => perVersion(shop, 'brought-back', async () => ++loads);
  await touchCatalog(shop.db);
  await expect.poll(ask).toBe(1);
  const restore = async (back: number) => {
    await database.pool.query('UPDATE catalog_version SET version = version - $1, stamp = gen_random_uuid()', [back]);
    await announceEverything(shop.db);
  };
  await restore(1);
  await expect.poll(ask).toBe(2);
  await touchCatalog(shop.db);
  await expect.poll(ask).toBe(3);
  await restore(0);
  await expect.poll(ask).toBe(4);
});

test('a load that began after they asked is an answer to all who wait, whatever version each of them read', async () => {
  const { shop } = testShop;
  const { load, end } = controlledLoad();
  const ask = () => perVersion(shop, 'overtaken', load);
  const change = async () => {
    const { catalog } = await currentVersion(shop);
    await touchCatalog(shop.db);
    await expect.poll(async () => (await currentVersion(shop)).catalog).not.toBe(catalog);
  };
  const before = ask();
  await change();
  const after = ask();
  await change();
  const last = ask();
  await end('first');
  expect(await before).toBe('first');
  await end('second');
  expect(await Promise.all([after, last])).toEqual(['second', 'second']);
});
