import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { newCoupon } from '../../testing/new-coupon.ts';
import { newGiftCard } from '../../testing/new-gift-card.ts';
import { sampleVariations, sharedStock } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

it('free delivery is promised on the price that everyone sees, whatever VAT comes off an export', async () => {
  const { pool } = test.database;
  const [productId = 0] = await sampleVariations(pool, 1);
  const visitor = test.visitor();
  const { itemSum: seen = 0 } = await visitor.call('doAddCartItem', { productId, quantity: 3 });
  const [country] = (await pool.query("SELECT id FROM country WHERE iso2 = 'CH'")).rows;
  await pool.query('DELETE FROM shipping_rate WHERE country_id = $1', [country.id]);
  const rate = `INSERT INTO shipping_rate (profile_id, country_id, from_item_sum, amount)
    SELECT id, $1, $2, $3 FROM shipping_profile ORDER BY position, id LIMIT 1`;
  await pool.query(rate, [country.id, 0, 1990]);
  await pool.query(rate, [country.id, Math.round(seen * 100), 0]);

  await fillCheckout(visitor, { address: { country: country.id, zipCode: '8001', city: 'Zürich' } });
  const cart = await visitor.call('getCart');
  expect(cart.isExportDelivery).toBe(true);
  expect(cart.basketAmount).toBeLessThan(seen);
  expect(cart.shippingAmount).toBe(0);

  const cartItemId = cart.items?.[0]?.id ?? 0;
  await visitor.call('setCartItemQuantity', { productId, cartItemId, quantity: 2 });
  expect((await visitor.call('getCart')).shippingAmount).toBeGreaterThan(0);
});

