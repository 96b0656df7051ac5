import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerClass } from '../domains/customers/tables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { createDatabase } from './database.ts';
import { createPool } from './open-pool.ts';
import { prepareOnce } from './prepare-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('builds a statement once for the pool and once for the transactions of a connection, in which it sees what they did', async () => {
  const pool = createPool(database.connection, 1, () => {});
  const db = createDatabase(pool);
  let built = 0;
  const nameOfClass = prepareOnce((queryable) => {
    built += 1;
    return queryable
      .select({ names: customerClass.names })
      .from(customerClass)
      .where(eq(customerClass.id, sql.placeholder('id')))
      .prepare('name_of_class');
  });
  const names = { de: 'Neu', en: 'New' };
  const added = db.transaction(async (tx) => {
    await tx.insert(customerClass).values({ id: 1, names, showsNetPrices: false, discountPercent: 0 });
    expect(await nameOfClass(tx).execute({ id: 1 })).toEqual([{ names }]);
    throw new Error('no');
  });
  await expect(added).rejects.toThrow('no');
  expect(await db.transaction((tx) => nameOfClass(tx).execute({ id: 1 }))).toEqual([]);
  expect(await nameOfClass(db).execute({ id: 1 })).toEqual([]);
  expect(built).toBe(2);
  await pool.end();
});

it('gives back the connection of a transaction that broke, and opens another', async () => {
  const pool = createPool(database.connection, 1, () => {});
  const db = createDatabase(pool);
  await expect(
    db.transaction((tx) => tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)),
  ).rejects.toThrow();
  expect(await db.transaction((tx) => tx.execute(sql`SELECT 1 AS one`))).toMatchObject({ rows: [{ one: 1 }] });
  expect(pool.waitingCount).toBe(0);
  await pool.end();
});
