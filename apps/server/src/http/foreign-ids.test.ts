import type { Input, OperationName, Output } from '@mise/contract/client.ts';
import { operations } from '@mise/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillCheckout, germanAddress } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

/** Nobody gets at what is another visitor's by naming its id, whichever operation takes it. */

/** What is the owner's: a cart with a line, an address of each type, an order. */
type Belongings = {
  productId: number;
  cartItemId: number;
  billingId: number;
  shippingId: number;
  order: Output<'doPlaceOrder'>['order'];
};

/** `foreign`: what a stranger may try; `own`: the same as the owner does it, which works. */
type Attack<Name extends OperationName> = { foreign: Input<Name>[]; own?: Input<Name> };

const secretStreet = 'Geheimweg';
const email = 'anna@krone.example';
const address = { ...germanAddress, streetName: secretStreet };

/** An operation whose argument names something that belongs to someone stands here, with what a stranger may try. */
const attacks = {
  setCartItemQuantity: ({ productId, cartItemId }) => ({
    foreign: [{ productId, cartItemId, quantity: 7 }],
    own: { productId, cartItemId, quantity: 7 },
  }),
  doSaveAddress: ({ billingId, shippingId }) => ({
    foreign: ([1, 2] as const).flatMap((typeId) =>
      [billingId, shippingId].map((id) => ({ typeId, addressData: { ...germanAddress, id } })),
    ),
    own: { typeId: 1, addressData: { ...address, id: billingId } },
  }),
  setCheckoutAddress: ({ billingId, shippingId }) => ({
    foreign: ([1, 2] as const).flatMap((typeId) => [billingId, shippingId].map((addressId) => ({ typeId, addressId }))),
    own: { typeId: 2, addressId: billingId },
  }),
  doExecutePayment: ({ order }) => ({
    foreign: [{ orderId: order.id, paymentId: 1 }, { orderId: order.id }],
    own: { orderId: order.id },
  }),
  getOrder: ({ order: { id: orderId, accessKey } }) => ({
    foreign: [
      { orderId },
      { orderId, accessKey: '' },
      { orderId, accessKey: `${accessKey.slice(0, -1)}_` },
      { orderId, postcode: address.zipCode, name: address.lastName },
    ],
    own: { orderId, accessKey },
  }),
  deleteCartItem: ({ cartItemId }) => ({ foreign: [{ cartItemId }], own: { cartItemId } }),
  deleteAddress: ({ billingId, shippingId }) => ({
    foreign: [
      { typeId: 1, addressId: billingId },
      { typeId: 2, addressId: shippingId },
    ],
    own: { typeId: 1, addressId: billingId },
  }),
} satisfies { [Name in OperationName]?: (belongings: Belongings) => Attack<Name> };

/** Their ids are those of the shop, for everyone to name. */
const open: OperationName[] = [
  ...(['getProduct', 'getProductsByIds', 'getFacet', 'getSearch'] as const),
  ...(['doAddCartItem', 'doAddCartItems', 'setShippingProvider', 'setPaymentProvider'] as const),
  ...(['doAddWishlistItem', 'deleteWishlistItem'] as const),
  ...(['getReview', 'getReviewAverage', 'getAuthenticatedReview'] as const),
  ...(['getBlocks', 'getBlocksWithGlobalBlocks', 'getCategoryTemplate'] as const),
];

let test: TestShop;
let owner: TestVisitor;
let belongings: Belongings;

beforeAll(async () => {
  test = await createTestShop();
  const [productId = 0] = await sampleVariations(test.database.pool, 1);
  owner = test.visitor();
  await owner.call('doAddCartItem', { productId });
  await fillCheckout(owner, { email, address });
  const [billing] = await owner.call('doSaveAddress', { typeId: 1, addressData: address });
  const [shipping] = await owner.call('getAddresses', { typeId: 2 });
  const { order } = await owner.call('doPlaceOrder');
  const { items } = await owner.call('doAddCartItem', { productId });
  belongings = {
    productId,
    cartItemId: items?.[0]?.id ?? 0,
    billingId: billing?.id ?? 0,
    shippingId: shipping?.id ?? 0,
    order,
  };
});
afterAll(() => test.close());

/** Names of properties that are ids, wherever in the argument they stand. */
function idsIn(schema: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const names = [...text.matchAll(/"(\w+)":\{/g)].map(([, name = '']) => name);
  return names.filter((name) => /^(id|ids|identifier)$|(Id|Ids)$/.test(name) && name !== 'typeId');
}

it('every operation that takes an id is tried, or its ids are for everyone', () => {
  const taking = Object.entries(operations).flatMap(([name, { input }]) => (idsIn(input).length > 0 ? [name] : []));
  expect([...Object.keys(attacks), ...open].sort()).toEqual(taking.sort());
});

const strangers: [string, () => Promise<TestVisitor>][] = [
  ['somebody new', async () => test.visitor()],
  [
    'a visitor with a cart and addresses',
    async () => {
      const visitor = test.visitor();
      await visitor.call('doAddCartItem', { productId: belongings.productId });
      await fillCheckout(visitor, { email: 'bernd@post.example' });
      return visitor;
    },
  ],
  [
    'a guest who names the same e-mail address',
    async () => {
      const visitor = test.visitor();
      await visitor.call('doLoginAsGuest', { email });
      return visitor;
    },
  ],
];

async function belongingsNow() {
  return [
    await owner.call('getCart'),
    await owner.call('getAddressesData'),
    await owner.call('getOrder', { orderId: belongings.order.id, accessKey: belongings.order.accessKey }),
  ];
}

describe.each(strangers)('%s', (_, arrive) => {
  it.each(Object.entries(attacks))('gets nothing from %s', async (name, attackOn) => {
    const stranger = await arrive();
    const before = await belongingsNow();
    for (const input of attackOn(belongings).foreign) {
      const answer = await stranger.send(name, [input]);
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.body).not.toContain(secretStreet);
    }
    expect(await belongingsNow()).toEqual(before);
    const own = [await stranger.call('getSession'), await stranger.call('getAddressesData')];
    expect(JSON.stringify(own)).not.toContain(secretStreet);
  });
});

it.each(Object.entries(attacks))('the owner may: %s', async (name, attackOn) => {
  const answer = await owner.send(name, [attackOn(belongings).own]);
  expect(answer.statusCode, answer.body).toBe(200);
});
