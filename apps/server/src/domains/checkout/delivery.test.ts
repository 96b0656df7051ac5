import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type CarrierSandbox, openCarrierSandbox } from '../../testing/carrier-sandbox.ts';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';
import { isDeliveryDay } from './delivery.ts';

let shop: TestShop;
let carrier: CarrierSandbox;
beforeAll(async () => {
  carrier = await openCarrierSandbox();
  shop = await createTestShop({ SANDBOX_CARRIER_PORT: String(carrier.port) });
});
afterAll(async () => {
  await shop.close();
  await carrier.close();
});

/** A Thursday before All Saints, which is a Monday and a holiday in Stuttgart, not in Hamburg; summer time. */
const beforeCutOff = new Date('2027-10-28T11:59:59Z');
const cutOff = new Date('2027-10-28T12:00:00Z');

async function sample(wanted: Parameters<typeof sampleVariations>[2] = {}): Promise<number> {
  const [id = 0] = await sampleVariations(shop.database.pool, 1, wanted);
  await change(id, { availability_id: 1, restock_on: null, supplier_days: null });
  return id;
}

async function change(id: number, columns: Record<string, string | number | null>): Promise<void> {
  const names = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  await shop.database.pool.query(`UPDATE variation SET ${names.join(', ')} WHERE id = $1`, [
    id,
    ...Object.values(columns),
  ]);
}

async function prepaid(visitor: TestVisitor, zipCode = '70173'): Promise<void> {
  const { rows } = await shop.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
  await fillCheckout(visitor, { paymentId: rows[0]?.id, address: { zipCode } });
}

describe.each([
  [
    'before the cut-off',
    beforeCutOff,
    { from: '2027-10-29', to: '2027-11-02' },
    'Fr. 29. Okt.–Di. 2. Nov.',
    'Do. 28. Okt., 14:00',
  ],
  [
    'from the cut-off on',
    cutOff,
    { from: '2027-11-02', to: '2027-11-03' },
    'Di. 2.–Mi. 3. Nov.',
    'Fr. 29. Okt., 14:00',
  ],
])('%s, over a holiday of the recipient', (_, now, window, written, paidBy) => {
  test('product, shipping page, cart, shipping method, order and mail say the same', async () => {
    shop.setNow(now);
    const id = await sample();
    const visitor = shop.visitor();
    await prepaid(visitor);
    const onProduct = await visitor.call('getDeliveryPromise', { variationId: id, quantity: 3 });
    const ofStock = await visitor.call('getDeliveryPromise', {});
    const cart = await visitor.call('doAddCartItem', { productId: id, quantity: 3 });
    const chosen = String(cart.shippingProfileId);
    const { order, delivery } = await visitor.call('doPlaceOrder');
    const opened = await visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
    const parts = [{ quantity: 3, window, isReady: true }];
    expect(onProduct).toMatchObject({ delivery: window, parts });
    expect(ofStock.delivery).toMatchObject(window);
    expect(ofStock.methods[chosen]).toMatchObject(window);
    expect(cart).toMatchObject({ delivery: window, items: [{ deliveryParts: parts }] });
    expect(cart.deliveryByMethod?.[chosen]).toEqual(cart.delivery);
    expect(delivery).toMatchObject({ ...window, isComplete: true, isAfterPayment: true });
    expect(opened).toMatchObject({ delivery, order: { orderItems: [{ deliveryParts: parts }] } });
    const mail = (await shop.sentMails()).find(({ subject }) => subject.includes(String(order.id)));
    const said = mail?.text.replaceAll('\u00a0', ' ').replaceAll(/\s*\n\s*/g, ' ');
    expect(said).toContain(`Lieferung: voraussichtlich ${written}, wenn Ihre Zahlung bis ${paidBy} Uhr eingeht`);
  });
});

test('an order says for ever what it was promised', async () => {
  shop.setNow(beforeCutOff);
  const visitor = shop.visitor();
  await visitor.call('doAddCartItem', { productId: await sample() });
  await prepaid(visitor);
  const { order, delivery } = await visitor.call('doPlaceOrder');
  shop.setNow(new Date('2027-12-01T08:00:00Z'));
  const later = await visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
  expect(later.delivery).toEqual(delivery);
});

