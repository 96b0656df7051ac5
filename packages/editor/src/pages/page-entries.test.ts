import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import { beforeEach, expect, test } from 'vitest';
import { stubHost } from '../testing/stub-host.ts';
import { loadMore, reloadLists, usePageEntries } from './page-entries.ts';

const entry = (id: number) => ({ id, type: 'content', details: [{ name: `Seite ${id}` }] }) as unknown as CategoryEntry;

/** As many pages as a shop has at one level. */
const all = Array.from({ length: 65 }, (_, index) => entry(index + 1));

let asked: Record<string, unknown>[];
let failure: Error | null;

function answer(criteria: { page: number; itemsPerPage: number }) {
  asked.push(criteria);
  if (failure) return Promise.reject(failure);
  const { page, itemsPerPage } = criteria;
  const entries = all.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  const isLastPage = page * itemsPerPage >= all.length;
  return Promise.resolve({ data: { entries, page, totalsCount: all.length, isLastPage } });
}

beforeEach(() => {
  asked = [];
  failure = null;
  usePageEntries.setState({ entries: {}, lists: {} });
  stubHost({ client: { getCategoriesSearch: answer, getChildCategories: answer } });
});

const shown = () => usePageEntries.getState().lists.content?.ids.length;

test('pages come thirty at a time, in their order, until the last', async () => {
  const counts = [];
  for (let piece = 0; piece < 5; piece++) {
    await loadMore('content');
    counts.push(shown());
  }
  expect(counts).toEqual([30, 60, 65, 65, 65]);
  const criteria = { level: 1, type: 'content', sortBy: 'position_asc', itemsPerPage: 30, with: 'details,clients' };
  expect(asked).toEqual([1, 2, 3].map((page) => ({ ...criteria, page })));
});

test('the pages below one are asked for by their parent', async () => {
  await loadMore(7);
  expect(asked).toEqual([{ parentCategoryId: 7, page: 1, itemsPerPage: 30, with: 'details,clients' }]);
});

test('a piece that is on its way is not asked for again', async () => {
  await Promise.all([loadMore('content'), loadMore('content')]);
  expect(asked).toHaveLength(1);
});

test('a piece that did not come leaves the list as it was, says why, and is asked for again', async () => {
  await loadMore('content');
  failure = new Error('away');
  await loadMore('content');
  expect(shown()).toBe(30);
  expect(usePageEntries.getState().lists.content?.failure).toBe(failure);
  failure = null;
  await loadMore('content');
  expect(shown()).toBe(60);
  expect(usePageEntries.getState().lists.content?.failure).toBeNull();
});

test('all that was read is read again, and stays until that is there', async () => {
  await loadMore('content');
  await loadMore('content');
  const reloaded = reloadLists();
  expect(shown()).toBe(60);
  await reloaded;
  expect(shown()).toBe(60);
  await loadMore('content');
  expect(shown()).toBe(65);
});

test('a page that was added is read on to, in the list where it stands alone', async () => {
  await loadMore('content');
  await loadMore('item');
  await reloadLists({ ...entry(63), parentCategoryId: null });
  expect(shown()).toBe(65);
  expect(usePageEntries.getState().lists.item?.ids).toHaveLength(30);
  await loadMore(7);
  await reloadLists({ ...entry(40), parentCategoryId: 7 });
  expect(usePageEntries.getState().lists[7]?.ids).toHaveLength(60);
});

test('what was asked for before the lists were read again is not taken', async () => {
  await loadMore('content');
  const late = loadMore('content');
  await Promise.all([reloadLists(), late]);
  expect(shown()).toBe(30);
  expect(usePageEntries.getState().lists.content).toMatchObject({ pages: 1, isLoading: false });
});

test('lists that could not be read again say why, stay as they were, and are read from the start', async () => {
  await loadMore('content');
  failure = new Error('away');
  await reloadLists();
  expect(usePageEntries.getState().lists.content).toMatchObject({ pages: 0, failure });
  expect(shown()).toBe(30);
  failure = null;
  await loadMore('content');
  expect(usePageEntries.getState().lists.content).toMatchObject({ pages: 1, failure: null });
  expect(shown()).toBe(30);
});
