import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallContext } from '../../http/call-context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';
import { placeOrder } from './place-order.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

async function buyer(lines: { productId: number; quantity: number }[]): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItems', lines);
  await fillCheckout(visitor);
  return visitor;
}

async function stockOf(variationId: number): Promise<number> {
  const found = await test.database.pool.query('SELECT quantity FROM stock WHERE variation_id = $1', [variationId]);
  return found.rows[0]?.quantity;
}

describe('doPlaceOrder', () => {
  it('writes the order of the cart, takes the stock and orders the mail', async () => {
    const [first = 0, second = 0] = await sampleVariations(test.database.pool, 2, { stock: 10 });
    const visitor = await buyer([
      { productId: first, quantity: 3 },
      { productId: second, quantity: 1 },
    ]);
    const cart = await visitor.call('getCart');
    const { order, totals } = await visitor.call('doPlaceOrder');
    expect(totals.totalGross).toBe(cart.basketAmount);
    expect(order.orderItems.map(({ itemVariationId, quantity }) => [itemVariationId, quantity])).toEqual([
      [first, 3],
      [second, 1],
    ]);
    expect(order.billingAddress).toMatchObject({ name1: 'Gasthaus Krone', town: 'Stuttgart' });
    expect(order.accessKey).toMatch(/^[\w-]{22}$/);
    expect([await stockOf(first), await stockOf(second)]).toEqual([7, 9]);
    const jobs = await test.database.pool.query('SELECT task_identifier FROM graphile_worker.jobs WHERE key = $1', [
      `order-confirmation-${order.id}`,
    ]);
    expect(jobs.rows).toEqual([{ task_identifier: 'send-order-confirmation' }]);
  });

  it('is known to who never got its answer, for a day, until something is put into the cart', async () => {
    const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
    const visitor = await buyer([{ productId, quantity: 1 }]);
    expect(await visitor.call('getPlacedOrder')).toBeNull();
    const { order } = await visitor.call('doPlaceOrder');
    const placed = { id: order.id, accessKey: order.accessKey };
    expect(await visitor.call('getPlacedOrder')).toEqual(placed);
    expect(await test.visitor().call('getPlacedOrder')).toBeNull();
    const move = (hours: number) =>
      test.database.pool.query(
        'UPDATE basket SET ordered_at = ordered_at - make_interval(hours => $2) WHERE id = (SELECT basket_id FROM orders WHERE id = $1)',
        [order.id, hours],
      );
    await move(23);
    expect(await visitor.call('getPlacedOrder')).toEqual(placed);
    await move(1);
    expect(await visitor.call('getPlacedOrder')).toBeNull();
    await move(-24);
    await test.database.pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [order.id]);
    expect(await visitor.call('getPlacedOrder')).toBeNull();
    await test.database.pool.query('UPDATE orders SET status_id = 3 WHERE id = $1', [order.id]);
    await visitor.call('doAddCartItem', { productId });
    expect(await visitor.call('getPlacedOrder')).toBeNull();
  });

  it('tells who fetches the goods where they wait, and dispatches nothing', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
    const visitor = await buyer([{ productId: id, quantity: 1 }]);
    const { list } = await visitor.call('getShippingProvider');
    const pickup = list.find(({ parcelServicePresetName }) => parcelServicePresetName.includes('Abholung'));
    await visitor.call('setShippingProvider', { shippingId: pickup?.shippingProfileId ?? 0 });
    const { order } = await visitor.call('doPlaceOrder');
    const mail = (await test.sentMails()).at(-1)?.text ?? '';
    expect(mail).toMatch(/Abholung bei:\s+Tafelwerk/);
    expect(mail).not.toContain('Lieferadresse');
    const stateOf = async (statusId: number) => {
      await test.database.pool.query('UPDATE orders SET status_id = $2 WHERE id = $1', [order.id, statusId]);
      return (await visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey })).status;
    };
    expect([await stateOf(5), await stateOf(7)]).toEqual(['Wird zur Abholung bereitgestellt', 'Abgeholt']);
  });

  it('places no order at a sum that the buyer has not seen', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
    const visitor = await buyer([{ productId: id, quantity: 2 }]);
    const { basketAmount } = await visitor.call('getCart');
    await expect(visitor.call('doPlaceOrder', { expectedTotal: basketAmount - 0.01 })).rejects.toMatchObject({
      key: 'order.itemsChanged',
    });
    expect(await stockOf(id)).toBe(10);
    const { totals } = await visitor.call('doPlaceOrder', { expectedTotal: basketAmount });
    expect(totals.totalGross).toBe(basketAmount);
  });

  it('answers the same order when it is called again, at once or later', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
    const visitor = await buyer([{ productId: id, quantity: 2 }]);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.call('doPlaceOrder')));
    answers.push(await visitor.call('doPlaceOrder'));
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    expect(await stockOf(id)).toBe(8);
  });

  it('answers the same order to a client that goes through all its steps again', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1);
    const visitor = await buyer([{ productId: id, quantity: 1 }]);
    const first = await visitor.call('doPlaceOrder');
    await visitor.call('doAdditionalInformation', { orderCustomerSign: 'K-1', shippingPrivacyHintAccepted: true });
    expect(await visitor.call('doPreparePayment')).toEqual({ type: 'continue', value: null });
    expect((await visitor.call('doPlaceOrder')).order.id).toBe(first.order.id);
  });

  it('begins a new basket with the next article, with the same addresses', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1);
    const visitor = await buyer([{ productId: id, quantity: 1 }]);
    const first = await visitor.call('doPlaceOrder');
    expect((await visitor.call('getCart')).itemQuantity).toBe(0);
    const cart = await visitor.call('doAddCartItem', { productId: id, quantity: 4 });
    expect(cart).toMatchObject({ itemQuantity: 4, customerInvoiceAddressId: expect.any(Number) });
    const second = await visitor.call('doPlaceOrder');
    expect(second.order.id).not.toBe(first.order.id);
  });

  it('names deposits in the cart as the order does, to the cent', async () => {
    const { rows } = await test.database.pool.query<{ id: number }>(
      `SELECT i.main_variation_id AS id FROM item i JOIN item_order_property io ON io.item_id = i.id
       JOIN order_property p ON p.id = io.order_property_id WHERE p.is_shown_as_additional_costs ORDER BY i.id LIMIT 1`,
    );
    await test.database.pool.query('UPDATE stock SET quantity = 100 WHERE variation_id = $1', [rows[0]?.id]);
    const visitor = await buyer([{ productId: rows[0]?.id ?? 0, quantity: 3 }]);
    const { additionalCosts } = await visitor.call('getCart');
    expect(additionalCosts).toEqual([{ name: expect.stringContaining('Pfand'), amount: 18, amountNet: 15.13 }]);
    const { totals } = await visitor.call('doPlaceOrder');
    const named = Object.values(totals.additionalCostsWithTax);
    expect(named).toMatchObject([{ name: additionalCosts?.[0]?.name, price: 18 }]);
  });

  it('refuses to sell more than there is, and says what is left', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1, { stock: 5 });
    const visitor = await buyer([{ productId: id, quantity: 5 }]);
    await test.database.pool.query('UPDATE stock SET quantity = 2 WHERE variation_id = $1', [id]);
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({
      key: 'order.notEnoughStock',
      cause: { items: [{ variationId: id, name: expect.any(String), stock: 2 }] },
    });
    expect(await stockOf(id)).toBe(2);
  });

  it('delivers the rest later where the article may be oversold', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1, { stock: 2, policy: 'oversell' });
    const visitor = await buyer([{ productId: id, quantity: 5 }]);
    const cart = await visitor.call('getCart');
    expect(cart.notices).toContainEqual({
      key: 'oversold',
      cause: expect.objectContaining({ variationId: id, stock: 2, later: 3 }),
    });
    const { order } = await visitor.call('doPlaceOrder');
    const stored = await test.database.pool.query('SELECT backorder_quantity FROM order_item WHERE order_id = $1', [
      order.id,
    ]);
    expect(stored.rows).toEqual([{ backorder_quantity: 3 }]);
  });

  it('takes the components of a bundle out of the stock', async () => {
    const parts = await test.database.pool.query<{ id: number; component: number; quantity: number }>(
      `SELECT variation.id, part.variation_id AS component, part.quantity
       FROM bundle_component AS part JOIN variation ON variation.item_id = part.item_id ORDER BY 1, 2 LIMIT 1`,
    );
    const [part] = parts.rows;
    if (!part) throw new Error('the demo shop has no bundle');
    await test.database.pool.query("UPDATE variation SET stock_policy = 'limited' WHERE id = $1", [part.component]);
    await test.database.pool.query("UPDATE variation SET stock_policy = 'unlimited' WHERE id = $1", [part.id]);
    await test.database.pool.query('UPDATE stock SET quantity = 100');
    const visitor = await buyer([{ productId: part.id, quantity: 2 }]);
    await visitor.call('doPlaceOrder');
    expect(await stockOf(part.component)).toBe(100 - 2 * part.quantity);
  });

  it('charges the VAT of where the goods go now, not of where the address once was', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1);
    const honest = await buyer([{ productId: id, quantity: 5 }]);
    const { totals } = await honest.call('doPlaceOrder');
    const found = await test.database.pool.query("SELECT id FROM country WHERE iso2 = 'CH'");
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: id, quantity: 5 });
    await fillCheckout(visitor, { address: { country: found.rows[0]?.id, zipCode: '8001', city: 'Zürich' } });
    expect(await visitor.call('getCart')).toMatchObject({ isExportDelivery: true });
    const [address] = await visitor.call('getAddresses', { typeId: 2 });
    await visitor.call('doSaveAddress', {
      typeId: 2,
      addressData: { ...germanAddress, ...(address?.id !== undefined && { id: address.id }) },
    });
    expect(await visitor.call('getCart')).toMatchObject({ isExportDelivery: false, shippingCountryId: 1 });
    expect((await visitor.call('doPlaceOrder')).totals.totalGross).toBe(totals.totalGross);
  });

  it('charges no VAT where the postal code is outside of the area of the tax, whatever VAT id the buyer has', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1);
    const visitor = test.visitor();
    const charged = await visitor.call('doAddCartItem', { productId: id, quantity: 5 });
    const { rows } = await test.database.pool.query("SELECT id FROM country WHERE iso2 = 'ES'");
    const address = { country: rows[0]?.id, zipCode: '35001', city: 'Las Palmas', vatNumber: 'ESB12345674' };
    await fillCheckout(visitor, { address });
    const cart = await visitor.call('getCart');
    expect([cart.isExportDelivery, cart.vatStanding]).toEqual([true, undefined]);
    const profiles = await test.database.pool.query('SELECT id FROM shipping_profile WHERE id = $1', [
      cart.shippingProfileId,
    ]);
    const { rows: delivered } = profiles;
    const becomesPickup = (isPickup: boolean) =>
      test.database.pool.query('UPDATE shipping_profile SET is_pickup = $2 WHERE id = $1', [
        delivered[0]?.id,
        isPickup,
      ]);
    await becomesPickup(true);
    expect((await visitor.call('getCart')).isExportDelivery).toBe(false);
    await becomesPickup(false);
    const { totals } = await visitor.call('doPlaceOrder');
    expect(totals).toMatchObject({ isExportDelivery: true, totalGross: totals.totalNet });
    expect(totals.itemSumGross).toBeLessThan(charged.itemSum ?? 0);
  });

  it('refuses what is missing, one thing at a time', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1);
    const visitor = test.visitor();
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.emptyBasket' });
    await visitor.call('doAddCartItem', { productId: id });
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.emailMissing' });
    await visitor.call('doLoginAsGuest', { email: 'anna@krone.example' });
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.addressMissing' });
  });

  it('waits 30 seconds after an unexpected failure, then goes on', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1);
    const visitor = await buyer([{ productId: id, quantity: 1 }]);
    const begin = new Date();
    test.setNow(begin);
    await test.database.pool.query('ALTER TABLE order_vat RENAME TO order_vat_away');
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.createFailed' });
    await test.database.pool.query('ALTER TABLE order_vat_away RENAME TO order_vat');
    test.setNow(new Date(begin.getTime() + 10_000));
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({
      key: 'order.retryLocked',
      cause: { seconds: 20 },
    });
    test.setNow(new Date(begin.getTime() + 30_000));
    expect((await visitor.call('doPlaceOrder')).order.id).toBeGreaterThan(0);
  });
});

