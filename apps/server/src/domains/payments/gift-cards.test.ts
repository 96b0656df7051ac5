import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { newCoupon } from '../../testing/new-coupon.ts';
import { newGiftCard, newGiftCards } from '../../testing/new-gift-card.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { endUnpaid } from './end-unpaid.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { recordTransfer } from './record-transfer.ts';

const fiftyEuros = 19_902;

let test: TestShop;
/** 40 euros a piece. */
let article: number;
beforeAll(async () => {
  test = await createTestShop();
  await test.database.pool.query('DELETE FROM shipping_rate WHERE from_item_sum > 0');
  await test.database.pool.query('UPDATE shipping_rate SET amount = 0');
});
beforeEach(async () => {
  [article = 0] = await sampleVariations(test.database.pool, 1, { stock: 1000 });
  await test.database.pool.query('UPDATE variation_price SET amount = 400000 WHERE variation_id = $1', [article]);
  test.setNow(new Date('2026-05-01T10:00:00Z'));
});
afterAll(() => test.close());

async function payer(couponCode: string, quantity = 1): Promise<{ visitor: TestVisitor; email: string }> {
  const visitor = test.visitor();
  const email = `${randomUUID()}@krone.example`;
  await visitor.call('doAddCartItem', { productId: article, quantity });
  await fillCheckout(visitor, { email });
  await visitor.call('doAddCoupon', { couponCode });
  return { visitor, email };
}

/** Orders, and answers what else the order may be paid by. */
async function otherMethods(visitor: TestVisitor): Promise<string[]> {
  const { paymentMethodListForSwitch } = await visitor.call('doPlaceOrder');
  return paymentMethodListForSwitch.map(({ key }) => key);
}

async function balanceOf(couponCode: string): Promise<number> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: article });
  const { giftCards } = await visitor.call('doAddCoupon', { couponCode });
  return giftCards?.[0]?.balance ?? 0;
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return (await test.database.pool.query(`SELECT * FROM ${table}`)).rows;
}

describe('a gift card that is bought', () => {
  it('is sold without VAT, shipping and class discount, for money in advance alone', async () => {
    await test.database.pool.query('UPDATE customer_class SET discount_percent = 10 WHERE id = 1');
    const visitor = test.visitor();
    const cart = await visitor.call('doAddCartItem', { productId: fiftyEuros, quantity: 2 });
    expect(cart).toMatchObject({ basketAmount: 100, basketAmountNet: 100, shippingAmount: 0 });
    await visitor.call('setPriceSide', { side: 'net' });
    expect(await visitor.call('getCart')).toMatchObject({ basketAmount: 100, basketAmountNet: 100, itemSumNet: 100 });
    await visitor.call('setPriceSide', { side: 'gross' });
    const keys = (await visitor.call('getPaymentProviders')).list.map(({ key }) => key);
    expect(keys).toContain('prepayment');
    expect(keys).not.toContain('cashOnPickup');
    expect(keys).not.toContain('invoice');
    await test.database.pool.query('UPDATE customer_class SET discount_percent = 0 WHERE id = 1');
  });

  it('is what keeps an order that waits for its money from being paid on credit', async () => {
    const withGoods = await payer(await newCoupon(test));
    expect(await otherMethods(withGoods.visitor)).toContain('invoice');
    const withGiftCard = await payer(await newCoupon(test));
    await withGiftCard.visitor.call('doAddCartItem', { productId: fiftyEuros });
    expect(await otherMethods(withGiftCard.visitor)).not.toContain('invoice');
  });

  it('is mailed once it is paid, once, and its code is kept nowhere', async () => {
    const { codes, orderId } = await newGiftCards(test, 50, 2);
    expect(new Set(codes).size).toBe(2);
    await Promise.all([1, 2].map(() => issueGiftCards(test.shop, orderId, test.shop.now())));
    const mails = (await test.sentMails()).filter(({ text }) => codes.some((code) => text.includes(code)));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('31. Dezember 2029');
    const cards = (await rowsOf('gift_card')).filter(({ order_id }) => order_id === orderId);
    expect(cards).toHaveLength(2);
    const stored = JSON.stringify([cards, await rowsOf('graphile_worker.jobs')]);
    for (const code of codes) expect(stored).not.toContain(code.slice(0, 9));
  });

  it('is none before it is paid', async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: fiftyEuros });
    await fillCheckout(visitor);
    const { order } = await visitor.call('doPlaceOrder');
    await issueGiftCards(test.shop, order.id, test.shop.now());
    const cards = async () => (await rowsOf('gift_card')).filter(({ order_id }) => order_id === order.id);
    expect(await cards()).toEqual([]);
    // Nor where it was canceled with its money.
    await recordTransfer(test.shop.db, { orderId: order.id, now: test.shop.now() });
    await test.database.pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [order.id]);
    await issueGiftCards(test.shop, order.id, test.shop.now());
    expect(await cards()).toEqual([]);
  });
});

