import type { Basket, CartItem } from '@mise/contract/cart/basket.ts';
import { expect, test } from 'vitest';
import { changedLines, withKnownProducts } from './cart-store.ts';

const plate = { texts: { name1: 'Teller' } } as CartItem['variation'];
const line = (id: number, variation: CartItem['variation']) => ({ id, quantity: 1, variation }) as CartItem;
const cart = (items: CartItem[] | undefined) => ({ itemSum: 1, items }) as Basket;

test('a line without product data keeps what is known of it', () => {
  const next = withKnownProducts(cart([line(1, null), line(2, null)]), cart([line(1, plate)]));
  expect(next.items?.map(({ variation }) => variation)).toEqual([plate, null]);
});

test('a product is known no more where one of it is something else by now', () => {
  const unit = { content: 6, unitOfMeasurement: 'C62', names: { name: 'Stück' } };
  const carton = { ...plate, unit } as CartItem['variation'];
  const keptBeside = (now: CartItem['unit']) =>
    withKnownProducts(cart([{ ...line(1, null), unit: now }]), cart([line(1, carton)])).items?.[0]?.variation;
  expect(keptBeside('6 C62')).toBe(carton);
  expect(keptBeside('4 C62')).toBeNull();
  expect(keptBeside('6 PR')).toBeNull();
});

test('a cart without lines keeps the known ones, an empty list removes them', () => {
  expect(withKnownProducts(cart(undefined), cart([line(1, plate)])).items).toHaveLength(1);
  expect(withKnownProducts(cart([]), cart([line(1, plate)])).items).toEqual([]);
});

test('what an addition made or let grow is told by what was there before, else by what came with its product', () => {
  const grown = { ...line(1, plate), quantity: 3 };
  expect(changedLines([line(1, plate), line(2, plate)], [grown, line(2, null), line(3, plate)])).toEqual([1, 3]);
  expect(changedLines(undefined, [line(1, null), line(3, plate)])).toEqual([3]);
});
