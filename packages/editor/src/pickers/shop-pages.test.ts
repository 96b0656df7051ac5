import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import { expect, test } from 'vitest';
import { findPages, pathName, toShopPages } from './shop-pages.ts';

const page = (id: number, name: string, nameUrl: string, more: Partial<CategoryTreeItem> = {}) =>
  ({ id, type: 'item', details: [{ name, nameUrl }], ...more }) as CategoryTreeItem;

const tree = [
  page(1, 'Geschirr', 'geschirr', { children: [page(11, 'Flache Teller', 'flache-teller')] }),
  page(91, 'Über uns', 'ueber-uns', { type: 'content' }),
  page(99, 'Ohne Texte', '', { details: [] }),
];

test('pages know the way to them, in words and as an address', () => {
  const pages = toShopPages(tree);
  expect(pages.map(({ path }) => path)).toEqual(['/geschirr', '/geschirr/flache-teller', '/ueber-uns']);
  expect(pages.map(pathName)).toEqual(['Geschirr', 'Geschirr › Flache Teller', 'Über uns']);
  expect(pages.map(({ type }) => type)).toEqual(['item', 'item', 'content']);
});

test.each([
  ['teller', [11]],
  ['geschirr teller', [11]],
  ['GESCH', [1, 11]],
  ['uber', [91]],
  ['', [1, 11, 91]],
  ['gabel', []],
])('"%s" finds %o', (query, ids) => {
  expect(findPages(toShopPages(tree), query).map(({ id }) => id)).toEqual(ids);
});
