import { orderStatusIds } from '@mise/rules/order-state.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { billTo, openViesSandbox, type ViesSandbox } from '../../testing/vies-sandbox.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';
import { confirmOrder } from '../orders/create-order.ts';

const start = new Date('2026-03-10T12:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const day = 24 * 60;

let test: TestShop;
let vies: ViesSandbox;
let productId: number;
let austria: number;
let next = 10_000_001;

beforeAll(async () => {
  vies = await openViesSandbox();
  test = await createTestShop({ SANDBOX_VIES_PORT: String(vies.port), RATE_LIMIT: '600' });
  [productId = 0] = await sampleVariations(test.database.pool, 1);
  austria = (await test.database.pool.query("SELECT id FROM country WHERE iso2 = 'AT'")).rows[0].id;
});
afterAll(async () => {
  await test.close();
  await vies.close();
});
beforeEach(async () => {
  test.setNow(start);
  await vies.set('normal');
  await test.database.pool.query('DELETE FROM rate_limit');
  await test.database.pool.query('DELETE FROM vat_check');
});

/** Nobody asked about it before; it is valid. */
function newId(): string {
  const vatNumber = `ATU${next}`;
  next += 2;
  return vatNumber.endsWith('0') ? newId() : vatNumber;
}

async function buyer(vatNumber: string, country = austria): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity: 3 });
  await fillCheckout(visitor, { address: { country: austria, zipCode: '4020', city: 'Linz' } });
  await billTo(visitor, vatNumber, country);
  return visitor;
}

async function storedOrder(id: number) {
  return (await test.database.pool.query('SELECT * FROM orders WHERE id = $1', [id])).rows[0];
}

