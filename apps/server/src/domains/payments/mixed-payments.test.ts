import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { endHolds } from '../../jobs/end-holds.ts';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { newCoupon } from '../../testing/new-coupon.ts';
import { newGiftCard } from '../../testing/new-gift-card.ts';
import { freePort, openPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';
import { lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { refundGiftCards } from './end-unpaid.ts';
import { book } from './ledger.ts';
import { newPayment } from './new-payment.ts';
import { refundSurplus } from './refund-surplus.ts';
import { settleOrder } from './settle-order.ts';

let sandbox: PaymentSandbox;
let test: TestShop;
let article: number;
let code: string;
/** Of orders that a gift card of 50 pays in part, and a card of the provider for the rest: goods of 80, less 8, with 6.90 of shipping and 2.50 of fee. */
const total = 81.4;
const open = 31.4;

beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  const port = await freePort();
  test = await createTestShop({ PORT: String(port), SANDBOX_PAYMENT_PORT: String(sandbox.port) });
  await test.app.listen({ port, host: '127.0.0.1' });
  const { pool } = test.database;
  await pool.query('UPDATE shipping_rate SET amount = 690');
  await pool.query("UPDATE payment_method SET fee = 250 WHERE key = 'mollieCreditCard'");
});
beforeEach(async () => {
  [article = 0] = await sampleVariations(test.database.pool, 1, { stock: 100 });
  await test.database.pool.query('UPDATE variation_price SET amount = 400000 WHERE variation_id = $1', [article]);
  await touchCatalog(test.shop.db);
  code = await newGiftCard(test, 50);
  await sandbox.set({ api: 'normal', webhooks: 'off' });
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

type Placed = { visitor: TestVisitor; orderId: number; accessKey: string };

async function place(codes = [code]): Promise<Placed> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: article, quantity: 2 });
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'mollieCreditCard'");
  await fillCheckout(visitor, { email: `${crypto.randomUUID()}@krone.example`, paymentId: rows[0]?.id });
  for (const couponCode of [await newCoupon(test), ...codes]) await visitor.call('doAddCoupon', { couponCode });
  const { basketAmount } = await visitor.call('getCart');
  const { order } = await visitor.call('doPlaceOrder', { expectedTotal: basketAmount });
  return { visitor, orderId: order.id, accessKey: order.accessKey };
}

async function start({ visitor, orderId }: Placed): Promise<string> {
  const { value } = await visitor.call('doExecutePayment', { orderId });
  return value?.split('/').at(-1) ?? '';
}

function look({ visitor, orderId, accessKey }: Placed) {
  return visitor.call('getOrder', { orderId, accessKey });
}

/** What each payment of the order came to, the oldest first: its method, what it took, and what went back. */
async function booked({ orderId }: Placed): Promise<[string, number, number][]> {
  const sumOf = (kind: string) => `coalesce(sum(e.amount) FILTER (WHERE e.kind = '${kind}'), 0)::float / 100`;
  const { rows } = await test.database.pool.query(
    `SELECT p.method_key, ${sumOf('captured')} AS captured, ${sumOf('refunded')} AS refunded
     FROM payment p LEFT JOIN payment_entry e ON e.payment_id = p.id WHERE p.order_id = $1 GROUP BY p.id ORDER BY p.id`,
    [orderId],
  );
  return rows.map(({ method_key, captured, refunded }) => [method_key, captured, refunded]);
}

/** Comes in as the bank says, however much that is. */
function transfer({ orderId }: Placed, euros: number): Promise<void> {
  const now = new Date();
  return test.shop.db.transaction(async (tx) => {
    const owed = await lockOwedOrder(tx, orderId);
    const made = { orderId, methodKey: 'prepayment', amount: 1, currency: 'EUR', provider: null } as const;
    const { id: paymentId } = await newPayment(tx, { ...made, status: 'paid' }, now);
    await book(tx, [{ paymentId, kind: 'captured', amount: Math.round(euros * 100) }], { now });
    if (owed) await settleOrder(tx, owed, now);
  });
}

async function left(couponCode: string): Promise<number> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: article, quantity: 10 });
  const refused = { giftCards: [{ balance: 0 }] };
  const { giftCards } = await visitor.call('doAddCoupon', { couponCode }).catch(() => refused);
  return giftCards?.[0]?.balance ?? 0;
}

async function payTwice(order: Placed): Promise<[string, string]> {
  const first = await start(order);
  await test.database.pool.query("UPDATE payment SET status = 'expired' WHERE provider_id = $1", [first]);
  const second = await start(order);
  for (const id of [first, second]) await sandbox.choose(id, 'paid');
  await test.database.pool.query("UPDATE payment SET status = 'open' WHERE provider_id = $1", [first]);
  for (const id of [first, second]) await sandbox.tell(id);
  await test.sentMails();
  return [first, second];
}

