import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What comes and goes with shoppers: each row that is deleted is looked for in all tables that refer to it. */
const deletedByTheThousand = ['address', 'basket', 'basket_item', 'customer', 'orders', 'payment', 'session'];

it('whatever refers to rows that are deleted by the thousand finds them by an index', async () => {
  const { rows } = await database.pool.query(
    `SELECT conrelid::regclass || '.' || attname AS column
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confrelid::regclass::text = ANY($1)
        AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = attnum)`,
    [deletedByTheThousand],
  );
  expect(rows).toEqual([]);
});