test('a buyer who waits for all of it is promised one day for everything, in cart, order and mail', async () => {
  shop.setNow(beforeCutOff);
  const id = await sample({ stock: 4, policy: 'oversell' });
  await change(id, { supplier_days: 10 });
  const visitor = shop.visitor();
  await visitor.call('doAddCartItem', { productId: id, quantity: 6 });
  await prepaid(visitor);
  const inParts = await visitor.call('getCart');
  expect(inParts.deliverySplit).toBe('partial');
  expect(inParts.items?.[0]?.deliveryParts).toHaveLength(2);
  await visitor.call('setDeliverySplit', { split: 'complete' });
  const cart = await visitor.call('getCart');
  const { from, to } = inParts.delivery ?? {};
  expect(cart).toMatchObject({ deliverySplit: 'complete', delivery: { from, to } });
  expect(cart.items?.[0]?.deliveryParts).toMatchObject([{ quantity: 6, window: { from, to } }]);
  const { order, deliverySplit, delivery } = await visitor.call('doPlaceOrder');
  expect({ deliverySplit, delivery }).toMatchObject({ deliverySplit: 'complete', delivery: { from, to } });
  const mail = (await shop.sentMails()).find(({ subject }) => subject.includes(String(order.id)));
  expect(mail?.text).toMatch(/Teillieferung\W+alles zusammen/);
  // It is asked anew of the next order, and of none that comes at once.
  await shop.database.pool.query('UPDATE stock SET quantity = 50 WHERE variation_id = $1', [id]);
  expect(await visitor.call('doAddCartItem', { productId: id, quantity: 1 })).not.toHaveProperty('deliverySplit');
});

test('who would wait for all of it is told of each line by itself where nothing comes later', async () => {
  shop.setNow(beforeCutOff);
  const [ready = 0, comesIn = 0] = await sampleVariations(shop.database.pool, 2);
  for (const id of [ready, comesIn]) await change(id, { availability_id: 1, restock_on: null, supplier_days: null });
  await shop.database.pool.query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [comesIn]);
  await change(comesIn, { stock_policy: 'oversell', restock_on: '2027-11-15' });
  const visitor = shop.visitor();
  for (const productId of [ready, comesIn]) await visitor.call('doAddCartItem', { productId });
  await prepaid(visitor);
  await visitor.call('setDeliverySplit', { split: 'complete' });
  const partsOf = async () => (await visitor.call('getCart')).items?.map(({ deliveryParts }) => deliveryParts);
  const [first, second] = (await partsOf()) ?? [];
  expect(first).toEqual(second);
  await change(comesIn, { restock_on: '2027-10-28' });
  const window = { from: '2027-10-29', to: '2027-11-02' };
  expect(await partsOf()).toEqual([
    [{ quantity: 1, window, isReady: true }],
    [{ quantity: 1, window, isReady: false }],
  ]);
});

describe('where the goods go', () => {
  it.each([
    ['where All Saints is no holiday', '20095', '2027-11-01'],
    ['where it is one', '80331', '2027-11-02'],
  ])('%s', async (_, zipCode, to) => {
    shop.setNow(beforeCutOff);
    const visitor = shop.visitor();
    await prepaid(visitor, zipCode);
    const promised = await visitor.call('getDeliveryPromise', { variationId: await sample() });
    expect(promised.delivery).toMatchObject({ from: '2027-10-29', to });
  });

  it('takes the days of each method and country', async () => {
    shop.setNow(beforeCutOff);
    const { methods } = await shop.visitor().call('getDeliveryPromise', {});
    const pickup = Object.values(methods).find((each) => each?.isPickup);
    expect(pickup).toMatchObject({ from: '2027-10-28', to: '2027-10-29' });
    const visitor = shop.visitor();
    await visitor.call('doAddCartItem', { productId: await sample() });
    const home = (await visitor.call('getCart')).delivery;
    const { rows } = await shop.database.pool.query("SELECT id FROM country WHERE iso2 = 'AT'");
    await fillCheckout(visitor, { address: { country: rows[0]?.id, zipCode: '1010', city: 'Wien' } });
    const abroad = (await visitor.call('getCart')).delivery;
    // All Saints is a holiday in Vienna, too.
    expect([home?.from, abroad?.from]).toEqual(['2027-10-29', '2027-11-02']);
  });
});

