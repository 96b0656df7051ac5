import type { Cart } from '@mise/contract/cart/cart.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { newCoupon } from '../../testing/new-coupon.ts';
import { newGiftCard } from '../../testing/new-gift-card.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';

let shop: TestShop;
let coupons: string[];
let giftCard: string;
let ids: number[];
let buyer: TestVisitor;

beforeAll(async () => {
  shop = await createTestShop();
  ids = await sampleVariations(shop.database.pool, 3);
  // A pallet of it goes by freight; one has the other rate.
  await shop.database.pool.query('UPDATE variation SET weight_g = 30000 WHERE id = $1', [ids[0]]);
  await shop.database.pool.query('UPDATE variation SET vat_id = 1 WHERE id = $1', [ids[1]]);
  await shop.database.pool.query("UPDATE payment_method SET fee = 250 WHERE key IN ('prepayment', 'mollieCreditCard')");
  await shop.database.pool.query("INSERT INTO setting (key, value) VALUES ('guestUnpaidStockPercent', '100')");
  await touchCatalog(shop.shop.db);
  coupons = [
    await newCoupon(shop, { percent: 1300 }),
    await newCoupon(shop, { kind: 'fixed', amount: 777 }),
    await newCoupon(shop, { kind: 'freeShipping' }),
    await newCoupon(shop, { percent: 10_000 }),
  ];
  giftCard = await newGiftCard(shop, 25);
});
afterAll(() => shop.close());
beforeEach(async () => {
  // The last of them runs short.
  await shop.database.pool.query('UPDATE stock SET quantity = $2 WHERE variation_id = $1', [ids[2], stock]);
  await beginCart();
});

async function beginCart(): Promise<void> {
  buyer = shop.visitor();
  for (const productId of ids) await buyer.call('doAddCartItem', { productId });
  await fillCheckout(buyer, { email: `${crypto.randomUUID()}@krone.example` });
}

/** As the shop sells: all at its prices, a business at net prices with a discount, a business at net prices. */
const classIds = [1, 2, 3];
const stock = 25;

const countries = { DE: '70173', AT: '1010', FR: '75001', CH: '8001' };

const steps = fc.oneof(
  fc.record({
    step: fc.constant('country' as const),
    iso: fc.constantFrom(...(Object.keys(countries) as (keyof typeof countries)[])),
  }),
  fc.record({ step: fc.constant('side' as const), side: fc.constantFrom('net' as const, 'gross' as const) }),
  fc.record({ step: fc.constant('class' as const), index: fc.nat(2) }),
  fc.record({ step: fc.constant('add' as const), index: fc.nat(2), quantity: fc.constantFrom(1, 2, 15) }),
  fc.record({ step: fc.constant('quantity' as const), line: fc.nat(2), quantity: fc.constantFrom(1, 3, 7, 20, 40) }),
  fc.record({ step: fc.constant('remove' as const), line: fc.nat(2) }),
  fc.record({ step: fc.constant('coupon' as const), index: fc.nat(3) }),
  fc.record({ step: fc.constant('noCoupon' as const) }),
  fc.record({ step: fc.constant('giftCard' as const) }),
  fc.record({ step: fc.constant('noGiftCard' as const) }),
  fc.record({ step: fc.constant('shipping' as const), index: fc.nat(5) }),
  fc.record({ step: fc.constant('payment' as const), index: fc.nat(5) }),
  fc.record({ step: fc.constant('services' as const), tailLift: fc.boolean(), phoneBeforeArrival: fc.boolean() }),
);
type Step = typeof steps extends fc.Arbitrary<infer Drawn> ? Drawn : never;

