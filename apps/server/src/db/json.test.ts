import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerClass } from '../domains/customers/tables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { jsonRow, jsonRowFrom, jsonRows, jsonRowsWhere } from './json.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.pool);
});
afterAll(() => database.drop());

async function read<Value>(value: ReturnType<typeof sql<Value>>): Promise<Value | undefined> {
  const [found] = await db.select({ value }).from(sql`(SELECT 1) AS one_row`);
  return found?.value as Value | undefined;
}

const none = sql`FROM (SELECT 1) AS nothing WHERE false`;
const three = sql`FROM generate_series(1, 3) AS number ORDER BY number DESC`;
const numbers = jsonRows(
  {
    number: sql<number>`number`,
    half: jsonRow({ whole: sql<number>`number / 2`, text: sql<string | null>`nullif(number::text, '2')` }),
    below: jsonRows(
      { number: sql<number>`smaller` },
      sql`FROM generate_series(1, number - 1) AS smaller ORDER BY smaller`,
    ),
    missing: jsonRowFrom({ number: sql<number>`number` }, none),
  },
  three,
);

const itsRows = [
  { number: 3, half: { whole: 1, text: '3' }, below: [{ number: 1 }, { number: 2 }], missing: null },
  { number: 2, half: { whole: 1, text: null }, below: [{ number: 1 }], missing: null },
  { number: 1, half: { whole: 0, text: '1' }, below: [], missing: null },
];

it('reads rows under their names, rows in rows too', async () => {
  expect(await read(numbers)).toEqual(itsRows);
});

it('reads no rows as none, and one that is not there as null', async () => {
  expect(await read(jsonRows({ number: sql<number>`1` }, none))).toEqual([]);
  expect(await read(jsonRowFrom({ number: sql<number>`1` }, none))).toBeNull();
});

it('reads rows only where they are asked for', async () => {
  expect(await read(jsonRowsWhere(sql`true`, numbers))).toEqual(itsRows);
  expect(await read(jsonRowsWhere(sql`false`, numbers))).toEqual([]);
});

it('sends no names', () => {
  const { sql: text } = db
    .select({ row: jsonRow({ id: customerClass.id, isNet: customerClass.showsNetPrices }) })
    .from(customerClass)
    .where(eq(customerClass.id, 1))
    .toSQL();
  expect(text).not.toContain('isNet');
});
