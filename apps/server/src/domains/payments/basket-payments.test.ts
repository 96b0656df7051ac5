import type { Input } from '@mise/contract/client.ts';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endHolds } from '../../jobs/end-holds.ts';
import { forgetVisitors } from '../../jobs/forget-visitors.ts';
import { reconcilePayments } from '../../jobs/reconcile-payments.ts';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { newCoupon } from '../../testing/new-coupon.ts';
import { newGiftCard } from '../../testing/new-gift-card.ts';
import { freePort, openPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { bundleWithChoice, sampleVariations, sharedStock } from '../../testing/sample-variations.ts';
import { customerPassword, registration } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';
import { changeLegalText } from '../shop/change-legal-text.ts';

/** A shop where payments come before their orders, and a payment provider. */
let sandbox: PaymentSandbox;
let test: TestShop;
let variationId: number;
let buyers = 0;

beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  const port = await freePort();
  test = await createTestShop({ PORT: String(port), SANDBOX_PAYMENT_PORT: String(sandbox.port) });
  await test.app.listen({ port, host: '127.0.0.1' });
  await test.database.pool.query("INSERT INTO setting (key, value) VALUES ('molliePreventOrderCreation', 'true')");
});
beforeEach(async () => {
  await sandbox.set({ api: 'normal', webhooks: 'off' });
  await test.database.pool.query('UPDATE orders SET status_id = 8');
  [variationId = 0] = await sampleVariations(test.database.pool, 1, { stock: 50 });
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

const confirmed = 'Ihre Bestellung N bei Tafelwerk';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function stock(): Promise<number> {
  const { rows } = await test.database.pool.query('SELECT quantity FROM stock WHERE variation_id = $1', [variationId]);
  return rows[0]?.quantity;
}

async function fill(
  email = `buyer-${buyers++}@krone.example`,
  quantity = 2,
): Promise<{ visitor: TestVisitor; email: string }> {
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'mollieCreditCard'");
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity });
  await fillCheckout(visitor, { email, paymentId: rows[0]?.id });
  return { visitor, email };
}

async function pay(visitor: TestVisitor): Promise<string> {
  const { type, value } = await visitor.call('doPreparePayment');
  expect(type).toBe('redirectUrl');
  return value?.split('/').at(-1) ?? '';
}

type Said = Partial<Input<'doAdditionalInformation'>>;

/** The button of the checkout, with the calls of `components/checkout/place-order.ts` of the storefront; the page of the payment, or the order. */
async function press(visitor: TestVisitor, said: Said = {}): Promise<string> {
  const { basketAmount, openAmount, choices, terms, delivery } = await visitor.call('getCart');
  const expected = {
    ...{ expectedTotal: basketAmount, expectedOpenAmount: openAmount },
    ...{ expectedChoices: choices, expectedTerms: terms, expectedDelivery: delivery },
  };
  await visitor.call('doAdditionalInformation', {
    ...{ orderContactWish: null, orderCustomerSign: null, shippingPrivacyHintAccepted: true },
    ...{ expectedChoices: choices, ...said },
  });
  const { value } = await visitor.call('doPreparePayment', expected);
  return value ? (value.split('/').at(-1) ?? '') : String((await visitor.call('doPlaceOrder', expected)).order.id);
}

async function returned(visitor: TestVisitor, id: string) {
  return (await visitor.send('getMolliePaymentAndUpdateStatus', [{ paymentId: id }])).json().meta;
}

async function ordersTo(email: string): Promise<number[]> {
  const { rows } = await test.database.pool.query('SELECT status_id FROM orders WHERE email = $1 ORDER BY id', [email]);
  return rows.map(({ status_id }) => status_id);
}