async function take(step: Step, cart: Cart): Promise<void> {
  switch (step.step) {
    case 'country':
      return sendTo(step.iso);
    case 'side':
      return void (await buyer.call('setPriceSide', { side: step.side }));
    case 'class':
      // As the owner does.
      return void (await shop.database.pool.query(
        'UPDATE customer SET customer_class_id = $2 WHERE id = (SELECT customer_id FROM basket WHERE id = $1)',
        [cart.id, classIds[step.index]],
      ));
    case 'add':
      return orRefused(buyer.call('doAddCartItem', { productId: ids[step.index] ?? 0, quantity: step.quantity }));
    case 'remove': {
      const cartItemId = cart.items?.[step.line]?.id;
      return void (cartItemId && (await buyer.call('deleteCartItem', { cartItemId })));
    }
    case 'quantity': {
      const line = cart.items?.[step.line];
      if (!line) return;
      const input = { productId: line.variationId, cartItemId: line.id, quantity: step.quantity };
      return void (await buyer.call('setCartItemQuantity', input));
    }
    case 'coupon':
      return orRefused(buyer.call('doAddCoupon', { couponCode: coupons[step.index] ?? '' }));
    case 'noCoupon':
      return cart.couponCode ? void (await buyer.call('deleteCoupon', { couponCode: cart.couponCode })) : undefined;
    case 'giftCard':
      return orRefused(buyer.call('doAddCoupon', { couponCode: giftCard }));
    case 'noGiftCard':
      return void (cart.giftCards?.[0] && (await buyer.call('deleteCoupon', { couponCode: cart.giftCards[0].name })));
    case 'shipping': {
      const { list } = await buyer.call('getShippingProvider');
      const shippingId = list[step.index % Math.max(list.length, 1)]?.shippingProfileId;
      return void (shippingId && (await buyer.call('setShippingProvider', { shippingId })));
    }
    case 'payment': {
      const { list } = await buyer.call('getPaymentProviders');
      const choosable = list.filter(({ isSelectable }) => isSelectable);
      const paymentId = choosable[step.index % Math.max(choosable.length, 1)]?.id;
      return void (paymentId && (await buyer.call('setPaymentProvider', { paymentId })));
    }
    case 'services': {
      const { tailLift, phoneBeforeArrival } = step;
      return orRefused(buyer.call('setFreightServices', { tailLift, phoneBeforeArrival, deliveryWindow: null }));
    }
  }
}

/** What does not fit the cart as it is now. */
async function orRefused(call: Promise<unknown>): Promise<void> {
  await call.catch((error: { key?: string }) => expect(error.key).toMatch(/^(coupon|checkout|cart)\./));
}

async function sendTo(iso: keyof typeof countries): Promise<void> {
  const { rows } = await shop.database.pool.query('SELECT id FROM country WHERE iso2 = $1', [iso]);
  const address = { ...germanAddress, country: rows[0].id, zipCode: countries[iso] };
  const saved = await buyer.call('doSaveAddress', { typeId: 2, addressData: { ...address, primary: true } });
  const addressId = saved[0]?.id ?? 0;
  await buyer.call('setCheckoutAddress', { typeId: 2, addressId });
  await buyer.call('setCheckoutAddress', { typeId: 1, addressId });
}

const cents = (amount = 0) => Math.round(amount * 100);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

function expectToAddUp(cart: Cart): void {
  const { items = [], totalVats = [], giftCards = [], shippingCharges = [] } = cart;
  const { itemSum, itemSumNet, shippingAmount, shippingAmountNet, paymentAmount, paymentAmountNet } = cart;
  const gross = cents(itemSum) + cents(shippingAmount) + cents(paymentAmount) - cents(cart.couponDiscount);
  const net = cents(itemSumNet) + cents(shippingAmountNet) + cents(paymentAmountNet) - cents(cart.couponDiscountNet);
  expect(cents(cart.basketAmount)).toBe(gross);
  expect(cents(cart.basketAmountNet)).toBe(net);
  expect(sum(totalVats.map(({ vatAmount }) => cents(vatAmount)))).toBe(gross - net);
  expect(cents(cart.openAmount) + sum(giftCards.map(({ amount }) => cents(amount)))).toBe(gross);
  // To the unit: prices have four decimals.
  const amounts = items.map(({ price, quantity }) => Math.round((Math.round(price * 10_000) * quantity) / 100));
  expect([cents(itemSum), cents(itemSumNet)]).toContain(sum(amounts));
  expect(sum(shippingCharges.map(({ amount }) => cents(amount)))).toBeLessThanOrEqual(cents(shippingAmount));
  if (cart.isExportDelivery) expect(gross).toBe(net);
  expect(Math.min(...sumsOf(cart), ...totalVats.map(({ vatAmount }) => vatAmount))).toBeGreaterThanOrEqual(0);
  expect(items.find(({ variationId }) => variationId === ids[2])?.quantity ?? 0).toBeLessThanOrEqual(stock);
}

