import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';
import { changeLegalText } from '../shop/change-legal-text.ts';

let test: TestShop;
let productId: number;
let sameId: number;
let otherPaymentId: number;
beforeAll(async () => {
  test = await createTestShop();
  [productId = 0, sameId = 0] = await sampleVariations(test.database.pool, 2, { stock: 100 });
});
afterAll(() => test.close());

async function saveAddress(visitor: TestVisitor, typeId: 1 | 2, streetName: string): Promise<number> {
  const saved = await visitor.call('doSaveAddress', { typeId, addressData: { ...germanAddress, streetName } });
  return saved.find((address) => address.streetName === streetName)?.id ?? 0;
}

/** Goods to one address, the invoice to another, and a third one in the book. */
async function buyer() {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId });
  await fillCheckout(visitor);
  const billingId = await saveAddress(visitor, 1, 'Invoice Road');
  const shippingId = await saveAddress(visitor, 2, 'Goods Road');
  const otherId = await saveAddress(visitor, 2, 'Other Road');
  await visitor.call('setCheckoutAddress', { typeId: 2, addressId: shippingId });
  await visitor.call('setCheckoutAddress', { typeId: 1, addressId: billingId });
  const { list, selected } = await visitor.call('getPaymentProviders');
  otherPaymentId = list.find(({ id, fee }) => id !== selected && fee === 0)?.id ?? 0;
  return { visitor, billingId, shippingId, otherId };
}

const change = (id: number, typeId: 1 | 2) => ({ typeId, addressData: { ...germanAddress, city: 'Ulm', id } });

const changes: [string, (known: Awaited<ReturnType<typeof buyer>>) => Promise<unknown>][] = [
  ['another delivery', ({ visitor, otherId }) => visitor.call('setCheckoutAddress', { typeId: 2, addressId: otherId })],
  ['another invoice', ({ visitor, otherId }) => visitor.call('setCheckoutAddress', { typeId: 1, addressId: otherId })],
  ['a corrected delivery', ({ visitor, shippingId }) => visitor.call('doSaveAddress', change(shippingId, 2))],
  ['a corrected invoice', ({ visitor, billingId }) => visitor.call('doSaveAddress', change(billingId, 1))],
  [
    'a delivery that is gone',
    ({ visitor, shippingId }) => visitor.call('deleteAddress', { typeId: 2, addressId: shippingId }),
  ],
  ['another mail address', ({ visitor }) => visitor.call('doLoginAsGuest', { email: 'bernd@krone.example' })],
  ['another way to pay', ({ visitor }) => visitor.call('setPaymentProvider', { paymentId: otherPaymentId })],
  ['all of it at once', ({ visitor }) => visitor.call('setDeliverySplit', { split: 'complete' })],
  [
    'another place to leave it',
    async ({ visitor }) =>
      test.database.pool.query('UPDATE basket SET preferred_delivery = $2 WHERE id = $1', [
        (await visitor.call('getCart')).id,
        { preferredDay: '', preferredLocation: 'Bin', preferredNeighbourName: '', preferredNeighbourAddress: '' },
      ]),
  ],
];

describe.each(changes)('%s that the buyer has not seen', (_, apply) => {
  it('is refused, and ordered once it was', async () => {
    const known = await buyer();
    const { visitor } = known;
    const { choices: seen = '' } = await visitor.call('getCart');
    expect((await visitor.call('getSession')).basket.choices).toBe(seen);
    await apply(known);
    await expect(visitor.call('doPlaceOrder', { expectedChoices: seen })).rejects.toMatchObject({
      key: 'order.choicesChanged',
    });
    // Who lost an address chooses one.
    await visitor.call('setCheckoutAddress', { typeId: 2, addressId: known.otherId });
    const { choices = '' } = await visitor.call('getCart');
    expect(choices).not.toBe(seen);
    expect(await visitor.call('doPlaceOrder', { expectedChoices: choices })).toHaveProperty('order.id');
  });
});

const otherLines: [string, (visitor: TestVisitor) => Promise<unknown>][] = [
  ['more of it', (visitor) => visitor.call('doAddCartItem', { productId })],
  [
    'another article for the same price',
    async (visitor) => {
      const { items = [] } = await visitor.call('getCart');
      await visitor.call('doAddCartItem', { productId: sameId });
      await visitor.call('deleteCartItem', { cartItemId: items[0]?.id ?? 0 });
    },
  ],
];

it.each(otherLines)('%s that the buyer has not seen is refused, and ordered once it was', async (_, apply) => {
  const { visitor } = await buyer();
  const { choices: seen = '' } = await visitor.call('getCart');
  await apply(visitor);
  await expect(visitor.call('doPlaceOrder', { expectedChoices: seen })).rejects.toMatchObject({
    key: 'order.itemsChanged',
    cause: { variationIds: [] },
  });
  const { choices = '' } = await visitor.call('getCart');
  expect(await visitor.call('doPlaceOrder', { expectedChoices: choices })).toHaveProperty('order.id');
});

