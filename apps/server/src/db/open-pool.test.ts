import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { startPostgresOfVersion } from '../testing/postgres-of-version.ts';
import { openPool } from './open-pool.ts';

const options = { say: () => {}, onBrokenConnection: () => {} };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('DATABASE_URL names the database that is used', async () => {
  const { pool, close } = await openPool(readConfig({ DATABASE_URL: database.url }), options);
  const { rows } = await pool.query('SELECT current_database() AS name');
  expect(rows).toEqual([{ name: database.connection.database }]);
  await close();
});

test('a call gives up a statement that takes too long and a lock that stays taken; work does not', async () => {
  const { pool, workPool, close } = await openPool(readConfig({ DATABASE_URL: database.url }), options);
  const patience = (of: typeof pool) =>
    of.query(`SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`);
  expect((await patience(pool)).rows).toEqual([{ statement: '30s', lock: '10s' }]);
  expect((await patience(workPool)).rows).toEqual([{ statement: '0', lock: '0' }]);
  await close();
});

test('connections stay open for a minute, and some for calls however long nobody comes: statements are planned on them', async () => {
  const { pool, workPool, close } = await openPool(readConfig({ DATABASE_URL: database.url }), options);
  const pools = [pool, workPool];
  const open = () => pools.map(({ totalCount }) => totalCount);
  const connections = await Promise.all(pools.flatMap((each) => Array.from({ length: 6 }, () => each.connect())));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const connection of connections) connection.release();
  vi.advanceTimersByTime(59_000);
  expect(open()).toEqual([6, 6]);
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  expect(open()).toEqual([4, 0]);
  await close();
});

test.each([
  [
    'a database that is not there',
    (url: string) => url.replace(/test_\w+/, 'missing'),
    /database "missing" does not exist/,
  ],
  ['a wrong password', (url: string) => url.replace(/mise:\w+@/, 'mise:wrong@'), /password authentication failed/],
])('%s is one line that says what to do', async (_, change, reason) => {
  const opening = openPool(readConfig({ DATABASE_URL: change(database.url) }), options);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(reason);
  await expect(opening).rejects.toThrow(/^DATABASE_URL: .+ start that PostgreSQL or correct the address/);
});

test('a database that cannot hold every language is one line that says what to do', async () => {
  const { pool, close } = await openPool(readConfig({ DATABASE_URL: database.url }), options);
  await pool.query("CREATE DATABASE plain ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0");
  const url = new URL(database.url);
  url.pathname = '/plain';
  const opening = openPool(readConfig({ DATABASE_URL: url.href }), options);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/^DATABASE_URL: that database is SQL_ASCII and the shop needs UTF8: make one/);
  await pool.query('DROP DATABASE plain');
  await close();
});

test.each([
  ['can only be read', 'ALTER ROLE limited SET default_transaction_read_only = on', 'can only be read: name the one'],
  ['takes no tables', 'REVOKE CREATE ON SCHEMA public FROM limited', 'its user may not make tables there: GRANT'],
  ['takes no schemas', 'REVOKE CREATE ON DATABASE limited FROM limited', 'its user may not make tables there: GRANT'],
  [
    'begins transactions otherwise',
    "ALTER ROLE limited SET default_transaction_isolation = 'serializable'",
    'transactions begin otherwise there',
  ],
  ['has all rights', 'SELECT 1', null],
])('a database that %s for its user', async (_, change, reason) => {
  const { pool, close } = await openPool(readConfig({ DATABASE_URL: database.url }), options);
  // Of a run that was broken off.
  await pool.query('DROP DATABASE IF EXISTS limited');
  await pool.query('DROP ROLE IF EXISTS limited');
  await pool.query("CREATE ROLE limited LOGIN PASSWORD 'limited'");
  await pool.query("CREATE DATABASE limited ENCODING 'UTF8' TEMPLATE template0");
  await pool.query('GRANT CREATE ON DATABASE limited TO limited');
  const url = new URL(database.url);
  url.pathname = '/limited';
  const inside = await openPool(readConfig({ DATABASE_URL: url.href }), options);
  await inside.pool.query('GRANT CREATE ON SCHEMA public TO limited');
  await inside.pool.query(change);
  await inside.close();
  [url.username, url.password] = ['limited', 'limited'];
  const opening = openPool(readConfig({ DATABASE_URL: url.href }), options);
  if (reason === null) await (await opening).close();
  else {
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(reason);
  }
  await pool.query('DROP DATABASE limited');
  await pool.query('DROP ROLE limited');
  await close();
});

test.each([
  ['15.4 (Debian 15.4-1)', false],
  ['9.6.24', false],
  ['16.0', true],
])('a PostgreSQL %s: taken is %s', async (version, isTaken) => {
  const postgres = await startPostgresOfVersion(version);
  const opening = openPool(readConfig({ DATABASE_URL: postgres.url }), options);
  if (isTaken) await (await opening).close();
  else {
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(
      `DATABASE_URL: that PostgreSQL is ${version} and the shop needs 16 or newer: `,
    );
  }
  await postgres.stop();
});