test('a gift card is mailed on no day, also beside goods, in cart, order and mail', async () => {
  shop.setNow(beforeCutOff);
  const { rows } = await shop.database.pool.query(
    'SELECT v.id FROM variation v JOIN item i ON i.id = v.item_id WHERE i.is_gift_card ORDER BY v.id',
  );
  const visitor = shop.visitor();
  const goods = await sample({ stock: 4, policy: 'oversell' });
  await change(goods, { supplier_days: 10 });
  await visitor.call('doAddCartItem', { productId: rows[0]?.id });
  await visitor.call('doAddCartItem', { productId: goods, quantity: 6 });
  const promised = await visitor.call('getDeliveryPromise', { variationId: rows[0]?.id });
  expect(promised).toMatchObject({ isMailed: true, delivery: null, parts: [] });
  expect(await visitor.call('getDeliveryPromise', {})).toMatchObject({ isMailed: false });

  await prepaid(visitor);
  await visitor.call('setDeliverySplit', { split: 'complete' });
  const cart = await visitor.call('getCart');
  const { from, to } = cart.delivery ?? {};
  const parts = [{ quantity: 6, window: { from, to } }];
  expect(cart.items).toMatchObject([{ isMailed: true, deliveryParts: [] }, { deliveryParts: parts }]);
  expect(cart.items?.[1]).not.toHaveProperty('isMailed');
  const { order, isMailed } = await visitor.call('doPlaceOrder');
  expect(isMailed).toBe(false);
  const items = order.orderItems.filter(({ typeId }) => typeId === 1);
  expect(items).toMatchObject([{ deliveryParts: [] }, { deliveryParts: parts }]);
  const mail = (await shop.sentMails()).find(({ subject }) => subject.includes(String(order.id)));
  expect(mail?.text.match(/Codes per E-Mail, sobald bezahlt ist/g)).toHaveLength(1);
});

test('goods that are fetched wait over the holidays of the warehouse, not over those of the buyer', async () => {
  shop.setNow(new Date('2027-10-29T08:00:00Z'));
  const setState = async (state: string) => {
    await shop.database.pool.query(
      "INSERT INTO setting (key, value) VALUES ('warehouseState', $1) ON CONFLICT (key) DO UPDATE SET value = $1",
      [state],
    );
    await touchCatalog(shop.shop.db);
  };
  const fetched = async (zipCode: string) => {
    const visitor = shop.visitor();
    await visitor.call('doAddCartItem', { productId: await sample() });
    await prepaid(visitor, zipCode);
    const { deliveryByMethod = {} } = await visitor.call('getCart');
    return Object.values(deliveryByMethod).find((each) => each?.isPickup)?.to;
  };
  const { rows } = await shop.database.pool.query("SELECT value FROM setting WHERE key = 'warehouseState'");
  await setState('HH');
  expect([await fetched('20095'), await fetched('80331')]).toEqual(['2027-11-01', '2027-11-01']);
  await setState('BY');
  expect([await fetched('20095'), await fetched('80331')]).toEqual(['2027-11-02', '2027-11-02']);
  await setState(rows[0]?.value ?? '');
});

