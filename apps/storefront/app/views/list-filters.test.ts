import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { FilterGroup } from '@mise/contract/catalog/facet.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import german from '@mise/texts/de/catalog.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { type ListQuery, readListQuery } from '../lists/list-query.ts';
import { toListFilters } from './list-filters.ts';
import { betterQuery, toProductList } from './product-list.ts';

const messages = Object.fromEntries(Object.entries(german).map(([id, text]) => [id, compileMessageOrThrow(text)]));
const page = { i18n: setupI18n({ locale: 'de', messages: { de: messages } }), locale: 'de' as const };
const read = (search: string): ListQuery => readListQuery(new URLSearchParams(search), 'de');

/** As the back end answers: what is chosen is marked, also where nothing bears it. */
const answered = (chosen: string[]): FilterGroup[] => {
  const value = (id: string, name: string, count: number) => ({ id, name, count, selected: chosen.includes(id) });
  return [
    { id: 'price', type: 'price', name: 'Preis', count: 0, values: [] },
    {
      id: 'producer',
      type: 'producer',
      name: 'Hersteller',
      count: 1,
      values: [value('manufacturer-1', 'Marnholt', 3)],
    },
    { id: 2, type: 'dynamic', name: 'Stapelbar', count: 2, values: [value('5401', 'Ja', 2), value('5402', 'Nein', 0)] },
  ];
};
const priced = { prices: { default: { currency: 'EUR', isNet: true } } } as unknown as Product;

test('groups stand in the order of the back end, with their counts', () => {
  const { groups, set, prices } = toListFilters(
    { facets: answered([]), query: read(''), products: [priced], total: 9 },
    page,
  );
  expect(groups).toEqual([
    { id: 'price', name: 'Preis', values: [] },
    { id: 'producer', name: 'Hersteller', values: [{ id: 'manufacturer-1', name: 'Marnholt', count: 3 }] },
    {
      id: '2',
      name: 'Stapelbar',
      values: [
        { id: '5401', name: 'Ja', count: 2 },
        { id: '5402', name: 'Nein', count: 0 },
      ],
    },
  ]);
  expect(set).toEqual([]);
  expect(prices).toEqual({ symbol: '€', isNet: true });
});

test.each([
  ['facets=5401,manufacturer-1', ['Hersteller: Marnholt', 'Stapelbar: Ja']],
  ['priceMin=5', ['ab 5,00 €']],
  ['priceMax=1.250,5', ['bis 1.250,50 €']],
  ['facets=5402&priceMin=5&priceMax=5', ['Stapelbar: Nein', '5,00 € bis 5,00 €']],
  ['priceMin=9&priceMax=5', []],
])('%s is called %j', (search, labels) => {
  const query = read(search);
  const { set } = toListFilters({ facets: answered(query.facets), query, products: [priced], total: 9 }, page);
  expect(set.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual(labels);
});

test('the one value that all items have is no filter, unless it is chosen', () => {
  const idsOf = (chosen: string[], total: number) => {
    const { groups } = toListFilters({ facets: answered(chosen), query: read(''), products: [priced], total }, page);
    return groups.map(({ id }) => id);
  };
  expect(idsOf([], 3)).toEqual(['price', '2']);
  expect(idsOf([], 4)).toEqual(['price', 'producer', '2']);
  expect(idsOf(['manufacturer-1'], 3)).toEqual(['price', 'producer', '2']);
  // Of two values one that all have narrows down no less than the other.
  expect(idsOf([], 2)).toEqual(['price', 'producer', '2']);
});

test('without a product nobody knows how prices are written', () => {
  const { set, prices } = toListFilters(
    { facets: answered([]), query: read('priceMin=7,5'), products: [], total: 9 },
    page,
  );
  expect(prices).toBeNull();
  expect(set).toEqual([{ id: 'price', label: 'ab 7,5' }]);
});

test.each<[string, number, Partial<ListQuery> | null]>([
  ['facets=5401&page=2', 21, null],
  ['facets=5401&page=3', 21, { page: 2 }],
  ['facets=5401&page=3', 0, { page: 1 }],
  ['facets=5401,9999&page=2', 40, { facets: ['5401'], page: 1 }],
  ['facets=9999', 40, { facets: [] }],
])('the address of %s with %d items is better as %j', (search, totals, better) => {
  const query = read(search);
  const answer = { products: [], facets: answered(query.facets), pagination: { totals } };
  const list = toProductList({ answer, query, path: '/teller' }, page);
  expect(betterQuery(list)).toEqual(better && { ...query, ...better });
});
