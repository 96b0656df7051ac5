import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CarrierSandbox, openCarrierSandbox } from '../../testing/carrier-sandbox.ts';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { newCoupon } from '../../testing/new-coupon.ts';
import { newGiftCard } from '../../testing/new-gift-card.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let carrier: CarrierSandbox;
let test: TestShop;
let productId: number;
let otherId: number;
let couponCode: string;
let cardCode: string;

beforeAll(async () => {
  carrier = await openCarrierSandbox();
  test = await createTestShop({ SANDBOX_CARRIER_PORT: String(carrier.port) });
  [productId = 0, otherId = 0] = await sampleVariations(test.database.pool, 2, { stock: 100 });
  couponCode = await newCoupon(test, {});
  cardCode = await newGiftCard(test, 25);
});
afterAll(async () => {
  await test.close();
  await carrier.close();
});

type Buyer = { visitor: TestVisitor; lineId: number; addressId: number; firstId: number };

/** A cart that could be ordered, and another address in the book of its buyer. */
async function buyer(): Promise<Buyer> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity: 2 });
  await fillCheckout(visitor);
  const streetName = 'Other Road';
  const book = await visitor.call('doSaveAddress', { typeId: 2, addressData: { ...germanAddress, streetName } });
  const { items, customerShippingAddressId } = await visitor.call('getCart');
  const addressId = book.find((address) => address.streetName === streetName)?.id ?? 0;
  return { visitor, lineId: items?.[0]?.id ?? 0, addressId, firstId: customerShippingAddressId ?? 0 };
}

async function versionOf(visitor: TestVisitor): Promise<string> {
  const { id } = await visitor.call('getCart');
  const { rows } = await test.database.pool.query('SELECT version FROM basket WHERE id = $1', [id]);
  return rows[0]?.version;
}

async function anotherOf(visitor: TestVisitor, list: 'getPaymentProviders' | 'getShippingProvider'): Promise<number> {
  if (list === 'getPaymentProviders') {
    const payment = await visitor.call(list);
    return payment.list.find(({ id, isSelectable }) => isSelectable && id !== payment.selected)?.id ?? 0;
  }
  const shipping = await visitor.call(list);
  return shipping.list.find(({ shippingProfileId: id }) => id !== shipping.selected)?.shippingProfileId ?? 0;
}

const none = { preferredDay: '', preferredLocation: '', preferredNeighbourName: '', preferredNeighbourAddress: '' };

/** What makes a cart another one, with calls that may be repeated. */
const choices: [string, (buyer: Buyer) => Promise<(() => Promise<unknown>)[]>][] = [
  [
    'a quantity',
    async ({ visitor, lineId }) => [
      () => visitor.call('setCartItemQuantity', { productId, cartItemId: lineId, quantity: 3 }),
    ],
  ],
  ['no line', async ({ visitor }) => [() => visitor.call('deleteAllCartItems')]],
  [
    'another shipping method',
    async ({ visitor }) => {
      const shippingId = await anotherOf(visitor, 'getShippingProvider');
      return [() => visitor.call('setShippingProvider', { shippingId })];
    },
  ],
  [
    'another way to pay',
    async ({ visitor }) => {
      const paymentId = await anotherOf(visitor, 'getPaymentProviders');
      return [() => visitor.call('setPaymentProvider', { paymentId })];
    },
  ],
  ['all of it at once', async ({ visitor }) => [() => visitor.call('setDeliverySplit', { split: 'complete' })]],
  [
    'another delivery',
    async ({ visitor, addressId }) => [() => visitor.call('setCheckoutAddress', { typeId: 2, addressId })],
  ],
  [
    'another invoice',
    async ({ visitor, addressId }) => [() => visitor.call('setCheckoutAddress', { typeId: 1, addressId })],
  ],
  ['a coupon', async ({ visitor }) => [() => visitor.call('doAddCoupon', { couponCode })]],
  ['a gift card', async ({ visitor }) => [() => visitor.call('doAddCoupon', { couponCode: cardCode })]],
  [
    'a place to leave it',
    async ({ visitor }) => {
      const { list } = await visitor.call('getShippingProvider');
      const shippingId = list.find(({ preferredDelivery }) => preferredDelivery)?.shippingProfileId ?? 0;
      await visitor.call('setShippingProvider', { shippingId });
      return [() => visitor.call('doSavePreferredDeliveryServices', { ...none, preferredLocation: 'Garage' })];
    },
  ],
];

