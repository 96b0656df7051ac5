import type { OperationName } from '@mise/contract/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type CarrierSandbox, openCarrierSandbox } from '../testing/carrier-sandbox.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { newCoupon } from '../testing/new-coupon.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

let shop: TestShop;
let carrier: CarrierSandbox;
let first: number;
let second: number;
let buyer: TestVisitor;

beforeAll(async () => {
  carrier = await openCarrierSandbox();
  shop = await createTestShop({ SANDBOX_CARRIER_PORT: String(carrier.port) });
});
beforeEach(async () => {
  [first = 0, second = 0] = await sampleVariations(shop.database.pool, 2, { stock: 20 });
  buyer = shop.visitor();
  await buyer.call('doAddCartItem', { productId: first });
  await fillCheckout(buyer);
});
afterAll(async () => {
  await shop.close();
  await carrier.close();
});

const added = ['AfterBasketChanged', 'AfterBasketItemAdd'];
const updated = ['AfterBasketChanged', 'AfterBasketItemUpdate'];
const chosen = ['AfterBasketChanged', 'CheckoutChanged'];

type Calls = (known: { cartItemId: number; addressId: number }) => Promise<[OperationName, unknown] | []>;

const changes: Record<string, [Calls, string[]]> = {
  'an article that is added': [async () => ['doAddCartItem', { productId: second }], added],
  'an article that grows': [async () => ['doAddCartItem', { productId: first }], updated],
  'several articles': [async () => ['doAddCartItems', [{ productId: second }]], added],
  'a quantity': [
    async ({ cartItemId }) => ['setCartItemQuantity', { productId: first, cartItemId, quantity: 4 }],
    updated,
  ],
  'a quantity beyond the stock': [
    async ({ cartItemId }) => ['setCartItemQuantity', { productId: first, cartItemId, quantity: 99 }],
    updated,
  ],
  'an article that is removed': [async ({ cartItemId }) => ['deleteCartItem', { cartItemId }], ['AfterBasketChanged']],
  'all articles removed': [async () => ['deleteAllCartItems', undefined], ['AfterBasketChanged']],
  'no cart': [async () => ['deleteCart', undefined], chosen],
  'lines of a list': [async () => ['doAddCartLines', { lines: [{ productId: second }] }], ['AfterBasketChanged']],
  'a shared cart': [
    async () => ['doAddSharedCart', { token: (await buyer.call('doShareCart')).token }],
    ['AfterBasketChanged'],
  ],
  'a coupon': [async () => ['doAddCoupon', { couponCode: await newCoupon(shop) }], chosen],
  'no coupon': [
    async () => {
      const couponCode = await newCoupon(shop);
      await buyer.call('doAddCoupon', { couponCode });
      return ['deleteCoupon', { couponCode }];
    },
    chosen,
  ],
  'an address': [async ({ addressId }) => ['setCheckoutAddress', { typeId: 1, addressId }], chosen],
  'an address that is deleted': [async ({ addressId }) => ['deleteAddress', { typeId: 2, addressId }], chosen],
  shipping: [
    async () => ['setShippingProvider', { shippingId: (await buyer.call('getShippingProvider')).selected }],
    chosen,
  ],
  payment: [
    async () => ['setPaymentProvider', { paymentId: (await buyer.call('getPaymentProviders')).selected }],
    chosen,
  ],
  'services of freight': [
    async () => ['setFreightServices', { tailLift: false, deliveryWindow: null, phoneBeforeArrival: false }],
    chosen,
  ],
  'what comes later': [async () => ['setDeliverySplit', { split: 'complete' }], chosen],
  'a preferred delivery': [
    async () => [
      'doSavePreferredDeliveryServices',
      { preferredDay: '', preferredLocation: '', preferredNeighbourName: '', preferredNeighbourAddress: '' },
    ],
    chosen,
  ],
};

describe.each(Object.entries(changes))('%s', (_, [callOf, events]) => {
  test(`is told by ${events.join(' and ')}`, async () => {
    const cart = await buyer.call('getCart');
    const known = { cartItemId: cart.items?.[0]?.id ?? 0, addressId: cart.customerShippingAddressId ?? 0 };
    const [name, input] = await callOf(known);
    const answer = await buyer.send(name ?? 'getCart', input === undefined ? [] : [input]);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json().events).sort()).toEqual(events);
    const { basket } = answer.json().events.AfterBasketChanged;
    const { items: __, apiEvents: ___, ...now } = await buyer.call('getCart');
    expect(basket).toMatchObject({
      itemQuantity: now.itemQuantity,
      basketAmount: now.basketAmount,
      couponCode: now.couponCode,
    });
  });
});

it('carries the changed cart with a refused addition, whatever it was that added', async () => {
  const link = (await buyer.call('doShareCart')).token;
  await shop.database.pool.query('ALTER TABLE basket_item RENAME TO gone');
  for (const [name, input] of [
    ['doAddCartLines', { lines: [{ productId: second }] }],
    ['doAddSharedCart', { token: link }],
    ['doAddCartItem', { productId: second }],
    ['doAddCartItems', [{ productId: second }]],
  ] as const) {
    const answer = await buyer.send(name, [input]);
    expect([answer.statusCode, answer.json().key]).toEqual([500, 'cart.addToBasket.unknownError']);
  }
  await shop.database.pool.query('ALTER TABLE gone RENAME TO basket_item');
  const refused = await buyer.send('doAddCartItem', [{ productId: second, quantity: 21 }]);
  expect(refused.json()).toMatchObject({
    key: 'cart.addToBasket.notEnoughStockForVariation',
    events: { AfterBasketChanged: { basket: { itemQuantity: 1, items: [{ variationId: first }] } } },
  });
});
