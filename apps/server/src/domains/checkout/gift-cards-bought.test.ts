import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

/** Articles of the demo: gift cards of 50 €, and a dishwasher rack. */
const giftCard = 19_902;
const rack = 20_077;

let shop: TestShop;
const countries = new Map<string, number>();

beforeAll(async () => {
  shop = await createTestShop();
  const { rows } = await shop.database.pool.query('SELECT id, iso2 FROM country');
  for (const { id, iso2 } of rows) countries.set(iso2, id);
});
afterAll(() => shop.close());

async function buyer(items: [id: number, quantity: number][], iso2: string, vatNumber = ''): Promise<TestVisitor> {
  const visitor = shop.visitor();
  for (const [productId, quantity] of items) await visitor.call('doAddCartItem', { productId, quantity });
  const places: Record<string, object> = {
    AT: { zipCode: '4020', city: 'Linz' },
    CH: { zipCode: '8001', city: 'Zürich' },
  };
  const address = { ...places[iso2], country: countries.get(iso2) ?? 0, vatNumber };
  await fillCheckout(visitor, { email: `cards-${crypto.randomUUID()}@krone.example`, address });
  return visitor;
}

test.each([
  ['DE', ''],
  ['CH', ''],
  ['AT', 'ATU12345675'],
])('gift cards alone are not taxed, exported or delivered free of VAT: they are no goods (%s)', async (iso2, vatId) => {
  // Whatever rate its owner gave it.
  await shop.database.pool.query('UPDATE variation SET vat_id = 0 WHERE id = $1', [giftCard]);
  const visitor = await buyer([[giftCard, 2]], iso2, vatId);
  const cart = await visitor.call('getCart');
  expect(cart).toMatchObject({ basketAmount: 100, basketAmountNet: 100, giftCardsBought: 100 });
  expect(cart).toMatchObject({ isExportDelivery: false, shippingAmount: 0 });
  expect(cart.vatStanding).toBeUndefined();
  const { totals, vatStanding } = await visitor.call('doPlaceOrder', { expectedTotal: 100 });
  expect(totals).toMatchObject({ totalGross: 100, totalNet: 100, giftCardsBought: 100, isExportDelivery: false });
  expect(vatStanding).toBeNull();
  const mail = (await shop.sentMails()).at(-1)?.text ?? '';
  expect(mail).toMatch(/Geschenkgutscheine über 100,00\s€ verkaufen wir ohne MwSt\./);
  expect(mail).toContain('Gesamtbetrag: 100,00');
  expect(mail).not.toMatch(/Summe netto|Ausfuhrlieferung|innergemeinschaftlich/);
});

test('gift cards alone are ordered without a way of shipping, for the address of the invoice', async () => {
  const visitor = shop.visitor();
  await visitor.call('doAddCartItem', { productId: giftCard, quantity: 1 });
  await visitor.call('doLoginAsGuest', { email: `mailed-${crypto.randomUUID()}@krone.example` });
  await expect(visitor.call('doPlaceOrder', { expectedTotal: 50 })).rejects.toMatchObject({
    key: 'order.addressMissing',
  });
  const [address] = await visitor.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
  await visitor.call('setCheckoutAddress', { typeId: 1, addressId: address?.id ?? 0 });
  const paymentId = (await visitor.call('getPaymentProviders')).list[0]?.id ?? 0;
  await visitor.call('setPaymentProvider', { paymentId });
  const cart = await visitor.call('getCart');
  expect(cart).toMatchObject({ isMailed: true, delivery: null, maxDeliveryDays: {} });
  expect(cart.items?.[0]?.deliveryParts).toEqual([]);
  const { order, isMailed, delivery, shippingProfileName } = await visitor.call('doPlaceOrder', { expectedTotal: 50 });
  expect({ isMailed, delivery, shippingProfileName }).toEqual({
    isMailed: true,
    delivery: null,
    shippingProfileName: 'E-Mail',
  });
  expect(order.deliveryAddress.town).toBe(order.billingAddress.town);
  const mail = (await shop.sentMails()).at(-1)?.text ?? '';
  expect(mail).toContain('Lieferung: Codes per E-Mail, sobald bezahlt ist');
  expect(mail).toContain('Rechnungsadresse:');
  expect(mail).not.toMatch(/Lieferadresse|voraussichtlich/);
  await shop.database.pool.query('UPDATE orders SET status_id = 5 WHERE id = $1', [order.id]);
  const paid = await visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
  expect(paid.status).toBe('Freigegeben, Codes kommen per E-Mail');
});

