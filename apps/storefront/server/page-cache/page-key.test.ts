import { expect, it } from 'vitest';
import { knownAddress, pageKey } from './page-key.ts';

const key = (address: string, over: Partial<{ build: string; customerClassId: number }> = {}) =>
  pageKey({ build: 'b', customerClassId: 1, ...over, url: new URL(address, 'http://shop') });

it('is the same for parameters in any order, and without those that nobody knows', () => {
  const plain = key('/geschirr?page=2&sort=price');
  expect(key('/geschirr?sort=price&page=2')).toBe(plain);
  expect(key('/geschirr?utm_source=mail&sort=price&x=1&page=2&page=3')).toBe(plain);
  expect(key('/geschirr?page=3&sort=price')).not.toBe(plain);
});

it('tells languages, prices, builds and the data of a page apart', () => {
  const keys = [
    key('/geschirr'),
    key('/en/tableware'),
    key('/geschirr', { customerClassId: 2 }),
    key('/geschirr', { build: 'c' }),
    key('/geschirr.data'),
    key('/geschirr.data?_routes=routes%2Fcatalog'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('is none for a list with more than two filters', () => {
  expect(key('/geschirr?facets=1,2')).not.toBeNull();
  expect(key('/geschirr?facets=1,2,3')).toBeNull();
  expect(key('/geschirr?facets=1,2&priceMin=5')).toBeNull();
});

it('gives the page only what its key knows', () => {
  const url = knownAddress(new URL('http://shop/geschirr?page=2&utm_source=mail&sort=price'));
  expect(url.search).toBe('?sort=price&page=2');
});
