import { expect, test } from 'vitest';
import { listAddress, readListQuery } from './list-query.ts';

test.each([
  ['', { page: 1, itemsPerPage: 20, sort: undefined }],
  ['page=3&itemsPerPage=40&sort=texts.name1_asc', { page: 3, itemsPerPage: 40, sort: 'texts.name1_asc' }],
  ['page=0&itemsPerPage=21&sort=drop', { page: 1, itemsPerPage: 20, sort: undefined }],
  ['page=1e3', { page: 1, itemsPerPage: 20, sort: undefined }],
])('"%s"', (query, expected) => {
  expect(readListQuery(new URLSearchParams(query))).toEqual(expected);
});

test('the usual is not written into an address', () => {
  expect(listAddress('/teller', { page: 1, itemsPerPage: 20, sort: undefined })).toBe('/teller');
  expect(listAddress('/search', { page: 2, itemsPerPage: 40, sort: 'texts.name1_desc' }, 'glas')).toBe(
    '/search?term=glas&sort=texts.name1_desc&itemsPerPage=40&page=2',
  );
});