describe('a valid VAT id of another member state', () => {
  it('takes the VAT off that was shown, once it was checked, and the order says so', async () => {
    const vatNumber = newId();
    const visitor = await buyer(vatNumber.toLowerCase());
    const before = await visitor.call('getCart');
    expect(before.vatStanding).toMatchObject({ standing: 'unchecked', vatNumber, vatRate: 20 });
    const vat = before.totalVats?.reduce((sum, { vatAmount }) => sum + vatAmount, 0) ?? 0;
    expect(vat).toBeGreaterThan(0);

    expect(await visitor.call('doCheckVatNumber')).toEqual({ standing: 'exempt' });
    const cart = await visitor.call('getCart');
    expect(cart.vatStanding).toMatchObject({ standing: 'exempt', checkedAt: start.toISOString() });
    expect(cart.totalVats?.map(({ vatAmount }) => vatAmount)).toEqual([0]);
    expect(cart.basketAmount).toBe(cart.basketAmountNet);
    expect(cart.basketAmount).toBeCloseTo(before.basketAmount - vat, 1);

    const placed = await visitor.call('doPlaceOrder', { expectedTotal: cart.basketAmount });
    expect(placed.vatStanding).toEqual(cart.vatStanding);
    expect(placed.vatStanding?.consultationNumber).toMatch(/^WAPI/);
    const { totals } = placed;
    expect(totals).toMatchObject({
      totalGross: cart.basketAmount,
      totalNet: cart.basketAmount,
      isExportDelivery: false,
    });
    expect(await storedOrder(placed.order.id)).toMatchObject({
      is_net: true,
      vat_standing: { standing: 'exempt', vatNumber, name: 'Gasthof Muster', checkedAt: start.toISOString() },
    });
    const mail = (await test.sentMails()).at(-1);
    expect(mail?.text).toContain(`Steuerfreie innergemeinschaftliche Lieferung`);
    expect(mail?.text).toContain(vatNumber);
  });

  it('takes it off what is engraved, too', async () => {
    const { rows } = await test.database.pool.query(
      `UPDATE order_property SET surcharge = 119000, vat_id = NULL, is_required = false, required_ids = '{}'
       WHERE id = (SELECT min(id) FROM order_property WHERE value_type = 'empty') RETURNING id`,
    );
    const property = { id: rows[0].id, value: 'true' };
    const asked = '(SELECT item_id FROM variation WHERE id = $1), $2';
    await test.database.pool.query(`INSERT INTO item_order_property (item_id, order_property_id) SELECT ${asked}`, [
      ...[productId, property.id],
    ]);
    await touchCatalog(test.shop.db);
    const ordered = async (isChecked: boolean) => {
      const visitor = test.visitor();
      await visitor.call('doAddCartItem', { productId, basketItemOrderParams: [{ property }] });
      await fillCheckout(visitor, { address: { country: austria, zipCode: '4020', city: 'Linz' } });
      await billTo(visitor, newId(), austria);
      if (isChecked) await visitor.call('doCheckVatNumber');
      const inCart = (await visitor.call('getCart')).items?.[0]?.basketItemOrderParams?.[0]?.price;
      const { order } = await visitor.call('doPlaceOrder');
      const mail = (await test.sentMails()).find(({ subject }) => subject.includes(String(order.id)));
      const [inOrder] = order.orderItems[0]?.orderProperties ?? [];
      return { inCart, inMail: /\(\+\s[^)]+\)/.exec(mail?.text ?? '')?.[0], ...inOrder };
    };
    expect(await ordered(true)).toMatchObject({
      inCart: 9.92,
      inMail: '(+\u00a09,92\u00a0€)',
      surcharge: 9.92,
      surchargeNet: 9.92,
      hasTax: false,
    });
    expect(await ordered(false)).toMatchObject({
      ...{ inCart: 11.9, inMail: '(+\u00a011,90\u00a0€)' },
      ...{ surcharge: 11.9, surchargeNet: 9.92, hasTax: true },
    });
    // By a rate of its own, where it has one.
    await test.database.pool.query('UPDATE order_property SET vat_id = 1 WHERE id = $1', [property.id]);
    await touchCatalog(test.shop.db);
    expect(await ordered(false)).toMatchObject({ surcharge: 11.9, surchargeNet: 10.82 });
    const again = `DELETE FROM item_order_property WHERE (item_id, order_property_id) = (${asked})`;
    await test.database.pool.query(again, [productId, property.id]);
  });

  it('is asked about once a day, whoever buys with it', async () => {
    const vatNumber = newId();
    await (await buyer(vatNumber)).call('doCheckVatNumber');
    const asked = await vies.requests();
    const other = await buyer(vatNumber);
    test.setNow(later(day - 1));
    expect(await other.call('doCheckVatNumber')).toEqual({ standing: 'exempt' });
    expect(await vies.requests()).toBe(asked);
    test.setNow(later(day));
    expect((await other.call('getCart')).vatStanding?.standing).toBe('unchecked');
    await other.call('doCheckVatNumber');
    expect(await vies.requests()).toBe(asked + 1);
  });

  it('is charged what was shown: an answer of a week ago exempts nothing, and a sum that nobody saw is not placed', async () => {
    const visitor = await buyer(newId());
    await visitor.call('doCheckVatNumber');
    const { basketAmount } = await visitor.call('getCart');
    test.setNow(later(7 * day));
    await expect(visitor.call('doPlaceOrder', { expectedTotal: basketAmount })).rejects.toMatchObject({
      key: 'order.itemsChanged',
    });
    const cart = await visitor.call('getCart');
    expect(cart.basketAmount).toBeGreaterThan(basketAmount);
    const placed = await visitor.call('doPlaceOrder', { expectedTotal: cart.basketAmount });
    expect(placed.vatStanding?.standing).toBe('unchecked');
    expect(placed.totals.totalGross).toBeGreaterThan(placed.totals.totalNet);
  });

  it('does nothing for a delivery at home, and counts for the invoice alone', async () => {
    const visitor = await buyer(newId());
    await visitor.call('doCheckVatNumber');
    const depot = { companyName: 'Depot', streetName: 'Hafen', apartment: '1', zipCode: '20457', city: 'Hamburg' };
    const addresses = await visitor.call('doSaveAddress', { typeId: 2, addressData: { ...depot, country: 1 } });
    const addressId = Math.max(...addresses.map(({ id = 0 }) => id));
    await visitor.call('setCheckoutAddress', { typeId: 2, addressId });
    const cart = await visitor.call('getCart');
    expect(cart.vatStanding).toBeUndefined();
    expect(cart.basketAmount).toBeGreaterThan(cart.basketAmountNet);
    expect(await visitor.call('doCheckVatNumber')).toEqual({ standing: null });
  });
});