describe('placeOrder', () => {
  it('locks the basket though the work that it was a part of is undone', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1);
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: id });
    await fillCheckout(visitor);
    const login = await visitor.send('doLoginAsGuest', [{ email: 'anna@krone.example' }]);
    test.setNow(new Date());
    const headers = { cookie: `session=${login.cookies[0]?.value}` };
    const request = { id: 'a', headers, log: test.shop.log };
    const context = createCallContext(test.shop, request as unknown as FastifyRequest, 'de');
    await test.database.pool.query('ALTER TABLE order_vat RENAME TO order_vat_away');
    const session = await context.visitor.find();
    if (!session) throw new Error('the session is lost');
    const placing = inTransaction(context, (inner) => placeOrder(inner, session));
    await expect(placing).rejects.toMatchObject({ key: 'order.createFailed' });
    await test.database.pool.query('ALTER TABLE order_vat_away RENAME TO order_vat');
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.retryLocked' });
  });
});

describe('getOrder', () => {
  it('opens an order to whoever has its key, and to nobody else', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1);
    const visitor = await buyer([{ productId: id, quantity: 1 }]);
    const { order } = await visitor.call('doPlaceOrder');
    const stranger = test.visitor();
    const opened = await stranger.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
    expect(opened.order.id).toBe(order.id);
    for (const accessKey of [undefined, '', `${order.accessKey}x`, 'A'.repeat(22)]) {
      await expect(
        stranger.call('getOrder', { orderId: order.id, ...(accessKey !== undefined && { accessKey }) }),
      ).rejects.toMatchObject({ key: 'order.notFound' });
    }
  });
});

