import { expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

test('each has the tables of the shop and rows of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.pool.query('CREATE TABLE only_here (id int)');
  const tables = `SELECT table_name FROM information_schema.tables WHERE table_name IN ('only_here', 'variation') ORDER BY 1`;
  expect((await one.pool.query(tables)).rows).toEqual([{ table_name: 'only_here' }, { table_name: 'variation' }]);
  expect((await other.pool.query(tables)).rows).toEqual([{ table_name: 'variation' }]);
  await Promise.all([one.drop(), other.drop()]);
});
