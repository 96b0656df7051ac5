import type { Product } from '@mise/contract/catalog/product.ts';
import { expect, test } from 'vitest';
import { toWishlist } from './wishlist.ts';

function product(id: number, { name = '', isSalable = true, ...more }: Record<string, unknown> = {}): Product {
  return {
    texts: { name1: 'Teller', urlPath: 'geschirr/teller' },
    item: { id: 12 },
    variation: {
      id,
      name,
      minimumOrderQuantity: 6,
      intervalOrderQuantity: 6,
      stock: 20,
      availability: { id: 2, names: { name: 'Sofort' } },
    },
    unit: { content: 1, unitOfMeasurement: 'C62', names: { name: 'Stück' } },
    filter: { isSalable },
    images: { all: [], variation: [] },
    listPurchase: { kind: 'variations' },
    ...more,
  } as unknown as Product;
}

const pageOf = (...inactiveVariationIds: number[]) => ({ inactiveVariationIds, page: 1, lastPage: 1, total: 2 });

test('a card names its variation, and is bought in its smallest quantity without a further choice', () => {
  const { cards, gone } = toWishlist([product(34, { name: 'Weiß, 27 cm' }), product(35)], pageOf(), 'de');
  expect(cards.map(({ name }) => name)).toEqual(['Teller, Weiß, 27 cm', 'Teller']);
  expect(cards[0]?.purchase).toEqual({ kind: 'add', rule: { minimum: 6, interval: 6, maximum: 20 } });
  expect(gone).toEqual([]);
});

test.each([
  [{ isSalable: false }, 'unavailable'],
  [{ listPurchase: { kind: 'questions' } }, 'choose'],
  [{ listPurchase: { kind: 'add' } }, 'add'],
])('how it is bought: %o', (more, kind) => {
  expect(toWishlist([product(34, more)], pageOf(), 'de').cards[0]?.purchase.kind).toBe(kind);
});

test('what is for sale no more is no card; what may not even be shown has no name', () => {
  const { cards, gone } = toWishlist([product(34, { name: 'Weiß' }), product(35)], pageOf(36, 34), 'de');
  expect(cards.map(({ variationId }) => variationId)).toEqual([35]);
  expect(gone).toEqual([
    { variationId: 36, name: '' },
    { variationId: 34, name: 'Teller, Weiß' },
  ]);
});

test.each([
  [
    { page: 1, lastPage: 3, total: 81 },
    { first: 1, last: 40, total: 81 },
  ],
  [
    { page: 3, lastPage: 3, total: 81 },
    { first: 81, last: 81, total: 81 },
  ],
  [
    { page: 2, lastPage: 2, total: 80 },
    { first: 41, last: 80, total: 80 },
  ],
])('which part of a long list it is: %o', (meta, range) => {
  expect(toWishlist([], { inactiveVariationIds: [], ...meta }, 'de')).toMatchObject({ range });
});
