import type { Basket } from '@mise/contract/cart/basket.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart, addWishlistToCart, sentBefore } from './add-to-cart.ts';
import { changeCart } from './cart-store.ts';

const basket = { itemSum: 1 } as Basket;
let isAnswerLost: boolean;
let keys: string[];

beforeEach(() => {
  keys = [];
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    keys.push(JSON.parse(String(body))[0].additionKey);
    if (isAnswerLost) throw new TypeError('Failed to fetch');
    return Response.json({ data: { basket, addedVariationIds: [1], notAdded: [] } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an addition of the wishlist keeps its key until its answer or a cart came', async () => {
  isAnswerLost = true;
  for (const _ of [1, 2]) await expect(addWishlistToCart()).rejects.toThrow();
  changeCart(basket);
  await expect(addWishlistToCart()).rejects.toThrow();
  isAnswerLost = false;
  for (const _ of [1, 2]) await addWishlistToCart();
  const [first, , afterCart, , afterAnswer] = keys;
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect(keys).toEqual([first, first, afterCart, afterCart, afterAnswer]);
  expect(new Set(keys).size).toBe(3);
});

test('another quantity of what got no answer is not added besides, until the cart was read', async () => {
  const add = (productId: number, quantity: number) => addToCart({ name: '', items: [{ productId, quantity }] });
  isAnswerLost = true;
  await expect(add(7, 20)).rejects.toThrow();
  isAnswerLost = false;
  await expect(add(7, 12)).rejects.toMatchObject({ key: sentBefore });
  expect(keys).toEqual([expect.any(String), undefined]);
  await add(7, 12);
  isAnswerLost = true;
  await expect(add(7, 20)).rejects.toThrow();
  isAnswerLost = false;
  await add(7, 20);
  await add(8, 3);
  const [, , second, third, again, other] = keys;
  expect([again, new Set([second, third, other]).size]).toEqual([third, 3]);
});
