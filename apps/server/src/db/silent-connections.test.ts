import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createLifeSign } from '../jobs/abandoned-jobs.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { type SilentProxy, startSilentProxy } from '../testing/silent-proxy.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { createDatabase } from './database.ts';
import { type OpenPool, openPool } from './open-pool.ts';
import { createRemember } from './remember.ts';

const ignore = () => {};

let shop: TestShop;
let proxy: SilentProxy;
beforeAll(async () => {
  shop = await createTestShop();
  proxy = await startSilentProxy(shop.database.connection);
});
afterAll(async () => {
  await proxy.close();
  await shop.close();
});

function open(longestSilenceMs = 400): Promise<OpenPool> {
  const { host, port, user, password, database } = proxy.connection;
  const url = `postgres://${user}:${password}@${host}:${port}/${database}`;
  return openPool(readConfig({ DATABASE_URL: url }), { say: ignore, onBrokenConnection: ignore, longestSilenceMs });
}

test('a call over a connection that fell silent is answered 503, and the next one as ever', async () => {
  const { pool, referencePool, close } = await open();
  const db = createDatabase(pool);
  const remember = createRemember(createDatabase(referencePool), 0, shop.shop.changes);
  const app = await createApp({ ...shop.shop, pool, db, remember });
  const [productId] = await sampleVariations(shop.database.pool, 1);
  const add = () =>
    app.inject({
      method: 'POST',
      url: '/api/plentysystems/doAddCartItem',
      headers: { origin: shop.shop.config.shopUrl },
      payload: [{ productId, quantity: 1 }],
    });
  const statuses = async (calls: number) =>
    (await Promise.all(Array.from({ length: calls }, add))).map(({ statusCode }) => statusCode);

  expect(await statuses(4)).toEqual([200, 200, 200, 200]);
  // Nobody asks anything for longer than an answer may take.
  await shop.database.pool.query('SELECT pg_sleep(0.5)');
  proxy.fallSilent();
  expect(await statuses(1)).toEqual([503]);
  expect(await statuses(4)).toEqual([200, 200, 200, 200]);
  await app.close();
  await close();
});

test('a transaction whose connection falls silent fails once for all, and gives no broken connection back', async () => {
  const limitMs = 5000;
  const { pool, close } = await open(limitMs);
  const db = createDatabase(pool);
  const begun = performance.now();
  const work = db.transaction(async (tx) => {
    await tx.execute('SELECT 1');
    proxy.fallSilent();
    await tx.execute('SELECT 2');
  });
  await expect(work).rejects.toThrow();
  expect(performance.now() - begun).toBeLessThan(2 * limitMs);
  expect((await pool.query('SELECT 3 AS three')).rows).toEqual([{ three: 3 }]);
  await close();
});

test('a connection that is asked nothing, or whose server is heard, stays open however long it takes', async () => {
  const { pool, close } = await open();
  const pid = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  const before = await pid();
  await shop.database.pool.query('SELECT pg_sleep(1)');
  expect(await pid()).toBe(before);
  const lent = await pool.connect();
  await shop.database.pool.query('SELECT pg_sleep(1)');
  lent.release();
  expect(await pid()).toBe(before);
  await pool.query(`DO $$ BEGIN FOR i IN 1..5 LOOP RAISE NOTICE 'row'; PERFORM pg_sleep(0.2); END LOOP; END $$`);
  expect(await pid()).toBe(before);
  await close();
});

test('workers whose sign of life was on a connection that fell silent show it anew', async () => {
  const { pool, close } = await open();
  const lifeSign = createLifeSign(pool);
  const locks = async () =>
    (
      await shop.database.pool.query(
        `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database AND datname = current_database()
         WHERE locktype = 'advisory' AND objsubid = 2`,
      )
    ).rowCount;
  await lifeSign.show('worker-1');
  expect(await locks()).toBe(1);
  proxy.fallSilent();
  await vi.waitFor(async () => expect(await locks()).toBe(0));
  await expect(lifeSign.show('worker-1')).rejects.toThrow('silent');
  await lifeSign.show('worker-1');
  expect(await locks()).toBe(1);
  lifeSign.end();
  await close();
});

test('connections that nobody uses are closed at once where they are suspected', async () => {
  const { pool, workPool, referencePool, dropIdle, close } = await open(35_000);
  const pools = [pool, workPool, referencePool];
  const ask = () => Promise.all(pools.flatMap((each) => [each.query('SELECT 1'), each.query('SELECT 1')]));
  await ask();
  proxy.fallSilent();
  await dropIdle();
  expect(pools.map(({ totalCount }) => totalCount)).toEqual([0, 0, 0]);
  await ask();
  await close();
});
