import { expect, test } from 'vitest';
import type { ListQuery } from './list-query.ts';
import {
  countFilters,
  isContradiction,
  listAddress,
  readListQuery,
  toggleFacet,
  withFacets,
  withoutFilter,
  withoutFilters,
} from './list-query.ts';

const usual: ListQuery = {
  page: 1,
  itemsPerPage: 20,
  sort: undefined,
  facets: [],
  priceMin: undefined,
  priceMax: undefined,
};
const read = (query: string, locale: 'de' | 'en' = 'de') => readListQuery(new URLSearchParams(query), locale);

test.each<[string, Partial<ListQuery>]>([
  ['', {}],
  ['page=3&itemsPerPage=40&sort=texts.name1_asc', { page: 3, itemsPerPage: 40, sort: 'texts.name1_asc' }],
  ['page=0&itemsPerPage=21&sort=drop', {}],
  ['page=1e3', {}],
  ['facets=5201,5101', { facets: ['5101', '5201'] }],
  ['facets=5201&facets=5101&facets=5201', { facets: ['5101', '5201'] }],
  ['facets=feedback-4,,manufacturer-12,value-903', { facets: ['feedback-4', 'manufacturer-12', 'value-903'] }],
  ['facets=<script>,-1,0,05101,color-3,1e3, 7', {}],
  ['priceMin=12,50&priceMax=1.250', { priceMin: 12.5, priceMax: 1250 }],
  ['priceMin=cheap&priceMax=-3', {}],
  ['priceMin=30&priceMax=20', { priceMin: 30, priceMax: 20 }],
])('"%s"', (query, expected) => {
  expect(read(query)).toEqual({ ...usual, ...expected });
});

test('takes no more values than anybody chooses', () => {
  const many = Array.from({ length: 500 }, (_, index) => String(5000 + index));
  expect(read(`facets=${many}`).facets).toEqual(many.slice(0, 20));
});

test('the usual is not written into an address', () => {
  expect(listAddress('/teller', usual)).toBe('/teller');
  const query: ListQuery = { ...usual, page: 2, itemsPerPage: 40, sort: 'texts.name1_desc' };
  expect(listAddress('/search', query, 'glas')).toBe('/search?term=glas&sort=texts.name1_desc&itemsPerPage=40&page=2');
});

test('a choice is written as it is read, whatever the language', () => {
  const query: ListQuery = { ...usual, facets: ['5101', 'feedback-4'], priceMin: 9.5, priceMax: 1250 };
  const address = listAddress('/teller', query);
  expect(address).toBe('/teller?facets=5101,feedback-4&priceMin=9.5&priceMax=1250');
  for (const locale of ['de', 'en'] as const) expect(read(address.split('?')[1] ?? '', locale)).toEqual(query);
});

test('another choice begins with the first page and keeps order and length', () => {
  const query: ListQuery = { ...usual, page: 3, sort: 'texts.name1_asc', itemsPerPage: 40, facets: ['5201'] };
  const more = toggleFacet(query, '5101');
  expect(more).toEqual({ ...query, page: 1, facets: ['5101', '5201'] });
  expect(toggleFacet(more, '5201').facets).toEqual(['5101']);
  expect(withoutFilter(more, '5101')).toEqual({ ...query, page: 1 });
  expect(withoutFilter({ ...more, priceMin: 3, priceMax: 4 }, 'price')).toEqual(more);
  expect(withFacets(query, ['7', '5', '7']).facets).toEqual(['5', '7']);
  expect(withoutFilters({ ...more, priceMin: 3 })).toEqual({ ...usual, sort: 'texts.name1_asc', itemsPerPage: 40 });
});

test('counts what is set, and knows what cannot be', () => {
  expect(countFilters(usual)).toBe(0);
  expect(countFilters({ ...usual, facets: ['1', '2'], priceMin: 1, priceMax: 2 })).toBe(3);
  expect(countFilters({ ...usual, priceMin: 2, priceMax: 1 })).toBe(0);
  expect(isContradiction({ priceMin: 20, priceMax: 10 })).toBe(true);
  expect(isContradiction({ priceMin: 10, priceMax: 10 })).toBe(false);
  expect(isContradiction({ priceMin: 10, priceMax: undefined })).toBe(false);
});