function sumsOf(cart: Cart): number[] {
  return [
    ...[cart.itemSum, cart.itemSumNet, cart.shippingAmount, cart.shippingAmountNet],
    ...[cart.paymentAmount, cart.paymentAmountNet, cart.couponDiscount, cart.couponDiscountNet],
    ...[cart.basketAmount, cart.basketAmountNet, cart.openAmount],
  ].map((amount) => amount ?? 0);
}

describe.each([1, 2, 3])('a cart, whatever is done to it (%i)', (seed) => {
  const [drawn = []] = fc.sample(fc.array(steps, { minLength: 16, maxLength: 16 }), { seed, numRuns: 1 });
  test(drawn.map(({ step }) => step).join(', '), async () => {
    const look = () => buyer.call('getCart', { cartItems: 'none' });
    let known = await look();
    expectToAddUp(known);
    for (const step of drawn) {
      await take(step, known);
      known = await look();
      expectToAddUp(known);
    }
    await sendTo('DE');
    await take({ step: 'add', index: 0, quantity: 1 }, await buyer.call('getCart'));
    await take({ step: 'quantity', line: 0, quantity: 1 }, await buyer.call('getCart'));
    await take({ step: 'shipping', index: 0 }, await buyer.call('getCart'));
    await take({ step: 'payment', index: 0 }, await buyer.call('getCart'));
    await buyer.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
    const cart = await buyer.call('getCart');
    expectToAddUp(cart);
    const { totals } = await buyer.call('doPlaceOrder', { expectedTotal: cart.basketAmount });
    expect([totals.totalGross, totals.openAmount]).toEqual([cart.basketAmount, cart.openAmount]);
    expect([cart.couponDiscount, cart.couponDiscountNet]).toContain(totals.couponValue);
    const left = await shop.database.pool.query('SELECT quantity FROM stock WHERE variation_id = $1', [ids[2]]);
    const ordered = cart.items?.find(({ variationId }) => variationId === ids[2])?.quantity ?? 0;
    expect(left.rows).toEqual([{ quantity: stock - ordered }]);
  });
});

describe.each([4])('what a cart comes to does not depend on what was done first (%i)', (seed) => {
  const choices = fc
    .record({
      quantities: fc.array(fc.constantFrom(3 as const, 7 as const, 20 as const), { minLength: 3, maxLength: 3 }),
      iso: fc.constantFrom('DE' as const, 'AT' as const, 'CH' as const),
      index: fc.nat(2),
      coupon: fc.nat(3),
    })
    .map(({ quantities, iso, index, coupon }): Step[] => [
      ...quantities.map((quantity, line) => ({ step: 'quantity' as const, line, quantity })),
      ...[{ step: 'country' as const, iso }, { step: 'class' as const, index }, { step: 'giftCard' as const }],
      { step: 'coupon', index: coupon },
    ]);
  const orders = choices.chain((steps) => {
    const shuffled = fc.shuffledSubarray(steps, { minLength: steps.length });
    return fc.tuple(shuffled, shuffled);
  });
  const [drawn = []] = fc.sample(orders, { seed, numRuns: 1 });
  test(drawn.map((steps) => steps.map(({ step }) => step).join(', ')).join(' / '), async () => {
    const sums: number[][] = [];
    for (const steps of drawn) {
      await beginCart();
      for (const step of steps) await take(step, await buyer.call('getCart'));
      await take({ step: 'shipping', index: seed }, await buyer.call('getCart'));
      await take({ step: 'payment', index: seed }, await buyer.call('getCart'));
      const cart = await buyer.call('getCart');
      expectToAddUp(cart);
      sums.push(sumsOf(cart));
    }
    expect(sums[1]).toEqual(sums[0]);
    expect(sums[0]?.at(0)).toBeGreaterThan(0);
  });
});