describe('what a basket comes to', () => {
  /** 40 euros a piece at 19 %, and 10 at 7 %. */
  let plate: number;
  let book: number;
  const query = (sql: string, values: unknown[] = []) => test.database.pool.query(sql, values);

  beforeEach(async () => {
    const samples = await sampleVariations(test.database.pool, 60);
    const { rows } = await query('SELECT id, item_id FROM variation WHERE id = ANY($1) ORDER BY id', [samples]);
    plate = rows[0].id;
    book = rows.find(({ item_id }) => item_id !== rows[0].item_id).id;
    await query("DELETE FROM variation_price WHERE variation_id IN ($1, $2) AND kind <> 'default'", [plate, book]);
    await query('UPDATE variation_price SET amount = 400000 WHERE variation_id = $1', [plate]);
    await query('UPDATE variation_price SET amount = 100000 WHERE variation_id = $1', [book]);
    await query('UPDATE variation SET vat_id = 0, weight_g = 1000 WHERE id = $1', [plate]);
    await query('UPDATE variation SET vat_id = 1, weight_g = 1000 WHERE id = $1', [book]);
    await query('UPDATE payment_method SET fee = 0');
    await query('UPDATE customer_class SET discount_percent = 0');
    await query("DELETE FROM setting WHERE key LIKE 'guestUnpaid%'");
    await touchCatalog(test.shop.db);
  });

  async function buyer(quantity = 1, companyName = 'Gasthaus Krone'): Promise<TestVisitor> {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: plate, quantity });
    const { rows } = await query("SELECT id FROM payment_method WHERE key = 'prepayment'");
    const address = { ...germanAddress, companyName };
    await fillCheckout(visitor, { email: `${crypto.randomUUID()}@krone.example`, address, paymentId: rows[0]?.id });
    return visitor;
  }

  it('has the fee of the method that was chosen, in cart and order', async () => {
    const visitor = await buyer();
    const { basketAmount } = await visitor.call('getCart');
    await query("UPDATE payment_method SET fee = 250 WHERE key = 'prepayment'");
    await touchCatalog(test.shop.db);
    const cart = await visitor.call('getCart');
    expect(cart.paymentAmount).toBe(2.5);
    expect(cart.basketAmount).toBeCloseTo(basketAmount + 2.5, 5);
    const { totals } = await visitor.call('doPlaceOrder', { expectedTotal: cart.basketAmount });
    expect(totals.paymentFeeGross).toBe(2.5);
  });

  it('is lower by the discount of the class', async () => {
    const visitor = await buyer(3);
    expect((await visitor.call('getCart')).itemSum).toBe(120);
    await query('UPDATE customer_class SET discount_percent = 12.5');
    await touchCatalog(test.shop.db);
    const cart = await visitor.call('getCart');
    expect(cart.itemSum).toBe(105);
    expect(cart.items?.[0]?.price).toBe(35);
  });

  it('is covered by a gift card only with its carriage', async () => {
    const visitor = await buyer();
    const { shippingAmount } = await visitor.call('getCart');
    expect(shippingAmount).toBeGreaterThan(0);
    await query('UPDATE variation_price SET amount = 490000 WHERE variation_id = $1', [plate]);
    await touchCatalog(test.shop.db);
    await visitor.call('doAddCoupon', { couponCode: await newGiftCard(test, 50) });
    expect((await visitor.call('getCart')).openAmount).toBeCloseTo(shippingAmount - 1, 5);
    expect((await visitor.call('getPaymentProviders')).list.map(({ key }) => key)).not.toContain('giftCard');
  });

  it('waits for no transfer where a gift card pays all of it', async () => {
    const visitor = await buyer();
    expect((await visitor.call('getCart')).delivery?.isAfterPayment).toBe(true);
    await visitor.call('doAddCoupon', { couponCode: await newGiftCard(test, 50) });
    const { openAmount, delivery } = await visitor.call('getCart');
    expect({ openAmount, isAfterPayment: delivery?.isAfterPayment }).toEqual({ openAmount: 0, isAfterPayment: false });
  });

  it('counts against the cap of a guest without what gift cards pay', async () => {
    const code = await newGiftCard(test, 25);
    await query("INSERT INTO setting (key, value) VALUES ('guestUnpaidMaximum', '30')");
    await touchCatalog(test.shop.db);
    const visitor = await buyer();
    const keysOf = async () => (await visitor.call('getCart')).notices?.map(({ key }) => key) ?? [];
    expect(await keysOf()).toEqual(['unpaidAmount']);
    await visitor.call('doAddCoupon', { couponCode: code });
    expect(await keysOf()).toEqual([]);
  });

  it('is held against the credit of a class with the fee of the invoice', async () => {
    const visitor = await buyer();
    const { basketAmount } = await visitor.call('getCart');
    const isOffered = async () =>
      (await visitor.call('getPaymentProviders')).list.find(({ key }) => key === 'invoice')?.isSelectable;
    await query('UPDATE payment_method_class SET credit_limit = $1', [Math.round(basketAmount * 100)]);
    await touchCatalog(test.shop.db);
    expect(await isOffered()).toBe(true);
    await query("UPDATE payment_method SET fee = 1 WHERE key = 'invoice'");
    await touchCatalog(test.shop.db);
    expect(await isOffered()).toBe(false);
  });

  it('weighs what all of its pieces weigh', async () => {
    await query('UPDATE variation SET weight_g = 20000 WHERE id = $1', [plate]);
    const visitor = await buyer();
    const isParcel = async () =>
      (await visitor.call('getShippingProvider')).list.some(({ preferredDelivery }) => preferredDelivery);
    expect(await isParcel()).toBe(true);
    await visitor.call('doAddCartItem', { productId: plate, quantity: 30 });
    expect(await isParcel()).toBe(false);
  });

  it('has the services of freight beside the carriage, which alone a coupon makes free', async () => {
    await query('UPDATE variation SET weight_g = 20000 WHERE id = $1', [plate]);
    const visitor = await buyer(31);
    const { list } = await visitor.call('getShippingProvider');
    const shippingId = list.find(({ freightServices = [] }) => freightServices.length > 0)?.shippingProfileId ?? 0;
    await visitor.call('setShippingProvider', { shippingId });
    const { shippingAmount: carriage } = await visitor.call('getCart');
    const services = { tailLift: true, deliveryWindow: null, phoneBeforeArrival: false };
    await visitor.call('setFreightServices', services);
    const charged = await visitor.call('getCart');
    const [tailLift] = charged.shippingCharges ?? [];
    expect(tailLift).toMatchObject({ kind: 'tailLift', amount: charged.shippingAmount - carriage });
    expect(Math.min(carriage, tailLift?.amount ?? 0)).toBeGreaterThan(0);
    await visitor.call('doAddCoupon', { couponCode: await newCoupon(test, { kind: 'freeShipping' }) });
    const free = await visitor.call('getCart');
    expect(free).toMatchObject({ shippingAmount: tailLift?.amount, shippingCharges: [tailLift] });
  });

  it('may be fetched where parcels go to a locker', async () => {
    const offered = async (streetName: string) => {
      const visitor = test.visitor();
      await visitor.call('doAddCartItem', { productId: plate });
      await fillCheckout(visitor, { address: { streetName, apartment: '101' } });
      const { list } = await visitor.call('getShippingProvider');
      const { deliveryByMethod = {} } = await visitor.call('getCart');
      return list.map(({ shippingProfileId }) => deliveryByMethod[shippingProfileId]?.isPickup);
    };
    expect(await offered('Marktplatz')).toContain(true);
    expect(await offered('Packstation')).toContain(true);
  });

  it('loses the VAT of a discount where its coupon is about the line, and nowhere else', async () => {
    const visitor = await buyer();
    await visitor.call('doAddCartItem', { productId: book });
    const { rows } = await query('SELECT item_id FROM variation WHERE id = $1', [book]);
    const code = await newCoupon(test, { percent: 10_000, itemIds: [rows[0]?.item_id] });
    await visitor.call('doAddCoupon', { couponCode: code });
    const cart = await visitor.call('getCart');
    expect(cart.couponDiscount).toBe(10);
    const { order } = await visitor.call('doPlaceOrder', { expectedTotal: cart.basketAmount });
    const discounts = order.orderItems.filter(({ typeId }) => typeId === 4).map(({ vatRate }) => vatRate);
    expect(discounts).toEqual([7]);
  });

  it.each([
    ['Gasthaus Krone', 'business', undefined],
    ['', 'business', 'coupon.wrongCustomerType'],
    ['Gasthaus Krone', 'private', 'coupon.wrongCustomerType'],
  ] as const)('is of a business where the invoice goes to a company (%s, %s)', async (company, customerType, key) => {
    const visitor = await buyer(1, company);
    const couponCode = await newCoupon(test, { customerType });
    const refused = await visitor.call('doAddCoupon', { couponCode }).then(
      () => undefined,
      (error: { key?: string }) => error.key,
    );
    expect(refused).toBe(key);
  });

  it('knows a special offer, which a coupon may leave out', async () => {
    await query(
      "INSERT INTO variation_price (variation_id, kind, minimum_quantity, amount, valid_from, valid_until) VALUES ($1, 'offer', 1, 300000, '2026-01-01', '2099-01-01')",
      [plate],
    );
    await touchCatalog(test.shop.db);
    const visitor = await buyer();
    const couponCode = await newCoupon(test, { includesSpecialOffers: false });
    await expect(visitor.call('doAddCoupon', { couponCode })).rejects.toMatchObject({
      key: 'coupon.notForSpecialOffers',
    });
  });

  it('counts a tier with all lines of a variation', async () => {
    const [piece = 0] = await sharedStock(test.database.pool, 500);
    await query('UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1 WHERE id = $1', [piece]);
    await query('DELETE FROM variation_price WHERE variation_id = $1', [piece]);
    await query(
      "INSERT INTO variation_price (variation_id, kind, minimum_quantity, amount) VALUES ($1, 'default', 1, 200000), ($1, 'default', 10, 150000)",
      [piece],
    );
    const { rows } = await query("SELECT id FROM order_property WHERE value_type = 'text' ORDER BY id LIMIT 1");
    await query('UPDATE order_property SET is_required = false, maximum_length = NULL WHERE id = $1', [rows[0]?.id]);
    await query(
      'INSERT INTO item_order_property (item_id, order_property_id) SELECT item_id, $2 FROM variation WHERE id = $1',
      [piece, rows[0]?.id],
    );
    await touchCatalog(test.shop.db);
    const visitor = test.visitor();
    const engraved = (value: string) => [{ property: { id: rows[0]?.id, value } }];
    const pricesWith = async (quantity: number, text: string) => {
      const line = { productId: piece, quantity, basketItemOrderParams: engraved(text) };
      await visitor.call('doAddCartItem', line);
      return (await visitor.call('getCart')).items?.map(({ price }) => price);
    };
    const [surcharged = 0] = (await pricesWith(6, 'Bar')) ?? [];
    expect(await pricesWith(4, 'Küche')).toEqual([surcharged - 5, surcharged - 5]);
  });
});
