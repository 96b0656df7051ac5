import type { Facet } from '@mise/contract/catalog/facet.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { readFilterTask, runFilterTask } from './filter-command.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await createTestShop();
});
afterAll(() => testShop.close());

async function run(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await runFilterTask(testShop.shop.db, readFilterTask(words), (line) => said.push(line));
  return said;
}

async function filtersOfContainers(): Promise<(string | number)[]> {
  const { data } = (
    await testShop.visitor().send('getFacet', { categoryUrlPath: 'kueche-gastronorm/gn-behaelter' })
  ).json<{
    data: Facet;
  }>();
  return data.facets.map(({ id }) => id);
}

test('the owner says which filters stand first, and lists follow at once', async () => {
  expect((await filtersOfContainers()).slice(0, 2)).toEqual(['attribute-8', 'attribute-9']);
  expect((await run('order', 'price', 'attribute-9')).slice(0, 2)).toEqual([
    '  1  price          Price',
    '  2  attribute-9    Depth',
  ]);
  const filters = await filtersOfContainers();
  expect(filters.slice(0, 2)).toEqual(['price', 'attribute-9']);
  expect(filters).not.toContain('attribute-8');
  expect(filters).toContain(1);
  expect((await run('list')).find((line) => line.includes('attribute-8'))).toBe('  –  attribute-8    GN size');
  await run('order', 'price', 'attribute-9');
  expect(await recordedCommands(testShop.database.pool, 'command.filter')).toEqual([
    [
      'filters',
      {
        before: { order: expect.stringMatching(/^attribute-8, attribute-9\b/) },
        after: { order: 'price, attribute-9' },
      },
    ],
  ]);
});

test.each([
  ['feedback', '"feedback" is no filter'],
  ['attribute-999', '"attribute-999" is no filter'],
  ['price facet-1 price', '"price" is no filter, or is named twice'],
])('"%s" is refused, and nothing changes', async (words, reason) => {
  const before = await run('list');
  await expect(run('order', ...words.split(' '))).rejects.toThrow(reason);
  expect(await run('list')).toEqual(before);
});

test.each([[], ['order'], ['list', 'price'], ['sort', 'price']])('%j is no task', (...words) => {
  expect(() => readFilterTask(words)).toThrow('It is one of');
});