/** Does work in a transaction beside the calls, which ends with it. */
async function beside(work: (other: PoolClient) => Promise<void>): Promise<void> {
  const other = await test.database.pool.connect();
  try {
    await other.query('BEGIN');
    await work(other);
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
}

describe('a payment that comes before its order', () => {
  it('of which one page failed is an order by the other one, whichever is heard of first', async () => {
    const { visitor, email } = await fill();
    const first = await press(visitor);
    await sandbox.move(first, { status: 'pending' });
    const second = await press(visitor);
    expect(second).not.toBe(first);
    await sandbox.choose(second, 'paid');
    await sandbox.move(first, { status: 'failed' });
    for (const id of [first, second]) await sandbox.tell(id);
    await test.sentMails();
    expect(await ordersTo(email)).toEqual([5]);
    expect(await stock()).toBe(48);
  });

  it('that failed, though nobody told the shop, is begun anew with the next press', async () => {
    const { visitor, email } = await fill();
    const first = await press(visitor);
    await sandbox.choose(first, 'failed');
    const second = await press(visitor);
    expect(second).not.toBe(first);
    await sandbox.choose(second, 'paid');
    await returned(visitor, second);
    expect((await ordersTo(email)).filter((status) => status === 5)).toHaveLength(1);
    expect(await stock()).toBe(48);
  });

  it('holds the goods, and makes the order once, told by webhook and return at once', async () => {
    const { visitor, email } = await fill();
    const id = await pay(visitor);
    expect(await pay(visitor)).toBe(id);
    expect((await visitor.call('doCreateMolliePaymentFromBasket')).id).toBe(id);
    expect(await stock()).toBe(48);
    expect((await visitor.call('getCart')).items).toHaveLength(1);
    expect(await returned(visitor, id)).toEqual({ order: null, isOfBasket: true });
    await sandbox.choose(id, 'paid');
    const [meta] = await Promise.all([returned(visitor, id), sandbox.tell(id), sandbox.tell(id)]);
    expect(meta).toEqual({ order: { orderId: expect.any(Number), accessKey: expect.any(String) }, isOfBasket: false });
    expect(await visitor.call('getOrder', meta.order)).toMatchObject({
      paymentStatus: 'fullyPaid',
      order: { statusId: 5 },
    });
    const mails = (await test.sentMails()).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject.replace(/\d{5}/, 'N'))).toEqual([confirmed]);
    expect((await visitor.call('getCart')).items).toHaveLength(0);
    expect((await visitor.call('doPlaceOrder')).order.id).toBe(meta.order.orderId);
    expect(await ordersTo(email)).toEqual([5]);
    expect(await stock()).toBe(48);
  });

  it('is gone on with as often as the button of an unchanged checkout is pressed, and paid on the page that was opened first', async () => {
    const { visitor, email } = await fill();
    const id = await press(visitor);
    for (let times = 0; times < 11; times += 1) expect(await press(visitor)).toBe(id);
    expect([await ordersTo(email), await stock()]).toEqual([[1], 48]);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await test.sentMails();
    expect(await ordersTo(email)).toEqual([5]);
    expect((await sandbox.payments()).find((each) => each.id === id)?.refunds).toEqual([]);
    expect((await visitor.call('getCart')).items).toEqual([]);
  });

  it('is gone on with where it comes with services', async () => {
    const { visitor, email } = await fill();
    const { list } = await visitor.call('getShippingProvider');
    const shippingId = list.find(({ preferredDelivery }) => preferredDelivery)?.shippingProfileId ?? 0;
    await visitor.call('setShippingProvider', { shippingId });
    const wished = {
      preferredDay: '',
      preferredLocation: 'Bin',
      preferredNeighbourName: '',
      preferredNeighbourAddress: '',
    };
    await test.database.pool.query('UPDATE basket SET preferred_delivery = $2 WHERE id = $1', [
      (await visitor.call('getCart')).id,
      { ...wished, postcode: germanAddress.zipCode, handOverBy: '' },
    ]);
    const id = await press(visitor);
    expect(await press(visitor)).toBe(id);
    const { rows } = await test.database.pool.query('SELECT shipping_services FROM orders WHERE email = $1', [email]);
    expect(rows).toEqual([{ shipping_services: [expect.objectContaining({ kind: 'preferredLocation' })] }]);
  });

  it('is what is paid, though a press in another tab was refused meanwhile: nothing of it is sold again', async () => {
    const { visitor, email } = await fill();
    const id = await press(visitor);
    const stale = { expectedChoices: 'elsewhere' };
    await visitor.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true, ...stale });
    await expect(visitor.call('doPreparePayment', stale)).rejects.toMatchObject({ key: 'order.choicesChanged' });
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await test.sentMails();
    expect((await visitor.call('getCart')).items).toEqual([]);
    expect(await ordersTo(email)).toEqual([5]);
  });

  it('takes the note, the sign and the consent of the last press along, and is paid on the page that is open', async () => {
    const { visitor, email } = await fill();
    const id = await press(visitor, { orderContactWish: 'Ring' });
    const wanted = { orderContactWish: 'Knock', orderCustomerSign: 'K-7', shippingPrivacyHintAccepted: false };
    expect(await press(visitor, wanted)).toBe(id);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await test.sentMails();
    expect((await visitor.call('getCart')).items).toEqual([]);
    const columns = 'contact_wish, customer_sign, is_shipping_privacy_accepted';
    const { rows } = await test.database.pool.query(`SELECT ${columns} FROM orders WHERE email = $1`, [email]);
    expect(rows).toEqual([{ contact_wish: 'Knock', customer_sign: 'K-7', is_shipping_privacy_accepted: false }]);
  });

  it('that was paid answers a press before its cart is closed, and that is empty then', async () => {
    const { visitor, email } = await fill();
    const id = await press(visitor);
    await sandbox.choose(id, 'paid');
    // The job that closes the cart runs with the mails.
    const { order } = await returned(visitor, id);
    expect(await press(visitor, { orderContactWish: 'Late' })).toBe(String(order.orderId));
    await test.sentMails();
    expect([await ordersTo(email), (await visitor.call('getCart')).items]).toEqual([[5], []]);
  });

  it('is not gone on with where the address was corrected since, until its buyer has seen that', async () => {
    const { visitor, email } = await fill();
    const id = await pay(visitor);
    const { choices: seen = '', customerShippingAddressId: addressId } = await visitor.call('getCart');
    expect(await visitor.call('doPreparePayment', { expectedChoices: seen })).toHaveProperty('value');
    const addressData = { ...germanAddress, city: 'Ulm', id: addressId ?? 0 };
    await visitor.call('doSaveAddress', { typeId: 2, addressData });
    await expect(visitor.call('doPreparePayment', { expectedChoices: seen })).rejects.toMatchObject({
      key: 'order.choicesChanged',
    });
    const { choices = '' } = await visitor.call('getCart');
    const { value = '' } = await visitor.call('doPreparePayment', { expectedChoices: choices });
    expect(value?.split('/').at(-1)).not.toBe(id);
    expect(await ordersTo(email)).toHaveLength(2);
    expect(await stock()).toBe(48);
  });

  it('is not gone on with under other terms, until its buyer has seen them', async () => {
    const { visitor, email } = await fill();
    const id = await press(visitor);
    const { terms: seen = '' } = await visitor.call('getCart');
    await test.shop.db.transaction((tx) =>
      changeLegalText(tx, { type: 'TermsConditions', language: 'de', html: '<p>Others.</p>' }),
    );
    await expect.poll(async () => (await visitor.call('getCart')).terms).not.toBe(seen);
    const { value = '' } = await visitor.call('doPreparePayment', { expectedTerms: seen });
    expect(value?.split('/').at(-1)).toBe(id);
    const next = await press(visitor);
    expect(next).not.toBe(id);
    await expect(visitor.call('doPreparePayment', { expectedTerms: seen })).rejects.toMatchObject({
      key: 'order.termsChanged',
    });
    expect(await press(visitor)).toBe(next);
    expect(await ordersTo(email)).toHaveLength(2);
  });

  it('is not gone on with where one of an article is something else by now', async () => {
    const { visitor, email } = await fill();
    const id = await press(visitor);
    const fillUnit = (by: number) =>
      test.database.pool.query('UPDATE variation SET unit_content = unit_content + $2 WHERE id = $1', [
        variationId,
        by,
      ]);
    await fillUnit(1);
    await touchCatalog(test.shop.db);
    const { value = '' } = await visitor.call('doPreparePayment');
    expect(value?.split('/').at(-1)).not.toBe(id);
    expect(await ordersTo(email)).toHaveLength(2);
    await fillUnit(-1);
    await touchCatalog(test.shop.db);
  });

  it('is not gone on with by a page that shows other choices, or lines, though nothing was changed', async () => {
    const { visitor, email } = await fill();
    await pay(visitor);
    const [choices] = ((await visitor.call('getCart')).choices ?? '').split('.');
    await expect(visitor.call('doPreparePayment', { expectedChoices: `${choices}.elsewhere` })).rejects.toMatchObject({
      key: 'order.itemsChanged',
    });
    await expect(visitor.call('doPreparePayment', { expectedChoices: 'elsewhere' })).rejects.toMatchObject({
      key: 'order.choicesChanged',
    });
    expect(await ordersTo(email)).toHaveLength(1);
  });

  it.each(['failed', 'canceled', 'expired'] as const)(
    'that is %s leaves the cart as it was and gives the goods back at once',
    async (status) => {
      const { visitor, email } = await fill();
      const id = await pay(visitor);
      await sandbox.choose(id, status);
      expect(await returned(visitor, id)).toEqual({ order: null, isOfBasket: true });
      expect(await stock()).toBe(50);
      expect((await visitor.call('getCart')).items).toHaveLength(1);
      const second = await pay(visitor);
      expect(second).not.toBe(id);
      await sandbox.choose(second, 'paid');
      await sandbox.tell(second);
      expect(await ordersTo(email)).toEqual([8, 5]);
      expect((await test.sentMails()).filter(({ to }) => to === email)).toHaveLength(1);
    },
  );

  it('that the provider does not know any more gives the goods back', async () => {
    const { visitor, email } = await fill();
    const id = await pay(visitor);
    const { payments } = test.shop;
    if (!payments) throw new Error('no provider');
    const unknown = { ...test.shop, payments: { ...payments, find: async () => null } };
    await reconcilePayments(unknown, inMinutes(3));
    expect([await ordersTo(email), await stock()]).toEqual([[1], 48]);
    await reconcilePayments(unknown, inMinutes(11));
    expect([await ordersTo(email), await stock()]).toEqual([[8], 50]);
    expect(await pay(visitor)).not.toBe(id);
  });

  it('makes nobody a customer who has ordered before', async () => {
    const { visitor } = await fill();
    const couponCode = await newCoupon(test, { orderedBefore: 'never' });
    await visitor.call('doAddCoupon', { couponCode });
    await pay(visitor);
    expect(await visitor.call('getCart')).toMatchObject({ couponCode });
    await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
    expect(await visitor.call('getCart')).toMatchObject({ couponCode });
  });

  it('that is given up gives the goods back, and may be begun anew, with the coupon that is used once', async () => {
    const { visitor, email } = await fill();
    const couponCode = await newCoupon(test, { maximumUses: 1 });
    await visitor.call('doAddCoupon', { couponCode });
    await pay(visitor);
    expect(await visitor.call('getCart')).toMatchObject({ couponCode });
    await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
    const id = await pay(visitor);
    expect(await visitor.call('deleteBasketReservations')).toBe(true);
    expect(await stock()).toBe(50);
    expect(await pay(visitor)).not.toBe(id);
    expect(await visitor.call('getCart')).toMatchObject({ couponCode });
    expect(await ordersTo(email)).toEqual([8, 8, 1]);
  });

  it('of a cart that was changed meanwhile is for what was paid; the changed cart stays', async () => {
    const { visitor } = await fill();
    const id = await pay(visitor);
    await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await test.sentMails();
    const { order } = await returned(visitor, id);
    expect((await visitor.call('getOrder', order)).order.orderItems[0]?.quantity).toBe(2);
    expect((await visitor.call('getCart')).items?.[0]?.quantity).toBe(3);
    await pay(visitor);
  });

  it('is another one once the cart was changed, whatever the clocks of two calls say', async () => {
    const { visitor, email } = await fill();
    const first = await pay(visitor);
    test.setNow(inMinutes(-1));
    await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
    test.setNow(inMinutes(0));
    const second = await pay(visitor);
    expect(second).not.toBe(first);
    test.setNow(inMinutes(-1));
    await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
    test.setNow(inMinutes(0));
    await sandbox.choose(second, 'paid');
    await returned(visitor, second);
    await test.sentMails();
    const { items } = await visitor.call('getCart');
    expect(items?.map(({ quantity }) => quantity)).toEqual([4]);
    expect(await ordersTo(email)).toEqual([8, 5]);
  });

  it('gives back what it holds when its cart is deleted', async () => {
    const { visitor, email } = await fill();
    await pay(visitor);
    await visitor.call('deleteCart');
    expect([await stock(), await ordersTo(email)]).toEqual([50, [8]]);
    expect((await visitor.call('getCart')).items).toEqual([]);
  });

  it('is another one once mail address or address were corrected, and goes there', async () => {
    const { visitor } = await fill();
    const first = await pay(visitor);
    const email = `right-${buyers++}@krone.example`;
    await visitor.call('doLoginAsGuest', { email });
    const second = await pay(visitor);
    expect(second).not.toBe(first);
    const [{ id } = { id: 0 }] = await visitor.call('getAddresses', { typeId: 2 });
    const streetName = 'Neue Gasse';
    await visitor.call('doSaveAddress', { typeId: 2, addressData: { ...germanAddress, id, streetName } });
    const third = await pay(visitor);
    expect(third).not.toBe(second);
    expect(await pay(visitor)).toBe(third);
    expect(await stock()).toBe(48);
    await sandbox.choose(third, 'paid');
    await sandbox.tell(third);
    expect((await test.sentMails()).filter(({ to }) => to === email)).toHaveLength(1);
    const { order } = await returned(visitor, third);
    expect((await visitor.call('getOrder', order)).order.deliveryAddress).toMatchObject({ address1: streetName });
  });

  it('whose money comes while an order by another method is placed is that order', async () => {
    const { visitor, email } = await fill();
    await pay(visitor);
    const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
    await visitor.call('setPaymentProvider', { paymentId: rows[0]?.id });
    const money = await test.database.pool.connect();
    await money.query('BEGIN');
    const paid = 'UPDATE orders SET status_id = 5, paid_amount = total_gross WHERE email = $1 RETURNING id';
    const [{ id: orderId }] = (await money.query(paid, [email])).rows;
    const placed = visitor.call('doPlaceOrder');
    await lockWaits(test.database.pool);
    await money.query('COMMIT');
    money.release();
    expect((await placed).order.id).toBe(orderId);
    expect(await ordersTo(email)).toEqual([5]);
    expect(await stock()).toBe(48);
  });

  it('leaves nothing of a gift card that paid with it, once the cart has become another one', async () => {
    const couponCode = await newGiftCard(test, 25);
    const { visitor } = await fill();
    await visitor.call('doAddCoupon', { couponCode });
    const id = await pay(visitor);
    await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await test.sentMails();
    await expect((await fill()).visitor.call('doAddCoupon', { couponCode })).rejects.toMatchObject({
      key: 'coupon.usedOrInvalid',
    });
  });

  it('gives way to an order by another method, and goes back should it be paid all the same', async () => {
    const { visitor, email } = await fill();
    const id = await pay(visitor);
    const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
    await visitor.call('setPaymentProvider', { paymentId: rows[0]?.id });
    await visitor.call('doPlaceOrder');
    expect(await stock()).toBe(48);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    expect(await ordersTo(email)).toEqual([8, 3]);
    const subjects = (await test.sentMails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.startsWith('Erstattung'))).toBe(true);
  });

  it('counts against the caps of whoever began it, but not against the cart that it pays', async () => {
    const { visitor, email } = await fill(undefined, 20);
    await pay(visitor);
    expect((await visitor.call('getCart')).notices ?? []).toEqual([]);
    const { visitor: second } = await fill(email.toUpperCase(), 6);
    const cause = { variationId, pieces: 5 };
    expect((await second.call('getCart')).notices ?? []).toEqual([]);
    for (const operation of ['doPreparePayment', 'doPlaceOrder'] as const) {
      await expect(second.call(operation)).rejects.toMatchObject({ key: 'order.unpaidQuantity', cause });
    }
  });

  it('is another one where prices have changed: nobody pays a sum that they have not seen', async () => {
    const { visitor, email } = await fill();
    const id = await pay(visitor);
    await test.database.pool.query('UPDATE variation_price SET amount = amount + 10000 WHERE variation_id = $1', [
      variationId,
    ]);
    await touchCatalog(test.shop.db);
    const { basketAmount: expectedTotal } = await visitor.call('getCart');
    const { value } = await visitor.call('doPreparePayment', { expectedTotal });
    const second = value?.split('/').at(-1) ?? '';
    expect(second).not.toBe(id);
    expect(await test.shop.payments?.find(second)).toMatchObject({ amount: Math.round(expectedTotal * 100) });
    expect(await ordersTo(email)).toEqual([8, 1]);
  });

  it('gives back nothing while an order to the same mail address is placed, which may wait for what it holds', async () => {
    const { visitor, email } = await fill();
    await pay(visitor);
    await visitor.call('doAddCartItem', { productId: variationId });
    let placed: Promise<unknown> | undefined;
    await beside(async (other) => {
      await other.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`unpaid:${email}`]);
      placed = pay(visitor);
      await lockWaits(test.database.pool);
      await other.query('SELECT FROM stock WHERE variation_id = $1 FOR UPDATE NOWAIT', [variationId]);
    });
    await placed;
    expect(await ordersTo(email)).toEqual([8, 1]);
  });

  it('holds nothing of what it gives back while it waits for what it takes: two that exchange their goods would wait for each other', async () => {
    const [smaller = 0, larger = 0] = await sampleVariations(test.database.pool, 2, { stock: 50 });
    variationId = larger;
    const { visitor, email } = await fill();
    await pay(visitor);
    await visitor.call('doAddCartItem', { productId: smaller });
    let placed: Promise<unknown> | undefined;
    await beside(async (other) => {
      await other.query('SELECT FROM stock WHERE variation_id = $1 FOR UPDATE', [smaller]);
      placed = pay(visitor);
      await lockWaits(test.database.pool);
      await other.query('SELECT FROM stock WHERE variation_id = $1 FOR UPDATE NOWAIT', [larger]);
    });
    await placed;
    expect(await ordersTo(email)).toEqual([8, 1]);
    expect(await stock()).toBe(48);
  });

  it('is begun anew where its goods and those of another order are held crosswise', async () => {
    const [smaller = 0, larger = 0] = await sampleVariations(test.database.pool, 2, { stock: 50 });
    variationId = larger;
    const { visitor, email } = await fill();
    await pay(visitor);
    await visitor.call('doAddCartItem', { productId: smaller });
    let placed: Promise<unknown> | undefined;
    await beside(async (other) => {
      // It is the order that finds out.
      await other.query("SET LOCAL deadlock_timeout = '1min'");
      await other.query('SELECT FROM stock WHERE variation_id = $1 FOR UPDATE', [larger]);
      placed = pay(visitor);
      await lockWaits(test.database.pool);
      await other.query('SELECT FROM stock WHERE variation_id = $1 FOR UPDATE', [smaller]);
    });
    await placed;
    expect(await ordersTo(email)).toEqual([8, 1]);
    expect(await stock()).toBe(48);
  });

  it('of less than it comes to makes no order, and goes back when its hold ends', async () => {
    const { visitor, email } = await fill();
    const id = await pay(visitor);
    await sandbox.move(id, { status: 'paid', amount: { currency: 'EUR', value: '0.50' } });
    await sandbox.tell(id);
    expect(await ordersTo(email)).toEqual([1]);
    await endHolds(test.shop, inMinutes(61));
    await test.sentMails();
    expect(await ordersTo(email)).toEqual([8]);
    expect((await sandbox.payments()).find((each) => each.id === id)?.refunds).toHaveLength(1);
  });

  it('holds goods no longer for whoever begins one after the other, and begins anew once they were given back', async () => {
    const { visitor, email } = await fill();
    const id = await pay(visitor);
    await test.database.pool.query("UPDATE orders SET hold_ends_at = now() - interval '1 minute' WHERE email = $1", [
      email,
    ]);
    expect(await pay(visitor)).toBe(id);
    await test.database.pool.query("UPDATE payment SET status = 'expired' WHERE provider_id = $1", [id]);
    await expect(pay(visitor)).rejects.toMatchObject({ key: 'order.notPayable' });
    await endHolds(test.shop, new Date());
    expect(await ordersTo(email)).toEqual([8]);
    expect(await pay(visitor)).not.toBe(id);
    expect(await ordersTo(email)).toEqual([8, 1]);
    expect(await stock()).toBe(48);
  });

  it('holds what a gift card pays of it for the cart itself, and for nobody else', async () => {
    const couponCode = await newGiftCard(test, 25);
    const { visitor, email } = await fill();
    await visitor.call('doAddCoupon', { couponCode });
    const before = await visitor.call('getCart');
    expect(before.giftCards).toMatchObject([{ amount: 25, balance: 25 }]);
    expect(before.openAmount).toBeGreaterThan(0);
    const id = await pay(visitor);
    expect(await visitor.call('getCart')).toEqual(before);
    const { value } = await visitor.call('doPreparePayment', { expectedOpenAmount: before.openAmount });
    expect(value).toContain(id);
    await expect(
      visitor.call('doPreparePayment', { expectedOpenAmount: (before.openAmount ?? 0) - 1 }),
    ).rejects.toMatchObject({ key: 'order.itemsChanged' });
    await expect((await fill()).visitor.call('doAddCoupon', { couponCode })).rejects.toMatchObject({
      key: 'coupon.usedOrInvalid',
    });
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    expect(await ordersTo(email)).toEqual([5]);
  });

  it('is none by a method without a payment page, and holds nothing', async () => {
    const { visitor, email } = await fill();
    const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
    await visitor.call('setPaymentProvider', { paymentId: rows[0]?.id });
    const refused = await visitor.send('doCreateMolliePaymentFromBasket', []);
    expect([refused.statusCode, refused.json().key]).toEqual([409, 'payment.otherMethod']);
    expect(await stock()).toBe(50);
    expect(await ordersTo(email)).toEqual([]);
    const { order } = await visitor.call('doPlaceOrder');
    const again = await visitor.send('doCreateMolliePaymentFromBasket', []);
    expect([again.json().key, order.statusId]).toEqual(['payment.otherMethod', 3]);
  });

  it('is nobody else’s to see, and ends with its hold', async () => {
    const { visitor, email } = await fill();
    const id = await pay(visitor);
    const { rows } = await test.database.pool.query('SELECT id, access_key FROM orders WHERE email = $1', [email]);
    const key = { orderId: rows[0].id, accessKey: rows[0].access_key };
    await expect(visitor.call('getOrder', key)).rejects.toMatchObject({ key: 'order.notFound' });
    const { rows: held } = await test.database.pool.query('SELECT quantity FROM order_stock WHERE order_id = $1', [
      key.orderId,
    ]);
    expect(held).toEqual([{ quantity: 2 }]);
    await sandbox.move(id, { status: 'expired' });
    await endHolds(test.shop, inMinutes(61));
    expect(await stock()).toBe(50);
    expect(await ordersTo(email)).toEqual([8]);
    expect((await test.sentMails()).filter(({ to }) => to === email)).toEqual([]);
  });
});