describe('more than lies in stock', () => {
  const rest = (id: number) => shop.visitor().call('getDeliveryPromise', { variationId: id, quantity: 72 });

  it('comes in two parts, in cart and order as well, after what other lines take', async () => {
    shop.setNow(beforeCutOff);
    const id = await sample({ stock: 60, policy: 'oversell' });
    await change(id, { supplier_days: 5, weight_g: 1 });
    const [now, later] = (await rest(id)).parts;
    expect([now?.quantity, later?.quantity]).toEqual([60, 12]);
    expect([now?.isReady, later?.isReady]).toEqual([true, false]);
    expect([now?.window?.from, later?.window?.from]).toEqual(['2027-10-29', '2027-11-05']);

    const visitor = shop.visitor();
    await visitor.call('doAddCartItem', { productId: id, quantity: 50 });
    const further = await visitor.call('getDeliveryPromise', { variationId: id, quantity: 22 });
    expect(further.parts.map(({ quantity }) => quantity)).toEqual([10, 12]);
    await visitor.call('doAddCartItem', { productId: id, quantity: 22 });
    await prepaid(visitor, '20095');
    const cart = await visitor.call('getCart');
    const { order } = await visitor.call('doPlaceOrder');
    expect(cart.items?.[0]?.deliveryParts).toMatchObject([{ quantity: 60 }, { quantity: 12 }]);
    expect(order.orderItems[0]?.deliveryParts).toEqual(cart.items?.[0]?.deliveryParts);
    const { rows } = await shop.database.pool.query('SELECT backorder_quantity FROM order_item WHERE order_id = $1', [
      order.id,
    ]);
    expect(rows).toEqual([{ backorder_quantity: 12 }]);
  });

  it('is all of an order where others wait already, and no more than that', async () => {
    shop.setNow(beforeCutOff);
    const id = await sample({ stock: -5, policy: 'oversell' });
    const visitor = shop.visitor();
    await visitor.call('doAddCartItem', { productId: id, quantity: 3 });
    await prepaid(visitor);
    const { order } = await visitor.call('doPlaceOrder');
    const { rows } = await shop.database.pool.query('SELECT backorder_quantity FROM order_item WHERE order_id = $1', [
      order.id,
    ]);
    expect(rows).toEqual([{ backorder_quantity: 3 }]);
  });

  it('comes on the day on which it comes in, or nobody says when', async () => {
    shop.setNow(beforeCutOff);
    const id = await sample({ stock: 60, policy: 'oversell' });
    expect((await rest(id)).parts[1]).toEqual({ quantity: 12, window: null, isReady: false });
    expect((await rest(id)).delivery?.isComplete).toBe(false);
    await change(id, { restock_on: '2027-11-15' });
    expect((await rest(id)).parts[1]).toMatchObject({ window: { from: '2027-11-16' }, isReady: false });
  });
});

test('what is engraved takes its days, on the product page as in the cart', async () => {
  shop.setNow(beforeCutOff);
  const { rows } = await shop.database.pool.query<{ id: number; property: number }>(
    `SELECT v.id, p.id AS property FROM variation v JOIN item_order_property ip ON ip.item_id = v.item_id
     JOIN order_property p ON p.id = ip.order_property_id AND p.value_type = 'empty'
     JOIN item_category c ON c.item_id = v.item_id JOIN category k ON k.id = c.category_id AND NOT k.is_customers_only
     WHERE v.is_active AND v.minimum_order_quantity = 1 AND NOT EXISTS (SELECT FROM item_order_property o JOIN order_property r
       ON r.id = o.order_property_id WHERE o.item_id = v.item_id AND (r.is_required OR r.is_pre_selected)) ORDER BY v.id LIMIT 1`,
  );
  const { id = 0, property = 0 } = rows[0] ?? {};
  await change(id, { availability_id: 1, stock_policy: 'unlimited' });
  await shop.database.pool.query('UPDATE order_property SET lead_time_days = 10 WHERE id = $1', [property]);
  await touchCatalog(shop.shop.db);
  const visitor = shop.visitor();
  const plain = await visitor.call('getDeliveryPromise', { variationId: id });
  const engraved = await visitor.call('getDeliveryPromise', { variationId: id, propertyIds: [property] });
  const cart = await visitor.call('doAddCartItem', {
    productId: id,
    basketItemOrderParams: [{ property: { id: property, value: 'true' } }],
  });
  expect(plain.delivery).toMatchObject({ from: '2027-10-29', shipsToday: true });
  expect(engraved.delivery).toMatchObject({ from: '2027-11-12', shipsToday: false });
  expect(engraved.reasons?.finishingDays).toBe(10);
  expect(cart.delivery).toEqual(engraved.delivery);
});

test('what cannot be bought is promised to nobody', async () => {
  const id = await sample();
  await change(id, { availability_id: 10 });
  for (const variationId of [id, 999_999_999]) {
    expect(await shop.visitor().call('getDeliveryPromise', { variationId })).toMatchObject({
      delivery: null,
      parts: [],
    });
  }
});

