import pino from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openShop } from './process.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

test('once changes are not heard any more, nothing is asked over the connections that were open', async () => {
  const database = await createTestDatabase('started');
  const config = readConfig({ DATABASE_URL: database.url, SESSION_SECRET: 'a secret that is used in tests only' });
  const { shop, close } = await openShop(config, {
    log: pino({ level: 'silent' }),
    say: () => {},
    onLost: () => {},
  });
  const pid = async () => (await shop.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  const before = await pid();
  expect(await pid()).toBe(before);
  const isUnheard = Promise.withResolvers<void>();
  shop.changes.subscribe((change) => {
    if (change === 'unheard') isUnheard.resolve();
  });
  // By what it asked last: to hear of changes, or whether it is heard.
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND (query LIKE 'LISTEN shop%' OR query = 'SELECT 1')`,
  );
  await isUnheard.promise;
  expect(await pid()).not.toBe(before);
  await close();
  await database.drop();
});