describe('what is held for the payment of a cart', () => {
  beforeEach(() =>
    test.database.pool.query("INSERT INTO setting (key, value) VALUES ('guestUnpaidStockPercent', '100')"),
  );
  afterEach(() => test.database.pool.query("DELETE FROM setting WHERE key = 'guestUnpaidStockPercent'"));

  async function setStock(pieces: number): Promise<void> {
    await test.database.pool.query('UPDATE stock SET quantity = $2 WHERE variation_id = $1', [variationId, pieces]);
  }

  it('is there for the cart itself, wherever it asks, and for nobody else', async () => {
    await setStock(3);
    const { visitor } = await fill(undefined, 2);
    await pay(visitor);
    const cart = await visitor.call('getCart');
    expect(cart.notices ?? []).toEqual([]);
    expect(cart.items?.[0]).toMatchObject({
      quantity: 2,
      variation: { variation: { stock: 3 }, filter: { isSalable: true } },
    });
    const [line] = cart.items ?? [];
    await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
    const tooMany = { key: 'cart.addToBasket.notEnoughStockForVariation', cause: { stock: 3 } };
    await expect(visitor.call('doAddCartItem', { productId: variationId, quantity: 1 })).rejects.toMatchObject(tooMany);
    expect(
      await visitor.call('setCartItemQuantity', { productId: variationId, cartItemId: line?.id ?? 0, quantity: 9 }),
    ).toMatchObject({
      availableStock: 3,
    });
    const { notAdded } = await visitor.call('doAddCartLines', { lines: [{ productId: variationId, quantity: 1 }] });
    expect(notAdded).toMatchObject([{ key: 'cart.addToBasket.notEnoughStockForVariation' }]);
    const other = test.visitor();
    await expect(other.call('doAddCartItem', { productId: variationId, quantity: 2 })).rejects.toMatchObject({
      key: 'cart.addToBasket.notEnoughStockForVariation',
      cause: { stock: 1 },
    });
    await pay(visitor);
    expect(await stock()).toBe(0);
    expect((await visitor.call('doPlaceOrder')).order.orderItems[0]?.quantity).toBe(3);
    expect(await stock()).toBe(0);
  });

  it('is promised as what lies in stock, and not told to come later', async () => {
    await test.database.pool.query("UPDATE variation SET stock_policy = 'oversell' WHERE id = $1", [variationId]);
    await setStock(2);
    const { visitor } = await fill(undefined, 2);
    const before = await visitor.call('getCart');
    await pay(visitor);
    const after = await visitor.call('getCart');
    expect(after.notices ?? []).toEqual([]);
    expect(after.items?.[0]?.deliveryParts).toEqual(before.items?.[0]?.deliveryParts);
  });

  it('counts for the components of a bundle, and for what shares a stock', async () => {
    const bundle = await bundleWithChoice(test.database.pool);
    await test.database.pool.query('UPDATE stock SET quantity = $2 WHERE variation_id = $1', [
      bundle.slotId,
      2 * bundle.pieces,
    ]);
    variationId = bundle.variationId;
    const { visitor } = await fill(undefined, 2);
    await pay(visitor);
    const [line] = (await visitor.call('getCart')).items ?? [];
    expect(
      await visitor.call('setCartItemQuantity', { productId: variationId, cartItemId: line?.id ?? 0, quantity: 3 }),
    ).toMatchObject({
      availableStock: 2,
    });

    const [single = 0] = await sharedStock(test.database.pool, 24);
    variationId = single;
    const second = await fill(undefined, 24);
    await pay(second.visitor);
    const shared = await second.visitor.call('getCart');
    expect(shared).toMatchObject({ items: [{ quantity: 24, variation: { variation: { stock: 24 } } }] });
    expect(shared.notices ?? []).toEqual([]);
  });

  it.each([
    ['', false],
    [', whose address is proved', true],
  ])('goes with the cart into the account of whoever logs in%s', async (_, isProved) => {
    await setStock(2);
    const { visitor, email } = await fill(undefined, 2);
    const id = await pay(visitor);
    const { contact, ...rest } = registration(email);
    await test.visitor().call('doRegisterUser', { contact, ...rest });
    if (isProved) {
      await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email.toLowerCase()]);
    }
    await visitor.call('doLogin', { email, password: contact.password });
    expect((await visitor.call('getCart')).notices ?? []).toEqual([]);
    expect((await visitor.call('getCart')).items?.[0]).toMatchObject({
      quantity: 2,
      variation: { variation: { stock: 2 } },
    });
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await test.sentMails();
    const { order } = await returned(visitor, id);
    expect((await visitor.call('getOrder', order)).paymentStatus).toBe('fullyPaid');
    expect((await visitor.call('getCart')).items).toHaveLength(0);
    expect(await stock()).toBe(0);
  });

  it('stays with the cart while whoever has its address logs in elsewhere', async () => {
    await setStock(2);
    const { visitor, email } = await fill(undefined, 2);
    const id = await pay(visitor);
    const { contact, ...rest } = registration(email);
    await test.visitor().call('doRegisterUser', { contact, ...rest });
    await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email.toLowerCase()]);
    const elsewhere = test.visitor();
    await elsewhere.call('doLogin', { email, password: contact.password });
    expect(await visitor.call('getCart')).toMatchObject({
      items: [{ quantity: 2, variation: { variation: { stock: 2 } } }],
    });
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await test.sentMails();
    const { order } = await returned(visitor, id);
    expect((await visitor.call('getOrder', order)).paymentStatus).toBe('fullyPaid');
  });
});