describe.each(choices)('a cart with %s', (_, prepare) => {
  it('is another one, and with the same again the same', async () => {
    const known = await buyer();
    const [choose] = await prepare(known);
    const before = await versionOf(known.visitor);
    await choose?.();
    const after = await versionOf(known.visitor);
    expect(after).not.toBe(before);
    await choose?.();
    expect(await versionOf(known.visitor)).toBe(after);
  });
});

const additions: [string, (buyer: Buyer) => Promise<unknown>][] = [
  ['more of a line', ({ visitor }) => visitor.call('doAddCartItem', { productId, quantity: 1 })],
  ['another line', ({ visitor }) => visitor.call('doAddCartItems', [{ productId: otherId, quantity: 1 }])],
  [
    'a list of lines',
    ({ visitor }) => visitor.call('doAddCartLines', { lines: [{ productId: otherId, quantity: 1 }] }),
  ],
  ['a line less', ({ visitor, lineId }) => visitor.call('deleteCartItem', { cartItemId: lineId })],
];

it.each(additions)('a cart with %s is another one', async (_, change) => {
  const known = await buyer();
  const before = await versionOf(known.visitor);
  await change(known);
  expect(await versionOf(known.visitor)).not.toBe(before);
});

it('a line that is back, a coupon and a gift card that are taken out make another cart', async () => {
  const { visitor, lineId } = await buyer();
  await visitor.call('doAddCoupon', { couponCode });
  await visitor.call('doAddCoupon', { couponCode: cardCode });
  const seen = [await versionOf(visitor)];
  const { giftCards = [] } = await visitor.call('getCart');
  for (const code of [couponCode, giftCards[0]?.name ?? '']) {
    await visitor.call('deleteCoupon', { couponCode: code });
    seen.push(await versionOf(visitor));
  }
  await visitor.call('deleteCartItem', { cartItemId: lineId });
  seen.push(await versionOf(visitor));
  await visitor.call('doRestoreCartItem', { cartItemId: lineId });
  seen.push(await versionOf(visitor));
  expect(new Set(seen).size).toBe(5);
});

it('what is said with an order, asked for in vain, or not changed at all makes no other cart', async () => {
  const { visitor, firstId, lineId } = await buyer();
  const before = await versionOf(visitor);
  await visitor.call('doAdditionalInformation', { orderContactWish: 'Ring', orderCustomerSign: 'K-7' });
  await visitor.call('setCheckoutAddress', { typeId: 2, addressId: firstId });
  await visitor.call('setCartItemQuantity', { productId, cartItemId: lineId, quantity: 2 });
  await visitor.call('doSavePreferredDeliveryServices', none);
  await visitor.send('doAddCartItem', [{ productId, quantity: 1000 }]);
  await visitor.send('doAddCoupon', [{ couponCode: 'NOBODY-KNOWS' }]);
  await visitor.call('doAddCartLines', { lines: [{ productId, quantity: 1000 }] });
  expect(await versionOf(visitor)).toBe(before);
});

it('two changes at once lose none: each of them makes another cart', async () => {
  const { visitor, addressId, firstId } = await buyer();
  const paymentId = await anotherOf(visitor, 'getPaymentProviders');
  const before = await versionOf(visitor);
  await Promise.all([
    visitor.call('setPaymentProvider', { paymentId }),
    visitor.call('setCheckoutAddress', { typeId: 2, addressId }),
    visitor.call('doAdditionalInformation', { orderContactWish: 'Ring' }),
    visitor.call('setDeliverySplit', { split: 'partial' }),
  ]);
  const after = await versionOf(visitor);
  expect(after).not.toBe(before);
  await Promise.all([
    visitor.call('setPaymentProvider', { paymentId }),
    visitor.call('setCheckoutAddress', { typeId: 2, addressId: firstId }),
  ]);
  expect(await versionOf(visitor)).not.toBe(after);
});
