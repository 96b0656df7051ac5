import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TransactionContext } from './context.ts';
import { createCallContext } from './http/call-context.ts';
import { inTransaction } from './in-transaction.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
  await test.database.pool.query('CREATE TABLE counted (id int PRIMARY KEY, times int NOT NULL)');
});
afterAll(() => test.close());

const contextOf = () => createCallContext(test.shop, { headers: {}, raw: {}, ip: '192.0.2.1' } as never, 'de');

const count = ({ db }: TransactionContext, id: number) =>
  db.execute(sql`UPDATE counted SET times = times + 1 WHERE id = ${id}`);

/** Two that each wait for the other; how often each was begun, and what came of it. */
async function crosswise(inside: <Result>(work: (context: TransactionContext) => Promise<Result>) => Promise<Result>) {
  await test.database.pool.query('DELETE FROM counted');
  await test.database.pool.query('INSERT INTO counted VALUES (1, 0), (2, 0)');
  const both = Promise.withResolvers<void>();
  let begun = 0;
  const work = (first: number, second: number) =>
    inside(async (context) => {
      await count(context, first);
      begun += 1;
      if (begun === 2) both.resolve();
      await both.promise;
      await count(context, second);
    });
  const ended = await Promise.allSettled([work(1, 2), work(2, 1)]);
  const { rows } = await test.database.pool.query('SELECT times FROM counted ORDER BY id');
  return { begun, ended: ended.map(({ status }) => status).sort(), times: rows.map(({ times }) => times) };
}

it('work that the database ended, since it and another waited for each other, is done anew', async () => {
  expect(await crosswise((work) => inTransaction(contextOf(), work))).toEqual({
    begun: 3,
    ended: ['fulfilled', 'fulfilled'],
    times: [2, 2],
  });
});

it('a part of other work is not: that keeps what it has locked', async () => {
  const part = <Result>(work: (context: TransactionContext) => Promise<Result>) =>
    inTransaction(contextOf(), async (outer) => {
      try {
        return await inTransaction(outer, work);
      } catch (error) {
        throw new Error('given up', { cause: String(error) });
      }
    });
  expect(await crosswise(part)).toEqual({ begun: 2, ended: ['fulfilled', 'rejected'], times: [1, 1] });
});

it('what fails otherwise is not', async () => {
  let begun = 0;
  const work = async () => {
    begun += 1;
    throw new Error('broken');
  };
  await expect(inTransaction(contextOf(), work)).rejects.toThrow('broken');
  expect(begun).toBe(1);
});