describe('a preferred day', () => {
  async function parcelOf(visitor: TestVisitor): Promise<number> {
    await visitor.call('doAddCartItem', { productId: await sample() });
    await prepaid(visitor, '20095');
    const { list } = await visitor.call('getShippingProvider');
    const shippingId = list.find(({ preferredDelivery }) => preferredDelivery)?.shippingProfileId ?? 0;
    await visitor.call('setShippingProvider', { shippingId });
    return shippingId;
  }

  it('is one of those after the hand-over by its own cut-off, is when all of it comes, and is charged', async () => {
    shop.setNow(beforeCutOff);
    const visitor = shop.visitor();
    const shippingProfileId = await parcelOf(visitor);
    const { preferredDay, additionalCharge } = await visitor.call('getPreferredDeliveryServices', {
      ...{ shippingProfileId, postalcode: '20095' },
    });
    // Ordered after noon on Thursday, handed over on Friday: from Sunday on, which is none.
    expect(Object.keys(preferredDay)).toEqual(['2027-11-01', '2027-11-02', '2027-11-03', '2027-11-04']);
    const saved = await visitor.call('doSavePreferredDeliveryServices', {
      ...{ preferredDay: '2027-11-03', preferredLocation: 'Rampe', surcharge: 0 },
    });
    expect(saved.surcharge).toBe(additionalCharge);
    const cart = await visitor.call('getCart');
    expect(cart).toMatchObject({
      delivery: { from: '2027-11-03', to: '2027-11-03' },
      shippingCharges: [
        { kind: 'preferredDay', amount: 1.9 },
        { kind: 'preferredLocation', value: 'Rampe', amount: 0 },
      ],
    });
    const { order, totals, delivery } = await visitor.call('doPlaceOrder');
    expect(delivery).toMatchObject({ from: '2027-11-03' });
    expect(totals.shippingGross).toBe(8.8);
    expect(order.preferredDelivery).toMatchObject({ Ablageort: 'Rampe' });
  });

  it('is gone once the goods cannot be handed over in time', async () => {
    shop.setNow(beforeCutOff);
    const visitor = shop.visitor();
    await parcelOf(visitor);
    await visitor.call('doSavePreferredDeliveryServices', { preferredDay: '2027-11-03' });
    shop.setNow(new Date('2027-10-29T09:59:59Z'));
    expect((await visitor.call('getCart')).notices ?? []).toEqual([]);
    shop.setNow(new Date('2027-10-29T10:00:00Z'));
    expect((await visitor.call('getCart')).notices).toMatchObject([{ key: 'preferredDayGone' }]);
  });

  it('and what else was wanted can be taken back, or stand, while the carrier says nothing', async () => {
    shop.setNow(beforeCutOff);
    const visitor = shop.visitor();
    const shippingProfileId = await parcelOf(visitor);
    const wanted = { preferredDay: '2027-11-03', preferredLocation: 'Rampe' };
    await visitor.call('doSavePreferredDeliveryServices', wanted);
    await carrier.set('down');
    try {
      const away = { key: 'checkout.carrierAway' };
      const asked = { shippingProfileId, postalcode: '20095' };
      await expect(visitor.call('getPreferredDeliveryServices', asked)).rejects.toMatchObject(away);
      const another = { ...wanted, preferredDay: '2027-11-04' };
      await expect(visitor.call('doSavePreferredDeliveryServices', another)).rejects.toMatchObject(away);
      await visitor.call('doSavePreferredDeliveryServices', wanted);
      shop.setNow(new Date('2027-10-29T10:00:00Z'));
      // Let stand what is gone is what the page does that shows it; the order says so.
      await visitor.call('doSavePreferredDeliveryServices', wanted);
      await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.preferredDayGone' });
      await visitor.call('doSavePreferredDeliveryServices', { preferredLocation: 'Rampe' });
      expect((await visitor.call('getCart')).shippingCharges).toMatchObject([{ value: 'Rampe' }]);
      const { order } = await visitor.call('doPlaceOrder');
      expect(order.preferredDelivery).toMatchObject({ Ablageort: 'Rampe' });
    } finally {
      await carrier.set('normal');
    }
  });

  it('is taken back while the carrier says nothing of the postcode to which it goes now', async () => {
    shop.setNow(beforeCutOff);
    const visitor = shop.visitor();
    await parcelOf(visitor);
    const wanted = { preferredDay: '2027-11-03', preferredLocation: 'Rampe' };
    await visitor.call('doSavePreferredDeliveryServices', wanted);
    const { customerShippingAddressId: id } = await visitor.call('getCart');
    const moved = { ...germanAddress, zipCode: '10115', city: 'Berlin', id: id ?? 0 };
    await visitor.call('doSaveAddress', { typeId: 2, addressData: moved });
    await carrier.set('down');
    try {
      await visitor.call('doSavePreferredDeliveryServices', { preferredLocation: 'Rampe' });
    } finally {
      await carrier.set('normal');
    }
    const cart = await visitor.call('getCart');
    expect([cart.notices ?? [], cart.shippingCharges ?? []]).toEqual([[], []]);
    await visitor.call('doSavePreferredDeliveryServices', { preferredLocation: 'Rampe' });
    expect((await visitor.call('getCart')).shippingCharges).toMatchObject([{ value: 'Rampe' }]);
    await visitor.call('doPlaceOrder');
  });
});

