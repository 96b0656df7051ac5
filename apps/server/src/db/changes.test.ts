import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { announceChange, type Change, type Changes, listenForChanges } from './changes.ts';
import { createDatabase, type Database } from './database.ts';

let database: TestDatabase;
let db: Database;
let changes: Changes;
const seen: Change[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.pool);
  changes = listenForChanges(database.connection, pino({ level: 'silent' }));
  changes.subscribe((change) => seen.push(change));
  await vi.waitFor(() => expect(seen).toContain('everything'));
});
afterAll(async () => {
  await changes.close();
  await database.drop();
});

it('tells what was committed, each tag once, and nothing that was rolled back', async () => {
  await expect(
    db.transaction(async (tx) => {
      await announceChange(tx, ['item:1']);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await db.transaction((tx) => announceChange(tx, ['item:2', 'category:5', 'item:2']));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['item:2', 'category:5']));
  expect(seen.flat()).not.toContain('item:1');
});

it('calls a change that does not fit into a message one of everything', async () => {
  await announceChange(
    db,
    Array.from({ length: 2000 }, (_, index) => `item:${index}`),
  );
  await vi.waitFor(() => expect(seen.at(-1)).toBe('everything'));
});

it('says that it hears nothing when its connection was cut, comes back, and says that anything may have changed', async () => {
  const before = seen.length;
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await vi.waitFor(() => expect(seen.slice(before)).toEqual(['unheard', 'everything']));
  await announceChange(db, ['settings']);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['settings']));
});

it('was told of all that was committed before, once that was heard', async () => {
  for (let round = 0; round < 20; round += 1) {
    await announceChange(db, [`content:${round}`]);
    await changes.heard();
    expect(seen.at(-1)).toEqual([`content:${round}`]);
  }
});
