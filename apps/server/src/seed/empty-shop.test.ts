import type { OperationName } from '@mise/contract/client.ts';
import { legalTextTypes } from '@mise/contract/shop/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { isEmptyShop } from './is-empty-shop.ts';
import { seedDemo } from './seed-demo.ts';

let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop({}, 'started');
  visitor = testShop.visitor();
});
afterAll(() => testShop.close());

test.each<[OperationName, unknown]>([
  ['getInit', {}],
  ['getSession', {}],
  ['getCart', {}],
  ['getCategoryTree', {}],
  ['getFacet', { type: 'all' }],
  ['getSearch', { term: 'teller' }],
  ['getItemSearchAutocomplete', { query: 'tel' }],
  ['getActiveShippingCountries', {}],
  ['getShippingProvider', {}],
  ['getPaymentProviders', {}],
])('an empty shop answers %s', async (name, input) => {
  expect((await visitor.send(name, [input])).statusCode).toBe(200);
});

test('refuses what it does not have, as any shop', async () => {
  expect((await visitor.call('getInit', {})).legalTexts).toEqual([]);
  await expect(visitor.call('getProduct', { id: 1 })).rejects.toMatchObject({ key: 'productNotFound' });
  await expect(visitor.call('doAddCartItem', { productId: 1 })).rejects.toMatchObject({
    key: 'cart.addToBasket.variationNotFound',
  });
});

test('is filled while visitors are there, once', async () => {
  const { db, pool } = testShop.shop;
  await visitor.call('doLoginAsGuest', { email: 'guest@example.com' });
  expect(await isEmptyShop(db)).toBe(true);
  await seedDemo(pool);
  expect(await isEmptyShop(db)).toBe(false);
  const { products } = await visitor.call('getSearch', { term: 'teller' });
  expect(products?.length).toBeGreaterThan(0);
  await seedDemo(pool);
  expect((await visitor.call('getInit', {})).legalTexts).toEqual([...legalTextTypes]);
  expect((await visitor.call('getActiveShippingCountries')).length).toBeGreaterThan(1);
});
