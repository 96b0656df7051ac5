import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Change } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { changeItems } from './change-items.ts';
import { writePendingSearch } from './pending-search.ts';
import { rebuildSearch } from './rebuild-search.ts';

const categoryId = 11;
const itemsAtOnce = 40;
let test: TestShop;
let publisher: TestVisitor;
beforeAll(async () => {
  test = await createTestShop();
  await query(`INSERT INTO item_category (item_id, category_id, is_default)
    SELECT id, ${categoryId}, false FROM item ON CONFLICT DO NOTHING`);
  await test.shop.db.transaction((tx) => rebuildSearch(tx));
  publisher = await signInOperator(test, 'publisher');
});
afterAll(() => test.close());

async function query(statement: string) {
  return (await test.database.pool.query(statement)).rows;
}

async function waiting(): Promise<number> {
  const [row] = await query('SELECT count(*)::int AS number FROM search_pending');
  return row.number;
}

/** What search knows. */
async function known() {
  return {
    words: await query('SELECT language, word, documents FROM search_word ORDER BY 1, 2'),
    postings: await query('SELECT language, lexeme, run, md5(postings) FROM search_posting ORDER BY 1, 2, 3'),
  };
}

async function finds(term: string): Promise<number> {
  const answer = await test.visitor().call('getSearch', { term });
  return 'pagination' in answer ? answer.pagination.totals : 0;
}

function rename(name: string) {
  return publisher.call('setCategorySettings', [{ id: categoryId, lang: 'de', name }]);
}

/** The process ends when the second part is done and the third is under way. */
function killedInThirdPart(db: Database): Database {
  let parts = 0;
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      parts += 1;
      if (parts === 3) throw new Error('killed');
      return result;
    }, config);
  return Object.assign(Object.create(db), { transaction });
}

it('search follows the name of a category in parts, whatever happens between them', async () => {
  const all = await query('SELECT id FROM item');
  await rename('Zwirbelkram');
  expect(await waiting()).toBe(all.length);
  // Never two at a time: the next rename waits for one part at most.
  const [job] = await query(`SELECT queue_name FROM graphile_worker.jobs WHERE key = 'write-pending-search'`);
  expect(job.queue_name).toBe('write-pending-search');
  await expect(writePendingSearch(killedInThirdPart(test.shop.db), itemsAtOnce)).rejects.toThrow('killed');
  expect(await waiting()).toBe(all.length - 2 * itemsAtOnce);
  expect(await finds('Zwirbelkram')).toBeGreaterThan(0);

  // Another name, before all have the first one; an item that goes, and one that is changed, before their turn.
  await rename('Zwirbelzeug');
  expect(await waiting()).toBe(all.length);
  await changeItems(test.shop, [1002], ({ db }) => db.execute(sql`DELETE FROM item WHERE id = 1002`));
  await changeItems(test.shop, [1001], ({ db }) =>
    db.execute(sql`UPDATE item_text SET name = name || ' Murks' WHERE item_id = 1001`),
  );
  expect(await waiting()).toBe(all.length - 2);

  const heard: Change[] = [];
  test.shop.changes.subscribe((change) => heard.push(change));
  await test.sentMails();
  expect(await waiting()).toBe(0);
  // Pages of what was found before go.
  await vi.waitFor(() => expect(heard.flat()).toContain('catalog'));
  expect(await finds('Zwirbelkram')).toBe(0);
  expect(await finds('Zwirbelzeug')).toBeGreaterThan(itemsAtOnce);
  const followed = await known();
  await test.shop.db.transaction((tx) => rebuildSearch(tx));
  expect(followed).toEqual(await known());
});
