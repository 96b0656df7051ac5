import type { Basket } from '@mise/contract/cart/basket.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addWishlistToCart } from './add-to-cart.ts';
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