it.each([
  ['another content', 'unit_content = unit_content + 1'],
  ['another unit', "unit_id = (SELECT id FROM unit WHERE code = 'LTR')"],
  ['another rate of VAT', 'vat_id = 1 - vat_id'],
])('%s of an article that the buyer has not seen is refused, and ordered once it was', async (_, change) => {
  const { pool } = test.database;
  const { visitor } = await buyer();
  const { choices: seen = '' } = await visitor.call('getCart');
  const { rows } = await pool.query('SELECT unit_content, unit_id, vat_id FROM variation WHERE id = $1', [productId]);
  try {
    await pool.query(`UPDATE variation SET ${change} WHERE id = $1`, [productId]);
    await touchCatalog(test.shop.db);
    await expect(visitor.call('doPlaceOrder', { expectedChoices: seen })).rejects.toMatchObject({
      key: 'order.itemsChanged',
    });
    const { choices = '' } = await visitor.call('getCart');
    expect(choices).not.toBe(seen);
    expect(await visitor.call('doPlaceOrder', { expectedChoices: choices })).toHaveProperty('order.id');
  } finally {
    const { unit_content, unit_id, vat_id } = rows[0];
    await pool.query('UPDATE variation SET unit_content = $2, unit_id = $3, vat_id = $4 WHERE id = $1', [
      ...[productId, unit_content, unit_id, vat_id],
    ]);
    await touchCatalog(test.shop.db);
  }
});

it('terms that the buyer has not seen are refused, and hold once they were', async () => {
  const { visitor } = await buyer();
  const { terms: seen = '' } = await visitor.call('getCart');
  expect((await visitor.call('getSession')).basket.terms).toBe(seen);
  const put = (html: string) =>
    test.shop.db.transaction((tx) => changeLegalText(tx, { type: 'TermsConditions', language: 'de', html }));
  await put('<p>Others.</p>');
  await expect(visitor.call('doPlaceOrder', { expectedTerms: seen })).rejects.toMatchObject({
    key: 'order.termsChanged',
  });
  await expect.poll(async () => (await visitor.call('getCart')).terms).not.toBe(seen);
  const { terms } = await visitor.call('getCart');
  const { order } = await visitor.call('doPlaceOrder', { expectedTerms: terms });
  await put('<p>Others yet.</p>');
  expect((await visitor.call('doPlaceOrder', { expectedTerms: terms })).order.id).toBe(order.id);
  const { rows } = await test.database.pool.query(
    `SELECT html FROM orders, legal_text_version AS kept
     WHERE orders.id = $1 AND kept.id = orders.legal_texts ->> 'TermsConditions'`,
    [order.id],
  );
  expect(rows).toEqual([{ html: '<p>Others.</p>' }]);
});

it('texts that are no part of the order do not hold it up', async () => {
  const { visitor } = await buyer();
  const { terms } = await visitor.call('getCart');
  await test.shop.db.transaction((tx) =>
    changeLegalText(tx, { type: 'PrivacyPolicy', language: 'de', html: '<p>Others.</p>' }),
  );
  expect(await visitor.call('doPlaceOrder', { expectedTerms: terms })).toHaveProperty('order.id');
});

it('what the shop itself sells no more is named', async () => {
  const { pool } = test.database;
  const { visitor } = await buyer();
  await visitor.call('doAddCartItem', { productId: sameId });
  const { choices: seen = '' } = await visitor.call('getCart');
  const activate = async (isActive: boolean) => {
    await pool.query('UPDATE variation SET is_active = $2 WHERE id = $1', [sameId, isActive]);
    await touchCatalog(test.shop.db);
  };
  await activate(false);
  await expect(visitor.call('doPlaceOrder', { expectedChoices: seen })).rejects.toMatchObject({
    key: 'order.itemsChanged',
    cause: { variationIds: [sameId] },
  });
  await activate(true);
});

it('goods go to no invoice because their own address was deleted, whatever the client knows', async () => {
  const { visitor, shippingId, billingId } = await buyer();
  await visitor.call('deleteAddress', { typeId: 2, addressId: shippingId });
  const cart = await visitor.call('getCart');
  expect(cart).toMatchObject({ billingAddress: { id: billingId }, billingAsShipping: false });
  expect(cart).not.toHaveProperty('deliveryAddress');
  await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({
    key: 'order.addressMissing',
    cause: { typeId: 2 },
  });
  await visitor.call('setCheckoutAddress', { typeId: 1, addressId: billingId });
  const { order } = await visitor.call('doPlaceOrder');
  expect(order.deliveryAddress).toMatchObject({ address1: 'Invoice Road' });
});

it('also where the buyer moved the delivery alone', async () => {
  const { visitor, shippingId, otherId } = await buyer();
  await visitor.call('setCheckoutAddress', { typeId: 1, addressId: shippingId });
  await visitor.call('setCheckoutAddress', { typeId: 2, addressId: otherId });
  await visitor.call('deleteAddress', { typeId: 2, addressId: otherId });
  await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.addressMissing' });
});