it('coupon, gift card, fee and card add up to the cent, in order, ledger and at the provider', async () => {
  const order = await place();
  const id = await start(order);
  expect(await test.shop.payments?.find(id)).toMatchObject({ amount: Math.round(open * 100) });
  await sandbox.choose(id, 'paid');
  await sandbox.tell(id);
  const { totals, paymentStatus } = await look(order);
  expect(paymentStatus).toBe('fullyPaid');
  expect(totals).toMatchObject({ totalGross: total, couponValue: 8, paymentFeeGross: 2.5, giftCardsValue: 50 });
  expect(totals.openAmount).toBe(0);
  expect(await booked(order)).toEqual([
    ['giftCard', 50, 0],
    ['mollieCreditCard', open, 0],
  ]);
});

it('what was paid too much goes back to the card that was charged twice, and no gift card gets any of it', async () => {
  const order = await place();
  const ids = await payTwice(order);
  for (const id of ids) await sandbox.tell(id);
  await test.sentMails();
  const [gift, ...charged] = await booked(order);
  expect(gift).toEqual(['giftCard', 50, 0]);
  expect(charged.map(([, , back]) => back).toSorted()).toEqual([0, open]);
  expect(await left(code)).toBe(0);
  expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', order: { statusId: 5 } });
});

it('a payment of which the owner gave some back is told any number of times, and pays nothing again', async () => {
  const order = await place();
  const id = await start(order);
  await sandbox.choose(id, 'paid');
  await sandbox.tell(id);
  const refund = { id, key: 'by hand', amount: 1000, currency: 'EUR', description: 'broken' };
  await test.shop.payments?.refund(refund);
  for (const times of [1, 2, 3]) expect([times, await sandbox.tell(id)]).toEqual([times, 200]);
  await test.sentMails();
  expect(await booked(order)).toEqual([
    ['giftCard', 50, 0],
    ['mollieCreditCard', open, 10],
  ]);
  expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', order: { statusId: 5 } });
});

it('of a card goes back what is still left of it, in as many steps as it takes', async () => {
  const order = await place();
  const id = await start(order);
  await sandbox.choose(id, 'paid');
  await sandbox.tell(id);
  await transfer(order, 5);
  for (const _ of [1, 2]) await refundSurplus(test.shop, order.orderId, new Date());
  const refund = { id, key: `by hand ${id}`, amount: 1000, currency: 'EUR', description: 'broken' };
  await test.shop.payments?.refund(refund);
  await sandbox.tell(id);
  expect(await booked(order)).toEqual([
    ['giftCard', 50, 0],
    ['mollieCreditCard', open, 15],
    ['prepayment', 5, 0],
  ]);
  await test.database.pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [order.orderId]);
  for (const _ of [1, 2]) await refundSurplus(test.shop, order.orderId, new Date());
  expect(await booked(order)).toEqual([
    ['giftCard', 50, 50],
    ['mollieCreditCard', open, open],
    ['prepayment', 5, 0],
  ]);
});

it('an order that is never paid gives back to its gift card once; money that comes too late goes back', async () => {
  const order = await place();
  const id = await start(order);
  expect(await left(code)).toBe(0);
  await sandbox.choose(id, 'expired');
  const late = new Date(Date.now() + 61 * 60_000);
  await Promise.all([endHolds(test.shop, late), endHolds(test.shop, late)]);
  await endHolds(test.shop, late);
  expect(await left(code)).toBe(50);
  await sandbox.move(id, { status: 'paid' });
  await test.database.pool.query("UPDATE payment SET status = 'open' WHERE provider_id = $1", [id]);
  for (const _ of [1, 2]) await sandbox.tell(id);
  await test.sentMails();
  expect(await booked(order)).toEqual([
    ['giftCard', 50, 50],
    ['mollieCreditCard', open, open],
  ]);
  expect(await left(code)).toBe(50);
  expect(await look(order)).toMatchObject({ order: { statusId: 8 } });
});

it('what a transfer paid too much goes back to the newest gift card first, no more than it gave', async () => {
  const second = await newGiftCard(test, 25);
  const order = await place([code, second]);
  const { orderId } = order;
  const giveBack = () => test.shop.db.transaction((tx) => refundGiftCards(tx, { orderId, now: new Date() }));
  const backs = async () => (await booked(order)).filter(([key]) => key === 'giftCard').map(([, , back]) => back);
  await transfer(order, total - 75 + 30);
  await Promise.all([giveBack(), giveBack()]);
  expect(await backs()).toEqual([5, 25]);
  await transfer(order, 60);
  await giveBack();
  expect(await backs()).toEqual([50, 25]);
  const told = (await test.sentMails()).flatMap(({ text }) => {
    const [, amount] = /Bestellung \d+ ist mehr eingegangen.* ([\d,]+).€ davon stehen wieder auf/.exec(text) ?? [];
    return text.includes(String(orderId)) && amount !== undefined ? [amount] : [];
  });
  expect(told).toEqual(['25,00', '5,00', '45,00']);
});
