import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import { expect, test } from 'vitest';
import { findPages, pathName, toShopPages } from './shop-pages.ts';

const page = (
  id: number,
  name: string,
  previewUrl: string,
  more: Partial<CategoryEntry> & { position?: string } = {},
) =>
  ({
    id,
    type: 'item',
    parentCategoryId: null,
    isLinkedToWebstore: true,
    details: [{ name, previewUrl, position: more.position ?? '0' }],
    ...more,
  }) as CategoryEntry;

const entries = [
  page(91, 'Über uns', '/ueber-uns', { type: 'content', position: '2' }),
  page(12, 'Tiefe Teller', '/geschirr/tiefe-teller', { parentCategoryId: 1 }),
  page(1, 'Geschirr', '/geschirr', { isLinkedToWebstore: false, position: '1' }),
  page(11, 'Flache Teller', '/geschirr/flache-teller', { parentCategoryId: 1 }),
  page(99, 'Verwaist', '/verwaist', { parentCategoryId: 7, position: '3' }),
];

test('pages stand in the order of their tree and know the way to them', () => {
  const pages = toShopPages(entries);
  expect(pages.map(pathName)).toEqual([
    'Geschirr',
    'Geschirr › Tiefe Teller',
    'Geschirr › Flache Teller',
    'Über uns',
    'Verwaist',
  ]);
  expect(pages.map(({ path }) => path).slice(0, 2)).toEqual(['/geschirr', '/geschirr/tiefe-teller']);
  expect(pages.map(({ type }) => type)).toEqual(['item', 'item', 'item', 'content', 'item']);
});

test('what stands below a page that is switched off is off too', () => {
  expect(toShopPages(entries).map(({ isOff }) => isOff)).toEqual([true, true, true, false, false]);
});

test.each([
  ['teller', [12, 11]],
  ['geschirr flach', [11]],
  ['GESCH', [1, 12, 11]],
  ['uber', [91]],
  ['gabel', []],
])('"%s" finds %o', (query, ids) => {
  expect(findPages(toShopPages(entries), query).map(({ id }) => id)).toEqual(ids);
});
