import { expect, test } from 'vitest';
import { readCatalogAddress } from './catalog-address.ts';

test.each([
  ['geschirr/flache-teller', { kind: 'category', path: 'geschirr/flache-teller' }],
  ['teller_12_34', { kind: 'product', slug: 'teller', itemId: 12, variationId: 34 }],
  ['teller_12', { kind: 'product', slug: 'teller', itemId: 12, variationId: null }],
  ['geschirr/teller-27-cm_12_34', { kind: 'product', slug: 'geschirr/teller-27-cm', itemId: 12, variationId: 34 }],
  ['teller_27_12_34', { kind: 'product', slug: 'teller_27', itemId: 12, variationId: 34 }],
  ['teller_0_34', { kind: 'product', slug: 'teller_0', itemId: 34, variationId: null }],
  ['_12_34', { kind: 'product', slug: '_12', itemId: 34, variationId: null }],
  ['teller_12_', { kind: 'category', path: 'teller_12_' }],
])('%s', (rest, expected) => {
  expect(readCatalogAddress(rest)).toEqual(expected);
});
