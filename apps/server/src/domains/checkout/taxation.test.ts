import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';

const germany = 1;
const austrianId = 'ATU12345675';
const places = {
  AT: { zipCode: '4020', city: 'Linz', vatNumber: austrianId },
  ES: { zipCode: '28001', city: 'Madrid' },
  CH: { zipCode: '8001', city: 'Zürich' },
  helgoland: { zipCode: '27498', city: 'Insel Helgoland' },
  mistyped: { zipCode: '27498', city: 'Stuttgart' },
};
type Place = keyof typeof places;

let test: TestShop;
let productId: number;
let pickup: number;
let parcel: number;
const countries = new Map<string, number>();
const query = (sql: string, values: unknown[] = []) => test.database.pool.query(sql, values);

beforeAll(async () => {
  test = await createTestShop();
  [productId = 0] = await sampleVariations(test.database.pool, 1);
  for (const { id, iso2 } of (await query('SELECT id, iso2 FROM country')).rows) countries.set(iso2, id);
  pickup = (await query('SELECT id FROM shipping_profile WHERE is_pickup')).rows[0].id;
  parcel = (await query('SELECT id FROM shipping_profile ORDER BY position, id LIMIT 1')).rows[0].id;
  await isServed('AT', 'ES', 'CH');
  await query(`INSERT INTO vat_check (vat_number, outcome, asked_at, is_waiting) VALUES ($1, 'valid', now(), false)`, [
    austrianId,
  ]);
});
afterAll(() => test.close());

/** Besides Germany, by those who fetch their goods. */
async function isServed(...isos: string[]): Promise<void> {
  await query('DELETE FROM shipping_rate WHERE profile_id = $1 AND country_id <> $2', [pickup, germany]);
  await query(
    'INSERT INTO shipping_rate (profile_id, country_id, from_item_sum, amount) SELECT $1, id, 0, 0 FROM country WHERE iso2 = ANY($2)',
    [pickup, isos],
  );
  await touchCatalog(test.shop.db);
}

async function buyerIn(iso: Place): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity: 3 });
  const address = { ...places[iso], country: countries.get(iso) ?? germany };
  await fillCheckout(visitor, { email: `${crypto.randomUUID()}@krone.example`, address });
  return visitor;
}

it.each(['AT', 'ES', 'CH'] as const)('goods are taxed where they are fetched, by a buyer in %s too', async (iso) => {
  const visitor = await buyerIn(iso);
  await visitor.call('setShippingProvider', { shippingId: parcel });
  const brought = await visitor.call('getCart');
  const isTaxFree = iso !== 'ES';
  expect(brought.basketAmount === brought.basketAmountNet).toBe(isTaxFree);
  expect([brought.isExportDelivery, brought.vatStanding?.standing]).toEqual([
    iso === 'CH',
    iso === 'AT' ? 'exempt' : undefined,
  ]);

  await visitor.call('setShippingProvider', { shippingId: pickup });
  const fetched = await visitor.call('getCart');
  expect(fetched).toMatchObject({ isExportDelivery: false, shippingProfileId: pickup });
  expect(fetched.totalVats).toEqual([{ vatValue: 19, vatAmount: expect.any(Number) }]);
  expect(fetched.basketAmount).toBeCloseTo(fetched.basketAmountNet * 1.19, 1);
  expect(fetched.vatStanding).toBeUndefined();
  expect(await visitor.call('doCheckVatNumber')).toEqual({ standing: null });

  const placed = await visitor.call('doPlaceOrder', { expectedTotal: fetched.basketAmount });
  expect(placed.vatStanding).toBeNull();
  expect(placed.totals).toMatchObject({
    ...{ isExportDelivery: false, isNet: false, totalGross: fetched.basketAmount, totalNet: fetched.basketAmountNet },
    vats: [{ rate: 19 }],
  });
  const { rows } = await query('SELECT vat_standing FROM orders WHERE id = $1', [placed.order.id]);
  expect(rows).toEqual([{ vat_standing: null }]);
});

it('a postal code takes no VAT off beside another town', async () => {
  const cartIn = async (place: Place) => (await buyerIn(place)).call('getCart');
  expect((await cartIn('helgoland')).isExportDelivery).toBe(true);
  const cart = await cartIn('mistyped');
  expect(cart.isExportDelivery).toBe(false);
  expect(cart.totalVats).toEqual([{ vatValue: 19, vatAmount: expect.any(Number) }]);
});

it('what was to be fetched is an export where it cannot be and goes abroad instead', async () => {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity: 3 });
  await visitor.call('setShippingProvider', { shippingId: pickup });
  await isServed('AT');
  await fillAddress(visitor, 'CH');
  const cart = await visitor.call('getCart');
  expect(cart.notices?.map(({ key }) => key)).toContain('shippingMethodReset');
  expect(cart.isExportDelivery).toBe(true);
  expect(cart.basketAmount).toBe(cart.basketAmountNet);
  await isServed('AT', 'ES', 'CH');
  expect(await visitor.call('getCart')).toMatchObject({ isExportDelivery: false, shippingProfileId: pickup });
});

async function fillAddress(visitor: TestVisitor, iso: Place): Promise<void> {
  await visitor.call('doLoginAsGuest', { email: `${crypto.randomUUID()}@krone.example` });
  const addressData = { streetName: 'Bahnhofstrasse', apartment: '1', companyName: 'Hotel Adler', ...places[iso] };
  const [address] = await visitor.call('doSaveAddress', {
    typeId: 2,
    addressData: { ...addressData, country: countries.get(iso) ?? germany },
  });
  await visitor.call('setCheckoutAddress', { typeId: 2, addressId: address?.id ?? 0 });
}

it('methods cost what they do whichever is chosen, by the sums and the VAT of each', async () => {
  const visitor = await buyerIn('AT');
  await visitor.call('setShippingProvider', { shippingId: parcel });
  const listed = async () =>
    (await visitor.call('getShippingProvider')).list.map((each) => [each.shippingProfileId, each.shippingAmount]);
  const brought = await listed();
  await visitor.call('setShippingProvider', { shippingId: pickup });
  expect(await listed()).toEqual(brought);

  // At net prices the goods come to 20 % more where they are brought to Austria, and to 19 % more where they are fetched in Germany.
  await visitor.call('setPriceSide', { side: 'net' });
  await visitor.call('setShippingProvider', { shippingId: parcel });
  const { itemSumNet = 0 } = await visitor.call('getCart');
  await query('UPDATE shipping_rate SET from_item_sum = $3 WHERE profile_id = $1 AND country_id = $2', [
    ...[pickup, countries.get('AT'), Math.round(itemSumNet * 119.5)],
  ]);
  await touchCatalog(test.shop.db);
  expect((await listed()).map(([id]) => id)).not.toContain(pickup);
  await isServed('AT', 'ES', 'CH');
  expect((await listed()).map(([id]) => id)).toContain(pickup);
});