test('what was chosen for goods before does not stand in the way of gift cards alone, nor move them', async () => {
  const visitor = await buyer([[rack, 1]], 'CH');
  const goods = await visitor.call('getCart');
  expect(goods.isMailed).toBeUndefined();
  await visitor.call('doAddCartItem', { productId: giftCard, quantity: 1 });
  const mixed = await visitor.call('getCart');
  expect(mixed.isMailed).toBeUndefined();
  expect(mixed.shippingProfileId).toBe(goods.shippingProfileId);
  await visitor.call('deleteCartItem', { cartItemId: goods.items?.[0]?.id ?? 0 });
  const billing = { ...germanAddress, companyName: 'Krone Verwaltung' };
  const [address] = await visitor.call('doSaveAddress', { typeId: 1, addressData: billing });
  await visitor.call('setCheckoutAddress', { typeId: 1, addressId: address?.id ?? 0 });
  const cart = await visitor.call('getCart');
  expect(cart).toMatchObject({ isMailed: true, shippingCountryId: countries.get('DE') });
  expect(cart.notices ?? []).toEqual([]);
  const { order } = await visitor.call('doPlaceOrder', { expectedTotal: 50 });
  expect(order.deliveryAddress.name1).toBe('Krone Verwaltung');
});

test('goods beside gift cards are not ordered without a way of shipping', async () => {
  const visitor = shop.visitor();
  for (const productId of [giftCard, rack]) await visitor.call('doAddCartItem', { productId, quantity: 1 });
  await visitor.call('doLoginAsGuest', { email: `mixed-${crypto.randomUUID()}@krone.example` });
  const [address] = await visitor.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
  await visitor.call('setCheckoutAddress', { typeId: 1, addressId: address?.id ?? 0 });
  await expect(visitor.call('doPlaceOrder', {})).rejects.toMatchObject({ key: 'order.shippingMethodMissing' });
});

test('beside goods they keep their price, and the tax is that of the goods alone', async () => {
  const goods = await (await buyer([[rack, 1]], 'DE')).call('getCart');
  const visitor = await buyer(
    [
      [giftCard, 1],
      [rack, 1],
    ],
    'DE',
  );
  const cart = await visitor.call('getCart');
  const taxOf = ({ totalVats = [] }: typeof cart) => totalVats.map(({ vatAmount }) => vatAmount).filter(Boolean);
  expect(taxOf(cart)).toEqual(taxOf(goods));
  expect(cart).toMatchObject({ giftCardsBought: 50, shippingAmount: goods.shippingAmount });
  expect(cart.basketAmount).toBeCloseTo(goods.basketAmount + 50, 5);
  await visitor.call('doPlaceOrder', { expectedTotal: cart.basketAmount });
  const mail = (await shop.sentMails()).at(-1)?.text ?? '';
  expect(mail).toMatch(/Geschenkgutscheine über 50,00\s€/);
  expect(mail).toMatch(/enthaltene MwSt\.\s19\s%: .+\nSumme netto/);
});

test('an export of goods leaves them what they are worth', async () => {
  const goods = await (await buyer([[rack, 1]], 'CH')).call('getCart');
  const visitor = await buyer(
    [
      [giftCard, 1],
      [rack, 1],
    ],
    'CH',
  );
  const cart = await visitor.call('getCart');
  expect(cart).toMatchObject({ isExportDelivery: true, giftCardsBought: 50 });
  expect(cart.basketAmount).toBeCloseTo(goods.basketAmount + 50, 5);
});
