import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../db/changes.ts';
import { createDatabase } from '../db/database.ts';
import { itemImage } from '../domains/catalog/tables/items.ts';
import { findMedia } from '../domains/media/media-files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { samplePhotograph } from '../testing/sample-photograph.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { readPictureTask, runPictureTask } from './picture-command.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test.each([
  [[]],
  [['/media/a.jpg']],
  [['a.jpg', 'a.jpg']],
  [['/media/../a.jpg', 'a.jpg']],
  [['/media/a.jpg/full/', 'a.jpg']],
  [['/media/a', 'a.jpg']],
  [['/media/a.jpg', 'a.jpg', 'b.jpg']],
])('%j is no task', (options) => {
  expect(() => readPictureTask(options)).toThrow(/Takes an address/);
});

test('a picture takes the place of the one that was there', async () => {
  const db = createDatabase(database.pool);
  const file = path.join(folder, 'table.jpg');
  const said: string[] = [];
  for (const width of [300, 500]) {
    await writeFile(file, await samplePhotograph({ width }));
    await runPictureTask(db, readPictureTask(['/media/uploads/table.jpg', file]), (line) => said.push(line));
  }
  expect(said.at(-1)).toBe('/media/uploads/table.jpg is a photograph of 500 x 750 pixels.');
  expect(await findMedia(db, 'uploads/table.jpg')).toMatchObject({ width: 500, contentType: 'image/jpeg' });
  expect(await recordedCommands(database.pool, 'command.picture')).toMatchObject([
    ['picture uploads/table.jpg', { after: { width: 300 } }],
    ['picture uploads/table.jpg', { before: { width: 300 }, after: { width: 500 } }],
  ]);
});

test('what is no picture is refused in a sentence, and nothing is kept', async () => {
  const db = createDatabase(database.pool);
  const file = path.join(folder, 'page.jpg');
  await writeFile(file, '<html>');
  const task = readPictureTask(['/media/uploads/page.jpg', file]);
  await expect(runPictureTask(db, task, () => {})).rejects.toThrow(/page\.jpg is neither a photograph/);
  await expect(runPictureTask(db, { ...task, file: path.join(folder, 'none.jpg') }, () => {})).rejects.toThrow(
    /cannot be read/,
  );
  expect(await findMedia(db, task.path)).toBeNull();
});

test('the items and blocks that show it are told, and nobody else', async () => {
  const { shop, close } = await createTestShop();
  const heard: Change[] = [];
  shop.changes.subscribe((change) => heard.push(change));
  const [image] = await shop.db.select().from(itemImage).where(like(itemImage.url, '/media/photographs/%')).limit(1);
  const address = image?.url ?? '';
  const file = path.join(folder, 'other.jpg');
  await writeFile(file, await samplePhotograph({ width: 400 }));
  await runPictureTask(shop.db, readPictureTask([address, file]), () => {});
  await expect
    .poll(() => heard.flat())
    .toEqual(expect.arrayContaining([`item:${image?.itemId}`, `picture:${address}`]));
  const shown = await shop.db.select().from(itemImage).where(eq(itemImage.url, address));
  const items = heard.flat().filter((tag) => tag.startsWith('item:'));
  expect(new Set(items)).toEqual(new Set(shown.map(({ itemId }) => `item:${itemId}`)));
  await close();
});
