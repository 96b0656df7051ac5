import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

test.each([
  ['/', null],
  ['/cart', null],
  ['/en', null],
  ['/geschirr/teller_12_34?page=2', null],
  ['/en/', '/en'],
  ['/geschirr/?page=2', '/geschirr?page=2'],
  ['/Geschirr/Flache-Teller', '/geschirr/flache-teller'],
  ['/search?term=Teller', null],
  ['//evil.example/path', '/evil.example/path'],
  ['/\\evil.example/', '/evil.example'],
  ['/confirmation/7/AbC', null],
  ['/de/confirmation/7/AbC', null],
  ['/en/confirmation/7/AbC/', '/en/confirmation/7/AbC'],
  ['/en/confirmation/7/AbC.data', null],
  ['/en/confirmation/7/%41bC', '/en/confirmation/7/AbC'],
  ['/Confirmation/7', '/confirmation/7'],
  ['/geschirr/k%C3%A4se', null],
  ['/Geschirr/K%C3%A4se', '/geschirr/k%C3%A4se'],
  ['/%67eschirr/%74eller%5F1', '/geschirr/teller_1'],
  ['/%25e0%2fx', null],
  ['/Cart.data?_routes=x', null],
  ['//evil.example/cart.data', '/evil.example/cart.data'],
  ['/geschirr?', null],
  ['/geschirr?facets=1,2&priceMin=5', null],
  ['/geschirr?facets=1&facets=2&priceMin=&priceMax=&sort=&itemsPerPage=20', '/geschirr?facets=1,2&itemsPerPage=20'],
  ['/geschirr?sort=&facets=1&page=2&facets=2', '/geschirr?facets=1,2&page=2'],
  ['/geschirr?priceMin=12%2C50&priceMax=', '/geschirr?priceMin=12,50'],
  ['/search?term=a%26b&priceMin=&priceMax=', '/search?term=a%26b'],
  ['/search?term=&facets=', '/search?term='],
])('%s -> %s', (url, expected) => {
  expect(canonicalAddress(url)).toBe(expected);
});
