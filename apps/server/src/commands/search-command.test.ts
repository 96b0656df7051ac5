import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { readSearchTask, runSearchTask } from './search-command.ts';

let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
});
afterAll(() => testShop.close());

async function run(...words: string[]): Promise<string> {
  const said: string[] = [];
  await runSearchTask(testShop.shop.db, readSearchTask(words), (line) => said.push(line));
  return said.join('\n');
}

const search = async (term: string) => (await visitor.send('getSearch', { term })).json();

test('a synonym finds what its meaning finds, until it is taken back', async () => {
  expect((await search('Xylqort')).data.pagination.totals).toBe(0);
  expect(await run('synonym', 'de', 'Xylqort', 'Kochmesser')).toBe('"Xylqort" finds what "Kochmesser" finds.');
  const { data } = await search('xylqort');
  expect(data.products[0].texts.name1).toContain('Kochmesser');
  expect(await run('list')).toContain('de  xylqort means Kochmesser');
  await run('remove', 'de', 'Xylqort');
  expect((await search('Xylqort')).data.pagination.totals).toBe(0);
});

test('a term leads to a page, and to another one when that is said', async () => {
  await run('redirect', 'de', 'Größen', '/gn-groessen');
  expect((await search('groessen')).meta.redirectTo).toBe('/gn-groessen');
  expect(await run('redirect', 'de', 'Größen', '/shipping')).toBe('"Größen" leads to /shipping.');
  expect((await search('Größen')).meta.redirectTo).toBe('/shipping');
});

test('what was changed stands in the audit, and what was said before is not said again', async () => {
  await testShop.database.pool.query('DELETE FROM audit_entry');
  await run('synonym', 'de', 'Xylquort', 'Handspülmittel');
  await run('synonym', 'de', 'Xylquort', 'Handspülmittel');
  await run('redirect', 'de', 'Xylquort', '/shipping');
  await run('redirect', 'de', 'Xylquort', '/manual');
  await run('remove', 'de', 'Xylquort');
  expect(await recordedCommands(testShop.database.pool, 'command.search')).toEqual([
    ['searchTerm de Xylquort', { before: {}, after: { meanings: 'Handspülmittel' } }],
    ['searchTerm de Xylquort', { before: {}, after: { path: '/shipping' } }],
    ['searchTerm de Xylquort', { before: { path: '/shipping' }, after: { path: '/manual' } }],
    ['searchTerm de Xylquort', { before: { meanings: 'Handspülmittel', path: '/manual' }, after: {} }],
  ]);
});

test.each([
  [['redirect', 'de', 'Test', 'https://other.example/'], 'is no path of the shop'],
  [['redirect', 'de', 'Test', '//other.example'], 'is no path of the shop'],
  [['redirect', 'xx', 'Test', '/shipping'], 'It is one of'],
  [['synonym', 'de', 'Test'], 'It is one of'],
  [['synonym', 'de', 'zwei', 'drei', 'vier'], 'It is one of'],
  [[], 'It is one of'],
])('%j is refused', (words, reason) => {
  expect(() => readSearchTask(words)).toThrow(reason);
});

test('what nobody said cannot be taken back', async () => {
  await expect(run('remove', 'de', 'nie gesagt')).rejects.toThrow('Nothing was said');
});