describe('a gift card that pays', () => {
  it('pays again for a while when it gets money back after it ended', async () => {
    const code = await newGiftCard(test, 50);
    const { visitor } = await payer(code, 2);
    const { order } = await visitor.call('doPlaceOrder');
    test.setNow(new Date('2030-01-02T10:00:00Z'));
    const late = test.visitor();
    await late.call('doAddCartItem', { productId: article });
    expect((await late.send('doAddCoupon', [{ couponCode: code }])).json().key).toBe('coupon.expired');
    const now = test.shop.now();
    await test.shop.db.transaction((tx) => endUnpaid(tx, { orderId: order.id, now }));
    expect(await balanceOf(code)).toBe(50);
    const mail = (await test.sentMails()).find(
      ({ text }) => text.includes(`${order.id}`) && text.includes('steht wieder'),
    );
    expect(mail?.text).toContain('mindestens noch 90 Tage');
    test.setNow(new Date(now.getTime() + 91 * 86_400_000));
    expect(await balanceOf(code).catch(() => 0)).toBe(0);
  });

  it('pays in parts, changes no VAT, and leaves the rest to the method of the order', async () => {
    const code = await newGiftCard(test, 50);
    const first = await payer(code);
    const cart = await first.visitor.call('getCart');
    expect(cart).toMatchObject({ basketAmount: 40, openAmount: 0 });
    expect(cart.giftCards).toEqual([
      { name: code.slice(-4), amount: 40, balance: 50, validUntil: '2029-12-31T22:59:59.999Z' },
    ]);
    expect(cart.totalVats).toEqual([{ vatValue: 19, vatAmount: 6.39 }]);
    const whole = await first.visitor.call('doPlaceOrder');
    expect(whole).toMatchObject({ paymentStatus: 'fullyPaid', paymentBankDetails: null, paymentMethodKey: 'giftCard' });
    expect(whole.totals).toMatchObject({ giftCardsValue: 40, openAmount: 0, totalGross: 40 });
    expect(whole.order.statusId).toBe(5);

    const second = await payer(code.toLowerCase().replaceAll('-', ' '));
    const part = await second.visitor.call('doPlaceOrder');
    expect(part.totals).toMatchObject({ giftCardsValue: 10, openAmount: 30, totalGross: 40 });
    expect(part).toMatchObject({ paymentStatus: 'partlyPaid' });
    expect(part.order.statusId).toBe(3);
    const mail = (await test.sentMails()).find(({ to }) => to === second.email);
    expect(mail?.text).toMatch(/Bitte überweisen Sie 30,00\s€/);
    await expect(payer(code)).rejects.toMatchObject({ key: 'coupon.usedOrInvalid' });
  });

  it('pays no more than it is worth, whatever is ordered at once', async () => {
    const code = await newGiftCard(test, 100);
    const payers: Awaited<ReturnType<typeof payer>>[] = [];
    while (payers.length < 20) payers.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => payer(code)))));
    const placed = await Promise.allSettled(payers.map(({ visitor }) => visitor.call('doPlaceOrder')));
    const orders = placed.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    expect(orders.map(({ totals }) => totals.giftCardsValue).sort((a, b) => b - a)).toEqual([40, 40, 20]);
    const refused = placed.flatMap((each) => (each.status === 'rejected' ? each.reason.key : []));
    expect(new Set(refused)).toEqual(new Set(['order.itemsChanged']));
  });

  it('lets nobody owe what they have not seen, where two orders use it at once', async () => {
    const code = await newGiftCard(test, 50);
    const payers = await Promise.all([payer(code), payer(code)]);
    const order = async ({ visitor }: { visitor: TestVisitor }) => {
      const { basketAmount, openAmount } = await visitor.call('getCart');
      return { visitor, expected: { expectedTotal: basketAmount, expectedOpenAmount: openAmount } };
    };
    const seen = await Promise.all(payers.map(order));
    expect(seen.map(({ expected }) => expected.expectedOpenAmount)).toEqual([0, 0]);
    const placed = await Promise.allSettled(
      seen.map(({ visitor, expected }) => visitor.call('doPlaceOrder', expected)),
    );
    expect(placed.flatMap((each) => (each.status === 'fulfilled' ? each.value.totals.openAmount : []))).toEqual([0]);
    expect(placed.flatMap((each) => (each.status === 'rejected' ? each.reason.key : []))).toEqual([
      'order.itemsChanged',
    ]);
    const [late] = payers.filter((_, index) => placed[index]?.status === 'rejected');
    if (!late) throw new Error('both orders were placed');
    const { expected } = await order(late);
    expect(expected).toEqual({ expectedTotal: 40, expectedOpenAmount: 30 });
    const { totals } = await late.visitor.call('doPlaceOrder', expected);
    expect(totals).toMatchObject({ giftCardsValue: 10, openAmount: 30 });
  });

  it('gets back once what an order paid that was canceled', async () => {
    const code = await newGiftCard(test, 50);
    const { visitor } = await payer(code, 2);
    const { order } = await visitor.call('doPlaceOrder');
    await expect(balanceOf(code)).rejects.toMatchObject({ key: 'coupon.usedOrInvalid' });
    const over = new Date(test.shop.now().getTime() + 30 * 24 * 3_600_000);
    const end = () => test.shop.db.transaction((tx) => endUnpaid(tx, { orderId: order.id, now: over }));
    await Promise.all([end(), end(), end()]);
    expect(await balanceOf(code)).toBe(50);
    const { rows } = await test.database.pool.query('SELECT paid_amount, status_id FROM orders WHERE id = $1', [
      order.id,
    ]);
    expect(rows).toEqual([{ paid_amount: '0', status_id: 8 }]);
  });

  it('pays for no gift card, and nothing after its time or once its own order was paid back', async () => {
    const { codes, orderId } = await newGiftCards(test, 50, 1);
    const [couponCode = ''] = codes;
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: fiftyEuros });
    await expect(visitor.call('doAddCoupon', { couponCode })).rejects.toMatchObject({ key: 'coupon.noOpenAmount' });
    test.setNow(new Date('2029-12-31T22:59:59Z'));
    expect(await balanceOf(couponCode)).toBe(50);
    test.setNow(new Date('2029-12-31T23:00:00Z'));
    await expect(balanceOf(couponCode)).rejects.toMatchObject({ key: 'coupon.expired' });
    test.setNow(new Date('2026-06-01T10:00:00Z'));
    const order = 'UPDATE orders SET status_id = $2, paid_amount = total_gross - $3 WHERE id = $1';
    for (const [statusId, paidBack] of [
      [5, 1],
      [8, 0],
    ]) {
      await test.database.pool.query(order, [orderId, statusId, paidBack]);
      await expect(balanceOf(couponCode)).rejects.toMatchObject({ key: 'coupon.usedOrInvalid' });
    }
    await test.database.pool.query(order, [orderId, 5, 0]);
    expect(await balanceOf(couponCode)).toBe(50);
  });

  it('pays before those that end later, whichever was bought first', async () => {
    test.setNow(new Date('2027-01-01T10:00:00Z'));
    const later = await newGiftCard(test, 50);
    test.setNow(new Date('2026-12-31T10:00:00Z'));
    const sooner = await newGiftCard(test, 25);
    const { visitor } = await payer(later);
    const { giftCards } = await visitor.call('doAddCoupon', { couponCode: sooner });
    expect(giftCards?.map(({ name, amount }) => [name, amount])).toEqual([
      [sooner.slice(-4), 25],
      [later.slice(-4), 15],
    ]);
    const { order } = await visitor.call('doPlaceOrder');
    const { rows } = await test.database.pool.query(
      'SELECT amount FROM payment WHERE order_id = $1 AND gift_card_id IS NOT NULL ORDER BY id',
      [order.id],
    );
    expect(rows).toEqual([{ amount: '2500' }, { amount: '1500' }]);
  });

  it('has no part in an order that a coupon makes free, which may leave at once as well', async () => {
    const { visitor } = await payer(await newCoupon(test, { percent: 10_000 }));
    expect((await visitor.call('getPaymentProviders')).list.map(({ key }) => key)).toEqual(['giftCard']);
    const placed = await visitor.call('doPlaceOrder');
    expect(placed).toMatchObject({ paymentStatus: 'fullyPaid', order: { statusId: 5 }, totals: { totalGross: 0 } });
  });

  it('is taken out by the end of its code, by nobody but whose cart it is', async () => {
    const code = await newGiftCard(test, 50);
    const { visitor } = await payer(code);
    const stranger = test.visitor();
    await expect(stranger.call('deleteCoupon', { couponCode: code.slice(-4) })).rejects.toMatchObject({
      key: 'coupon.removeFailed',
    });
    const cart = await visitor.call('deleteCoupon', { couponCode: code.slice(-4) });
    expect(cart).toMatchObject({ openAmount: 40 });
    expect(cart.giftCards).toBeUndefined();
  });
});
