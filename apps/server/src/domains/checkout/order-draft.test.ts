import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCountryTask } from '../../commands/country-command.ts';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
let productId: number;
beforeAll(async () => {
  test = await createTestShop();
  [productId = 0] = await sampleVariations(test.database.pool, 1);
});
afterAll(() => test.close());

/** A visitor whose first write, and no other, names where they come from. */
async function referred(referrerid: string): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.send('doAddCartItem', [{ productId }], { headers: { referrerid } });
  await fillCheckout(visitor);
  return visitor;
}

it('an order says where its buyer came from first', async () => {
  const visitor = await referred('107');
  const answer = await visitor.send('doPlaceOrder', [], { headers: { referrerid: '4' } });
  expect(answer.json().data.order.referrerId).toBe(107);
});

it('an order says where its buyer came from where the session does not know', async () => {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId });
  await fillCheckout(visitor);
  const answer = await visitor.send('doPlaceOrder', [], { headers: { referrerid: '4' } });
  expect(answer.json().data.order.referrerId).toBe(4);
});

it.each([
  ['shipping_profile', 'checkout.shippingMethodUnavailable'],
  ['payment_method', 'checkout.paymentMethodUnavailable'],
])('no order is placed with another %s than was chosen, where that is not offered', async (table, key) => {
  const { pool } = test.database;
  const visitor = await referred('1');
  const notOffered = '{"id": 99, "key": "other", "is_active": false}';
  await pool.query(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(known, $1)).* FROM ${table} AS known ORDER BY id LIMIT 1`,
    [notOffered],
  );
  await pool.query(`UPDATE basket SET ${table}_id = 99 WHERE ${table}_id IS NOT NULL AND ordered_at IS NULL`);
  await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key });
});

it('no order is placed by a method that is the first of several, and nobody chose', async () => {
  const visitor = await referred('1');
  const basketId = (await visitor.call('getCart')).id;
  const forget = (column: string) =>
    test.database.pool.query(`UPDATE basket SET ${column} = NULL WHERE id = $1`, [basketId]);
  await forget('shipping_profile_id');
  const shipping = await visitor.call('getShippingProvider');
  expect(shipping.selected).toBe(0);
  await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.shippingMethodMissing' });
  await visitor.call('setShippingProvider', { shippingId: shipping.list[0]?.shippingProfileId ?? 0 });
  await forget('payment_method_id');
  expect((await visitor.call('getPaymentProviders')).selected).toBe(0);
  for (const operation of ['doPreparePayment', 'doPlaceOrder'] as const) {
    await expect(visitor.call(operation)).rejects.toMatchObject({ key: 'order.paymentMethodMissing' });
  }
});

it('the next order of a customer begins with what the last one chose, but asks for consent anew, as another carrier does', async () => {
  const visitor = await referred('1');
  const chosen = await visitor.call('getCart');
  await visitor.call('doPlaceOrder');
  const next = await visitor.call('doAddCartItem', { productId });
  expect(next).toMatchObject({
    customerShippingAddressId: chosen.customerShippingAddressId,
    customerInvoiceAddressId: chosen.customerInvoiceAddressId,
    shippingProfileId: chosen.shippingProfileId,
    methodOfPaymentId: chosen.methodOfPaymentId,
  });
  expect(next).not.toHaveProperty('shippingPrivacyHintAccepted');
  await visitor.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
  expect(await visitor.call('getCart')).toHaveProperty('shippingPrivacyHintAccepted');
  const { list } = await visitor.call('getShippingProvider');
  const carrierOf = (id: number) => list.find(({ shippingProfileId }) => shippingProfileId === id)?.parcelServiceName;
  const other = list.find(({ parcelServiceName }) => parcelServiceName !== carrierOf(chosen.shippingProfileId));
  await visitor.call('setShippingProvider', { shippingId: other?.shippingProfileId ?? 0 });
  expect(await visitor.call('getCart')).not.toHaveProperty('shippingPrivacyHintAccepted');
});

it('what was agreed for one carrier is not agreed for another, which alone takes what was added since', async () => {
  const { pool } = test.database;
  const [, heavyId = 0] = await sampleVariations(pool, 2);
  await pool.query('UPDATE variation SET weight_g = 151000 WHERE id = $1', [heavyId]);
  const visitor = await referred('1');
  expect(await visitor.call('getCart')).toHaveProperty('shippingPrivacyHintAccepted');
  const cart = await visitor.call('doAddCartItem', { productId: heavyId });
  expect(cart).not.toHaveProperty('shippingPrivacyHintAccepted');
  const { list } = await visitor.call('getShippingProvider');
  const other = list.find(({ shippingPrivacyInformation: [asks] }) => asks?.showDataPrivacyAgreementHint);
  await visitor.call('setShippingProvider', { shippingId: other?.shippingProfileId ?? 0 });
  expect(await visitor.call('getCart')).not.toHaveProperty('shippingPrivacyHintAccepted');
  const { shippingProvider, carrierContact } = await visitor.call('doPlaceOrder');
  expect([shippingProvider, carrierContact]).toEqual([other?.parcelServiceName, { email: false, phone: false }]);
});

it('what was agreed on a page that shows another method than is chosen by then is agreed for nobody', async () => {
  const visitor = await referred('1');
  const { shippingProfileId } = await visitor.call('getCart');
  const agree = async (shippingId?: number) => {
    await visitor.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true, shippingId });
    return (await visitor.call('getCart')).shippingPrivacyHintAccepted ?? false;
  };
  const { list } = await visitor.call('getShippingProvider');
  const other = list.find((method) => method.shippingProfileId !== shippingProfileId)?.shippingProfileId;
  expect(other).toBeGreaterThan(0);
  expect([await agree(other), await agree(shippingProfileId), await agree(other), await agree()]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('who does not let the carrier have contact data orders all the same, and the order says so', async () => {
  const visitor = await referred('1');
  await visitor.call('doAdditionalInformation', { shippingPrivacyHintAccepted: false });
  const { carrierContact } = await visitor.call('doPlaceOrder');
  expect(carrierContact).toEqual({ email: false, phone: false });
});

it('a carrier that may announce the delivery gets both ways to do it', async () => {
  const { carrierContact } = await (await referred('1')).call('doPlaceOrder');
  expect(carrierContact).toEqual({ email: true, phone: true });
});

it('nobody is told of a phone number that was not given', async () => {
  const visitor = await referred('1');
  await test.database.pool.query(
    `UPDATE address SET fields = fields || '{"phoneNumber": ""}'
     WHERE id = (SELECT shipping_address_id FROM basket WHERE id = $1)`,
    [(await visitor.call('getCart')).id],
  );
  await visitor.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
  const { carrierContact } = await visitor.call('doPlaceOrder');
  expect(carrierContact).toEqual({ email: true, phone: false });
});

describe('a country that the shop delivers to no more', () => {
  const setAustria = (isActive: boolean) =>
    runCountryTask(test.shop.db, { kind: 'change', iso: 'AT', isActive, rates: null }, () => {});
  afterEach(() => setAustria(true));

  async function chooseAddress(
    visitor: TestVisitor,
    typeId: 1 | 2,
    given: Partial<typeof germanAddress>,
  ): Promise<void> {
    const addressData = { ...germanAddress, ...given };
    const saved = await visitor.call('doSaveAddress', { typeId, addressData });
    const addressId = saved.find(({ city }) => city === addressData.city)?.id ?? 0;
    await visitor.call('setCheckoutAddress', { typeId, addressId });
  }

  it('gets no invoice: the buyer is told which address it is, and chooses another', async () => {
    const { rows } = await test.database.pool.query("SELECT id FROM country WHERE iso2 = 'AT'");
    const visitor = await referred('1');
    await chooseAddress(visitor, 1, { zipCode: '4020', city: 'Linz', country: rows[0].id });
    await setAustria(false);
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({
      key: 'address.validationFailed',
      cause: { 'billing.country': 'notOffered' },
    });
    await chooseAddress(visitor, 1, {});
    expect(await visitor.call('doPlaceOrder')).toHaveProperty('order.id');
  });

  it('gets no invoice for what is mailed, which goes by no shipping method', async () => {
    const { rows } = await test.database.pool.query("SELECT id FROM country WHERE iso2 = 'AT'");
    const giftCard = 19_902;
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: giftCard });
    await fillCheckout(visitor, { address: { zipCode: '4020', city: 'Linz', country: rows[0].id } });
    await setAustria(false);
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({
      key: 'address.validationFailed',
      cause: { 'billing.country': 'notOffered' },
    });
  });

  it('keeps nobody from an invoice elsewhere, and lacks shipping where the goods go there too', async () => {
    const { rows } = await test.database.pool.query("SELECT id FROM country WHERE iso2 = 'AT'");
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId });
    await fillCheckout(visitor, { address: { zipCode: '4020', city: 'Linz', country: rows[0].id } });
    await setAustria(false);
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.shippingMethodMissing' });
    await chooseAddress(visitor, 2, {});
    await chooseAddress(visitor, 1, {});
    expect(await visitor.call('doPlaceOrder')).toHaveProperty('order.id');
  });
});