describe('deleteBasketReservations', () => {
  it('calls off what can be called off, and leaves an order that was paid meanwhile', async () => {
    const given = await fill();
    const open = await pay(given.visitor);
    await sandbox.move(open, { method: 'banktransfer' });
    await given.visitor.call('deleteBasketReservations');
    expect((await sandbox.payments()).find(({ id }) => id === open)?.status).toBe('canceled');

    const { visitor, email } = await fill();
    await sandbox.choose(await pay(visitor), 'paid');
    expect(await visitor.call('deleteBasketReservations')).toBe(true);
    expect(await ordersTo(email)).toEqual([5]);
    expect(await stock()).toBe(48);
  });

  it('gives back at once while the provider is away; what is paid all the same goes back', async () => {
    const { visitor, email } = await fill();
    const id = await pay(visitor);
    await sandbox.set({ api: 'down' });
    expect(await visitor.call('deleteBasketReservations')).toBe(true);
    expect(await stock()).toBe(50);
    await sandbox.set({ api: 'normal' });
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await test.sentMails();
    expect(await ordersTo(email)).toEqual([8]);
    expect((await sandbox.payments()).find((each) => each.id === id)?.refunds).toHaveLength(1);
  });

  describe('of what was called off', () => {
    const dayMs = 86_400_000;
    let visitor: TestVisitor;
    let id: number;
    beforeEach(async () => {
      const given = await fill();
      visitor = given.visitor;
      const open = await pay(visitor);
      await sandbox.move(open, { method: 'banktransfer' });
      await visitor.call('deleteBasketReservations');
      const { rows } = await test.database.pool.query('SELECT id FROM orders WHERE email = $1', [given.email]);
      id = rows[0]?.id;
    });

    async function isKnown(): Promise<boolean[]> {
      const { rows } = await test.database.pool.query(
        `SELECT email <> '' AS is_named, EXISTS (SELECT FROM order_address WHERE order_id = orders.id) AS has_address
         FROM orders WHERE id = $1`,
        [id],
      );
      return [rows[0]?.is_named, rows[0]?.has_address];
    }

    it('nobody knows after a week whose it was', async () => {
      await forgetVisitors(test.shop, new Date(Date.now() + 6.9 * dayMs));
      expect(await isKnown()).toEqual([true, true]);
      await forgetVisitors(test.shop, new Date(Date.now() + 7.1 * dayMs));
      expect(await isKnown()).toEqual([false, false]);
    });

    it('nobody does at once where its guest wants to be forgotten, or the account is deleted', async () => {
      await visitor.call('doForgetMe');
      expect(await isKnown()).toEqual([false, false]);
    });

    it('nor where the account that it came to is deleted', async () => {
      await visitor.call('doRegisterUser', registration(`called-off-${id}@krone.example`));
      await test.database.pool.query(
        'UPDATE orders SET customer_id = (SELECT max(customer_id) FROM account) WHERE id = $1',
        [id],
      );
      await visitor.call('deleteCustomerAccount', { password: customerPassword });
      expect(await isKnown()).toEqual([false, false]);
    });

    it.each([
      [
        'its money came all the same',
        "INSERT INTO payment_entry (payment_id, kind, amount, created_at) SELECT id, 'captured', 100, now() FROM payment WHERE order_id = $1",
      ],
      ['it may come still', "UPDATE payment SET status = 'open' WHERE order_id = $1"],
      ['it was an order', 'UPDATE orders SET basket_id = -id WHERE id = $1'],
    ])('it stays known where %s', async (_, change) => {
      await test.database.pool.query(change, [id]);
      await visitor.call('doForgetMe');
      await forgetVisitors(test.shop, new Date(Date.now() + 8 * dayMs));
      expect(await isKnown()).toEqual([true, true]);
    });
  });

  it('leaves a placed order alone: it can still be paid while its hold lasts', async () => {
    const { visitor, email } = await fill();
    const { order } = await visitor.call('doPlaceOrder');
    await visitor.call('doExecutePayment', { orderId: order.id });
    expect(await visitor.call('deleteBasketReservations')).toBe(true);
    expect(await ordersTo(email)).toEqual([3]);
    expect(await stock()).toBe(48);
    await endHolds(test.shop, inMinutes(61));
  });
});