describe('lines of one article with answers of their own', () => {
  let id: number;
  /** Of 1 € beside the line, of 2.50 € beside it, and what is engraved. */
  let asked: number[];
  beforeAll(async () => {
    const { pool } = test.database;
    [id = 0] = await sampleVariations(pool, 1, { policy: 'oversell' });
    const { rows } = await pool.query<{ id: number }>('SELECT id FROM order_property ORDER BY id LIMIT 3');
    asked = rows.map((row) => row.id);
    for (const [index, surcharge] of [10_000, 25_000, 0].entries()) {
      await pool.query(
        `UPDATE order_property SET value_type = 'text', selection = '[]', maximum_length = NULL, is_required = false, is_pre_selected = false,
           required_ids = '{}', vat_id = NULL, surcharge = $2, is_shown_as_additional_costs = $3 WHERE id = $1`,
        [asked[index], surcharge, surcharge > 0],
      );
      await pool.query(
        'INSERT INTO item_order_property (item_id, order_property_id) SELECT item_id, $2 FROM variation WHERE id = $1',
        [id, asked[index]],
      );
    }
    await touchCatalog(test.shop.db);
  });
  const answers = (...texts: string[]) =>
    texts.flatMap((value, index) => (value ? [{ property: { id: asked[index] ?? 0, value } }] : []));

  it('keep what each deposit comes to', async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', {
      productId: id,
      quantity: 3,
      basketItemOrderParams: answers('Kiste', 'Fass'),
    });
    const { additionalCosts } = await visitor.call('getCart');
    expect(additionalCosts?.map(({ amount }) => amount)).toEqual([3, 7.5]);
    await fillCheckout(visitor);
    const { order, totals } = await visitor.call('doPlaceOrder');
    expect(Object.values(totals.additionalCostsWithTax).map(({ price }) => price)).toEqual([3, 7.5]);
    const { rows } = await test.database.pool.query('SELECT properties FROM order_item WHERE order_id = $1', [
      order.id,
    ]);
    expect(rows[0]?.properties).toMatchObject([{ lineGross: 300 }, { lineGross: 750 }]);
  });

  it.each([
    [7, [0, 3]],
    [5, [1, 4]],
    [0, [6, 4]],
  ])('share what lies in stock (%i): the last of them wait', async (stock, later) => {
    const { pool } = test.database;
    await pool.query('UPDATE stock SET quantity = $2 WHERE variation_id = $1', [id, stock]);
    const visitor = test.visitor();
    for (const [text, quantity] of [
      ['Bar', 6],
      ['Küche', 4],
    ] as const) {
      await visitor.call('doAddCartItem', { productId: id, quantity, basketItemOrderParams: answers('', '', text) });
    }
    await fillCheckout(visitor);
    const { order } = await visitor.call('doPlaceOrder');
    const { rows } = await pool.query(
      'SELECT backorder_quantity AS later FROM order_item WHERE order_id = $1 ORDER BY position',
      [order.id],
    );
    expect(rows.map((row) => row.later)).toEqual(later);
    expect(await stockOf(id)).toBe(stock - 10);
  });
});