test('no day is preferred where a part of the goods has none', async () => {
  shop.setNow(beforeCutOff);
  const id = await sample({ stock: 4, policy: 'oversell' });
  await change(id, { supplier_days: 2 });
  const visitor = shop.visitor();
  await visitor.call('doAddCartItem', { productId: id, quantity: 6 });
  await prepaid(visitor, '20095');
  const { list } = await visitor.call('getShippingProvider');
  const shippingProfileId = list.find(({ preferredDelivery }) => preferredDelivery)?.shippingProfileId ?? 0;
  await visitor.call('setShippingProvider', { shippingId: shippingProfileId });
  const days = async () => {
    const asked = { shippingProfileId, postalcode: '20095' };
    return (await visitor.call('getPreferredDeliveryServices', asked)).preferredDay;
  };
  expect(Object.keys(await days())).not.toEqual([]);
  await change(id, { supplier_days: null });
  expect(await days()).toBe(false);
});

test('a carrier who names Sundays is not believed', async () => {
  const comes = await isDeliveryDay(shop.shop, { countryId: 1, address: null });
  expect(['2027-10-30', '2027-10-31', '2027-11-02'].map(comes)).toEqual([true, false, true]);
});

test('the owner says when goods are handed over for a preferred day, and whether a pickup point needs a number', async () => {
  shop.setNow(beforeCutOff);
  const owner = await signInOperator(shop);
  const set = (settings: Record<string, string>) =>
    owner.call('setConfiguration', {
      settings: Object.entries(settings).map(([key, value]) => ({ key, value })),
    });
  const visitor = shop.visitor();
  await visitor.call('doAddCartItem', { productId: await sample() });
  await prepaid(visitor, '20095');
  const { list } = await visitor.call('getShippingProvider');
  const shippingProfileId = list.find(({ preferredDelivery }) => preferredDelivery)?.shippingProfileId ?? 0;
  await visitor.call('setShippingProvider', { shippingId: shippingProfileId });
  const firstDay = async () => {
    const asked = { shippingProfileId, postalcode: '20095' };
    return Object.keys((await visitor.call('getPreferredDeliveryServices', asked)).preferredDay)[0];
  };
  expect(await firstDay()).toBe('2027-11-01');
  // 13:59:59 in Stuttgart.
  await set({ preferredDayCutOffHour: '13', preferredDayCutOffMinute: '59' });
  expect(await firstDay()).toBe('2027-11-01');
  shop.setNow(new Date(beforeCutOff.getTime() - 60_000));
  expect(await firstDay()).toBe('2027-10-30');
  await set({ preferredDayCutOffHour: '13', preferredDayCutOffMinute: '0', preferredDayExcludedWeekdays: '5' });
  expect(await firstDay()).toBe('2027-11-03');
  await set({ preferredDayAdditionalCharge: '4,20', mapsApiKey: 'key-of-maps' });
  const { additionalCharge } = await visitor.call('getPreferredDeliveryServices', {
    shippingProfileId,
    postalcode: '20095',
  });
  expect(additionalCharge).toBe(4.2);
  const places = await visitor.call('getPreferredDeliveryLocationShippingProfiles');
  expect(places.gmapsApiKey).toBe('key-of-maps');

  const atLocker = shop.visitor();
  await atLocker.call('doAddCartItem', { productId: await sample() });
  const { rows } = await shop.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
  const address = { streetName: 'Packstation', apartment: '101', zipCode: '20095', city: 'Hamburg' };
  await fillCheckout(atLocker, { email: 'locker@krone.example', paymentId: rows[0]?.id, address });
  await set({ postNumberRequired: 'true' });
  await expect(atLocker.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.postNumberMissing' });
  await set({ postNumberRequired: 'false' });
  expect((await atLocker.call('doPlaceOrder')).order.id).toBeGreaterThan(0);
});

test('the owner says when goods leave the warehouse', async () => {
  shop.setNow(beforeCutOff);
  const id = await sample();
  const owner = await signInOperator(shop);
  const promised = async () => {
    const { delivery } = await shop.visitor().call('getDeliveryPromise', { variationId: id });
    return [delivery?.from, delivery?.orderBy.slice(0, 16)];
  };
  const set = (settings: Record<string, string>) =>
    owner.call('setConfiguration', {
      settings: Object.entries(settings).map(([key, value]) => ({ key, value })),
    });
  await set({ dispatchCutOff: '10:30' });
  expect(await promised()).toEqual(['2027-11-01', '2027-10-29T08:30']);
  await set({ warehouseWeekdays: '3' });
  expect(await promised()).toEqual(['2027-11-04', '2027-11-03T09:30']);
  await set({ warehouseWeekdays: '1,2,3,4,5', warehouseClosedDays: '2027-10-29\n2027-11-02' });
  expect(await promised()).toEqual(['2027-11-02', '2027-11-01T09:30']);
  await set({ warehouseState: 'BY' });
  expect(await promised()).toEqual(['2027-11-04', '2027-11-03T09:30']);
});

describe('what search engines are told of an offer', () => {
  const termsOf = async (id: number) => {
    const { rows } = await shop.database.pool.query('SELECT item_id FROM variation WHERE id = $1', [id]);
    return (await shop.visitor().call('getProduct', { id: rows[0]?.item_id, variationId: id })).offerTerms;
  };

  it('is what a cart of it alone costs to be delivered in the country of the shop', async () => {
    const id = await sample();
    const visitor = shop.visitor();
    const { shippingAmount } = await visitor.call('doAddCartItem', { productId: id });
    expect(shippingAmount).toBeGreaterThan(0);
    expect(await termsOf(id)).toMatchObject({
      shipping: { countryIso: 'DE', amount: shippingAmount, handlingDays: { minimum: 0 } },
      returns: { countryIso: 'DE', days: 14, isFree: false },
    });
  });

  /** Standard delivery is free from 250 euros on; unit prices in hundredths of a cent. */
  it.each([
    ['below the sum from which delivery is free', { price: 62_499_00, minimum: 4, weightG: 500 }],
    ['at that sum', { price: 62_5000, minimum: 400, weightG: 5 }],
    ['above it', { price: 1_000_0000, minimum: 1, weightG: 500 }],
    ['as heavy as all of the smallest quantity is', { price: 1_0000, minimum: 40, weightG: 20_000 }],
  ])('is what a cart costs that is %s', async (_, { price, minimum, weightG }) => {
    const id = await sample();
    await change(id, { minimum_order_quantity: minimum, weight_g: weightG, stock_policy: 'unlimited' });
    await shop.database.pool.query('UPDATE variation_price SET amount = $2 WHERE variation_id = $1', [id, price]);
    const { shippingAmount } = await shop.visitor().call('doAddCartItem', { productId: id, quantity: minimum });
    expect((await termsOf(id))?.shipping?.amount).toBe(shippingAmount);
  });

  it('is nothing of a gift card, which no carrier brings', async () => {
    const { rows } = await shop.database.pool.query(
      'SELECT min(variation.id) AS id FROM variation JOIN item ON item.id = item_id WHERE is_gift_card',
    );
    expect(await termsOf(rows[0]?.id)).toEqual({ shipping: null, returns: null });
  });

  it('says nothing of giving back what has to be made for one buyer', async () => {
    const id = await sample();
    const { pool } = shop.database;
    const question = 'SELECT id FROM order_property WHERE excludes_return ORDER BY id LIMIT 1';
    await pool.query(
      `INSERT INTO item_order_property (item_id, order_property_id) SELECT item_id, (${question}) FROM variation WHERE id = $1`,
      [id],
    );
    await pool.query(`UPDATE order_property SET is_required = true WHERE id = (${question})`);
    await touchCatalog(shop.shop.db);
    expect((await termsOf(id))?.returns).toBeNull();
    await pool.query(`DELETE FROM item_order_property WHERE item_id = (SELECT item_id FROM variation WHERE id = $1)`, [
      id,
    ]);
  });
});