describe('a VAT id that exempts nothing', () => {
  it.each([
    ['ATU12345670', 'address.vatInvalid', 'invalid'],
    ['ATU12345676', 'address.vatServerBusy', 'busy'],
    ['ATU12345677', 'address.vatServerFallback', 'memberStateAway'],
    ['ATU12345678', 'address.vatServerFallback', 'away'],
    ['ATU12345679', 'address.vatServerFallback', 'down'],
  ])('%s is refused as %s, and the cart says why: %s', async (vatNumber, key, state) => {
    await vies.set(state);
    const visitor = await buyer(vatNumber);
    const { basketAmount } = await visitor.call('getCart');
    await expect(visitor.call('doCheckVatNumber')).rejects.toMatchObject({ key });
    expect(await visitor.call('doCheckVatNumber', { refuses: false })).toMatchObject({ standing: expect.any(String) });
    const cart = await visitor.call('getCart');
    expect(cart.vatStanding?.standing).toBe(state === 'down' ? 'away' : state);
    expect(cart.basketAmount).toBe(basketAmount);
  });

  it("is not asked about where it is of the shop's own country", async () => {
    const asked = await vies.requests();
    const visitor = await buyer('DE123456789');
    expect(await visitor.call('doCheckVatNumber')).toEqual({ standing: 'ownCountry' });
    expect(await vies.requests()).toBe(asked);
  });

  it('is asked about again after half a minute, where there was no answer', async () => {
    await vies.set('busy');
    const visitor = await buyer(newId());
    await expect(visitor.call('doCheckVatNumber')).rejects.toMatchObject({ key: 'address.vatServerBusy' });
    await vies.set('normal');
    test.setNow(later(0.4));
    await expect(visitor.call('doCheckVatNumber')).rejects.toMatchObject({ key: 'address.vatServerBusy' });
    expect(await visitor.call('doCheckVatNumber', { refuses: false })).toEqual({ standing: 'busy', askAgainIn: 6 });
    test.setNow(later(0.5));
    expect(await visitor.call('doCheckVatNumber')).toEqual({ standing: 'exempt' });
  });

  it('is refused where somebody asks for too many', async () => {
    const visitor = await buyer(newId());
    for (let count = 0; count < 10; count++) {
      await billTo(visitor, newId(), austria);
      await visitor.call('doCheckVatNumber');
    }
    await billTo(visitor, newId(), austria);
    await expect(visitor.call('doCheckVatNumber')).rejects.toMatchObject({ key: 'security.tooManyRequests' });
    expect((await visitor.call('getCart')).vatStanding?.standing).toBe('unchecked');
  });
});

describe('an order that was placed before the register answered', () => {
  async function placeUnanswered(vatNumber: string) {
    await vies.set('away');
    const visitor = await buyer(vatNumber);
    await expect(visitor.call('doCheckVatNumber')).rejects.toMatchObject({ key: 'address.vatServerFallback' });
    const placed = await visitor.call('doPlaceOrder');
    await test.sentMails();
    return placed;
  }

  async function runJob(minutes: number) {
    test.setNow(later(minutes));
    const before = (await test.sentMails()).length;
    await test.database.pool.query("SELECT graphile_worker.add_job('check-vat-numbers', '{}'::json)");
    return (await test.sentMails()).slice(before);
  }

  it.each([
    ['valid', 'ATU55555551', 'ist gültig'],
    ['not valid', 'ATU55555550', 'nicht gültig'],
  ])(
    'is noted with the answer when it is there, and its buyer is told that the id is %s',
    async (_, vatNumber, words) => {
      const placed = await placeUnanswered(vatNumber);
      expect(placed.vatStanding?.standing).toBe('away');
      expect(await runJob(5)).toEqual([]);
      await vies.set('normal');
      const [mail, ...others] = await runJob(10);
      expect(others).toEqual([]);
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain(String(placed.order.id));
      const stored = await storedOrder(placed.order.id);
      expect(stored.vat_recheck).toMatchObject({ isValid: words === 'ist gültig', checkedAt: later(10).toISOString() });
      expect(stored.total_gross).toBe(String(Math.round(placed.totals.totalGross * 100)));
      expect(await runJob(15)).toEqual([]);
      await test.database.pool.query('UPDATE vat_check SET is_waiting = true');
      expect(await runJob(20)).toEqual([]);
    },
  );

  it('is asked about once it is paid, where it was prepared before', async () => {
    const vatNumber = newId();
    const visitor = await buyer(vatNumber);
    const placed = await visitor.call('doPlaceOrder');
    await test.database.pool.query('UPDATE orders SET status_id = $2 WHERE id = $1', [
      placed.order.id,
      orderStatusIds.prepared,
    ]);
    expect(await runJob(5)).toEqual([]);
    await test.database.pool.query('UPDATE orders SET status_id = 5 WHERE id = $1', [placed.order.id]);
    await confirmOrder(test.shop.db, placed.order.id);
    await test.sentMails();
    expect((await runJob(10)).map(({ messageId }) => messageId)).toEqual([expect.stringContaining('vat-checked')]);
  });

  it('is told of too where nobody had asked', async () => {
    const vatNumber = newId();
    const visitor = await buyer(vatNumber);
    const placed = await visitor.call('doPlaceOrder');
    expect(placed.vatStanding?.standing).toBe('unchecked');
    const mails = await runJob(5);
    expect(mails.map(({ messageId }) => messageId)).toEqual([expect.stringContaining('vat-checked')]);
    expect((await storedOrder(placed.order.id)).vat_recheck).toMatchObject({ isValid: true });
  });
});