it('an order that is there is answered, whatever was changed since', async () => {
  const { visitor, otherId } = await buyer();
  const { choices, delivery } = await visitor.call('getCart');
  const seen = { expectedChoices: choices, expectedDelivery: delivery };
  const first = await visitor.call('doPlaceOrder', seen);
  await visitor.call('setCheckoutAddress', { typeId: 2, addressId: otherId });
  expect((await visitor.call('doPlaceOrder', seen)).order.id).toBe(first.order.id);
});

it('an order that would come later than its buyer saw is not placed', async () => {
  const { pool } = test.database;
  const [, scarce = 0] = await sampleVariations(pool, 2);
  await pool.query('UPDATE stock SET quantity = 3 WHERE variation_id = $1', [scarce]);
  await pool.query("UPDATE variation SET stock_policy = 'oversell', supplier_days = 15 WHERE id = $1", [scarce]);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: scarce, quantity: 3 });
  await fillCheckout(visitor);
  const { delivery: seen } = await visitor.call('getCart');
  await pool.query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [scarce]);
  await expect(visitor.call('doPlaceOrder', { expectedDelivery: seen })).rejects.toMatchObject({
    key: 'order.deliveryLater',
  });
  // Nobody can say any more when a part of it comes.
  await pool.query('UPDATE stock SET quantity = 1 WHERE variation_id = $1', [scarce]);
  await pool.query('UPDATE variation SET supplier_days = NULL WHERE id = $1', [scarce]);
  await expect(visitor.call('doPlaceOrder', { expectedDelivery: seen })).rejects.toMatchObject({
    key: 'order.deliveryLater',
  });
  // Earlier is no reason to ask.
  await pool.query('UPDATE stock SET quantity = 3 WHERE variation_id = $1', [scarce]);
  const late = { from: '2999-01-01', to: '2999-01-02', isComplete: true };
  expect(await visitor.call('doPlaceOrder', { expectedDelivery: late })).toHaveProperty('order.id');
});

describe('consent for a carrier', () => {
  const agree = (visitor: TestVisitor, expectedChoices?: string) =>
    visitor.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true, expectedChoices });
  const isGiven = async (visitor: TestVisitor) => (await visitor.call('getCart')).shippingPrivacyHintAccepted ?? false;

  it('is none for another company that the question names by now', async () => {
    const { pool } = test.database;
    const { visitor } = await buyer();
    await agree(visitor);
    const before = await pool.query('SELECT id, privacy_address FROM shipping_profile');
    await pool.query("UPDATE shipping_profile SET privacy_address = 'Sorglos GmbH'");
    await touchCatalog(test.shop.db);
    expect(await isGiven(visitor)).toBe(false);
    for (const { id, privacy_address } of before.rows) {
      await pool.query('UPDATE shipping_profile SET privacy_address = $2 WHERE id = $1', [id, privacy_address]);
    }
    await touchCatalog(test.shop.db);
    expect(await isGiven(visitor)).toBe(true);
  });

  it.each(changes.filter(([name]) => /delivery|mail/.test(name)))('is none for %s', async (_, apply) => {
    const known = await buyer();
    await agree(known.visitor);
    expect(await isGiven(known.visitor)).toBe(true);
    await apply(known);
    expect(await isGiven(known.visitor)).toBe(false);
  });

  it('is none for an order that goes elsewhere', async () => {
    const { visitor, otherId } = await buyer();
    await agree(visitor);
    await visitor.call('setCheckoutAddress', { typeId: 2, addressId: otherId });
    expect((await visitor.call('doPlaceOrder')).carrierContact).toEqual({ email: false, phone: false });
  });

  it('is given to nobody by a page that shows other choices', async () => {
    const { visitor, shippingId, otherId } = await buyer();
    const { choices } = await visitor.call('getCart');
    await visitor.call('setCheckoutAddress', { typeId: 2, addressId: otherId });
    await agree(visitor, choices);
    expect(await isGiven(visitor)).toBe(false);
    await visitor.call('setCheckoutAddress', { typeId: 2, addressId: shippingId });
    expect(await isGiven(visitor)).toBe(false);
    await agree(visitor, choices);
    expect(await isGiven(visitor)).toBe(true);
  });
});

it('the same call is no order of the next cart, though that holds and costs the same', async () => {
  const { visitor } = await buyer();
  const { choices: expectedChoices = '', basketAmount: expectedTotal, items = [] } = await visitor.call('getCart');
  const { order } = await visitor.call('doPlaceOrder', { expectedChoices, expectedTotal });
  expect((await visitor.call('doPlaceOrder', { expectedChoices, expectedTotal })).order.id).toBe(order.id);
  for (const { variationId, quantity } of items)
    await visitor.call('doAddCartItem', { productId: variationId, quantity });
  expect((await visitor.call('getCart')).basketAmount).toBe(expectedTotal);
  await expect(visitor.call('doPlaceOrder', { expectedChoices, expectedTotal })).rejects.toMatchObject({
    key: 'order.choicesChanged',
  });
});
