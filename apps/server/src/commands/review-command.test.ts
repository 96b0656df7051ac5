import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../db/database.ts';
import { review } from '../domains/reviews/tables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { readReviewTask, runReviewTask } from './review-command.ts';

const itemId = 1003;

let database: TestDatabase;
let db: Database;
let id: number;
beforeAll(async () => {
  database = await createTestDatabase('seeded');
  db = createDatabase(database.pool);
});
beforeEach(async () => {
  await database.pool.query('DELETE FROM review WHERE item_id = $1', [itemId]);
  const words = { rating: 4, title: 'Solide', text: 'Hält.\nGern wieder.', authorName: 'Anna' };
  const createdAt = new Date('2026-03-01T08:00:00Z');
  const [row] = await db
    .insert(review)
    .values({ itemId, ...words, language: 'de', isVisible: false, createdAt })
    .returning();
  id = row?.id ?? 0;
});
afterAll(() => database.drop());

async function run(...words: string[]): Promise<string> {
  const said: string[] = [];
  await runReviewTask(db, readReviewTask(words), (line) => said.push(line));
  return said.join('\n');
}

async function visible(): Promise<string[]> {
  const { rows } = await database.pool.query('SELECT text FROM review WHERE item_id = $1 AND is_visible ORDER BY id', [
    itemId,
  ]);
  return rows.map(({ text }) => text);
}

describe('the command', () => {
  it('lists what waits, until it is released', async () => {
    expect(await run('list')).toBe(
      `${id}  item 1003, 4 of 5, de, by Anna, 2026-03-01\n    Solide\n    Hält.\n    Gern wieder.`,
    );
    expect(await run('release', String(id))).toBe(`Review ${id} is visible now.`);
    expect(await visible()).toEqual(['Hält.\nGern wieder.']);
    const item = await database.pool.query('SELECT rating_count FROM item WHERE id = $1', [itemId]);
    expect(item.rows).toEqual([{ rating_count: 1 }]);
    expect(await run('list')).toBe('No review waits to be released.');
    expect(await recordedCommands(database.pool, 'command.reviewRelease')).toEqual([
      [`review ${id}`, { after: { isVisible: true } }],
    ]);
  });

  it('replies', async () => {
    expect(await run('answer', String(id), 'Vielen', 'Dank!')).toBe(`Review ${id} is answered.`);
    expect(await visible()).toEqual(['Vielen Dank!']);
    const { rows } = await database.pool.query('SELECT id FROM review WHERE reply_to = $1', [id]);
    expect(await recordedCommands(database.pool, 'command.reviewAnswer')).toEqual([
      [`review ${rows[0]?.id}`, { after: { replyTo: id, text: 'Vielen Dank!' } }],
    ]);
  });

  it('knows no other review', async () => {
    await expect(run('release', '999999')).rejects.toThrow('There is no review 999999.');
    await expect(run('answer', '999999', 'Danke')).rejects.toThrow('There is no review 999999.');
  });

  it.each([
    [[], /It is one of/],
    [['list', '3'], /It is one of/],
    [['release'], /It is one of/],
    [['release', 'x'], /It is one of/],
    [['release', '3', 'now'], /It is one of/],
    [['answer', '3'], /It is one of/],
    [['answer', '3', 'x'.repeat(501)], /at most 500 characters; this one has 501/],
  ])('refuses %j', (words, reason) => {
    expect(() => readReviewTask(words)).toThrow(reason);
  });
});

it('keeps the lines of a reply when a shell runs it', async () => {
  const words = ['review', 'answer', String(id), 'Vielen Dank.\r\nWir haben nachgesehen.'];
  const program = spawn(process.execPath, [`${import.meta.dirname}/shop-command.ts`, ...words], {
    env: { ...process.env, DATABASE_URL: database.url },
  });
  expect(await text(program.stdout)).toBe(`Review ${id} is answered.\n`);
  const { rows } = await database.pool.query("SELECT text FROM review WHERE item_id = $1 AND text LIKE 'Vielen%'", [
    itemId,
  ]);
  expect(rows).toEqual([{ text: 'Vielen Dank.\nWir haben nachgesehen.' }]);
});
