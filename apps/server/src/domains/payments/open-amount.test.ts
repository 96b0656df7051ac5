import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runCancelTask } from '../../commands/cancel-command.ts';
import { runOverpaidTask } from '../../commands/overpaid-command.ts';
import { runPaidTask } from '../../commands/paid-command.ts';
import { runReturnedTask } from '../../commands/returned-command.ts';
import { runUnderpaidTask } from '../../commands/underpaid-command.ts';
import { runUnpaidTask } from '../../commands/unpaid-command.ts';
import { resumeRefunds } from '../../jobs/resume-refunds.ts';
import { sendPaymentReminder } from '../../jobs/send-payment-reminder.ts';
import { ProviderAwayError, ProviderRefusedError } from '../../providers/payment/payment-provider.ts';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { newGiftCard } from '../../testing/new-gift-card.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';
import { recordReturn } from './record-return.ts';
import { refundSurplus } from './refund-surplus.ts';

/** What is still to be paid of an order, whatever came and went. */
let sandbox: PaymentSandbox;
let test: TestShop;
let article: number;

/** What each order comes to. */
const total = 100;

beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  test = await createTestShop({ SANDBOX_PAYMENT_PORT: String(sandbox.port) });
  const { pool } = test.database;
  await pool.query('UPDATE shipping_rate SET amount = 0');
  await pool.query('UPDATE payment_method SET fee = 0');
});
beforeEach(async () => {
  [article = 0] = await sampleVariations(test.database.pool, 1, { stock: 100 });
  await test.database.pool.query('UPDATE variation_price SET amount = 500000 WHERE variation_id = $1', [article]);
  await touchCatalog(test.shop.db);
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

type Placed = { visitor: TestVisitor; orderId: number; accessKey: string; email: string };

let buyers = 0;

/** What comes to 50 as a gift card. */
const giftCardItem = 19_902;

async function place({
  productId = article,
  quantity = 2,
  couponCode = '',
  others = [] as number[],
} = {}): Promise<Placed> {
  const email = `open-${buyers++}@krone.example`;
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'mollieCreditCard'");
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId, quantity });
  for (const other of others) await visitor.call('doAddCartItem', { productId: other });
  await fillCheckout(visitor, { email, paymentId: rows[0]?.id });
  if (couponCode !== '') await visitor.call('doAddCoupon', { couponCode });
  const { order } = await visitor.call('doPlaceOrder');
  return { visitor, orderId: order.id, accessKey: order.accessKey, email };
}

const look = ({ visitor, orderId, accessKey }: Placed) => visitor.call('getOrder', { orderId, accessKey });

/** The provider's id of the payment whose page the buyer is led to. */
async function start({ visitor, orderId }: Placed): Promise<string> {
  return (await visitor.call('doExecutePayment', { orderId })).value?.split('/').at(-1) ?? '';
}

/** Two pages of an order, as of two tabs. */
async function startTwice(order: Placed): Promise<[string, string]> {
  const first = await start(order);
  await test.database.pool.query("UPDATE payment SET status = 'expired' WHERE provider_id = $1", [first]);
  const second = await start(order);
  await test.database.pool.query("UPDATE payment SET status = 'open' WHERE provider_id = $1", [first]);
  return [first, second];
}

async function tell(id: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await test.app.inject({ method: 'POST', url: '/webhooks/mollie', payload: `id=${id}`, headers });
}

async function pay(id: string): Promise<void> {
  await sandbox.choose(id, 'paid');
  await tell(id);
}

async function chargeBack(id: string, value: string | null): Promise<void> {
  await sandbox.move(id, { chargedBack: value && { currency: 'EUR', value } });
}

async function giveBack(id: string, amount: number): Promise<void> {
  const key = `by-hand-${crypto.randomUUID()}`;
  await test.shop.payments?.refund({ id, key, amount: amount * 100, currency: 'EUR', description: 'Retoure' });
}

async function amountOf(id: string): Promise<number | undefined> {
  return (await test.shop.payments?.find(id))?.amount;
}

async function mailsTo({ email }: Placed) {
  return (await test.sentMails()).filter(({ to }) => to === email);
}

it('what goes back of an order that waits is no credit: it may go once all of it has come', async () => {
  const order = await place();
  const first = await start(order);
  await sandbox.choose(first, 'paid');
  await chargeBack(first, '50.00');
  await tell(first);
  await giveBack(first, 20);
  await tell(first);
  expect(await look(order)).toMatchObject({ isPayable: true, totals: { openAmount: 70, creditedAmount: 0 } });
  await sendPaymentReminder(test.shop, { orderId: order.orderId, reason: 'reminder' });
  for (const mail of (await mailsTo(order)).filter(({ messageId }) => /confirmation|reminder/.test(messageId))) {
    expect(mail.text).toMatch(/70,00\s€/);
  }
  await pay(await start(order));
  expect(await look(order)).toMatchObject({ order: { statusId: 5 }, paymentStatus: 'fullyPaid', isPayable: false });
});

it('a page that is open still is not given again where the order was paid otherwise, or canceled', async () => {
  const paid = await place();
  const [first] = await startTwice(paid);
  await pay(first);
  expect(await paid.visitor.call('doExecutePayment', { orderId: paid.orderId })).toEqual({ type: null, value: null });
  const canceled = await place();
  await start(canceled);
  await runCancelTask(test.shop.db, canceled.orderId, () => {});
  await expect(start(canceled)).rejects.toMatchObject({ key: 'order.notPayable' });
});

it('nor where less is open by now than it asks for', async () => {
  const order = await place();
  const [first, second] = await startTwice(order);
  await sandbox.choose(second, 'paid');
  await giveBack(second, 25);
  await tell(second);
  const third = await start(order);
  expect([await amountOf(first), await amountOf(third)]).toEqual([total * 100, 2500]);
  expect(await start(order)).toBe(third);
});

/** The demo's gift card of 50. */
const fiftyEuros = 19_902;

/** A gift card of 50 that was bought with a card, an order of 100 of which it pays a half, and the payment of its own order. */
async function placeWithCard() {
  const bought = await place({ productId: fiftyEuros, quantity: 1 });
  const ofCard = await start(bought);
  await pay(ofCard);
  const couponCode = await codeOf(bought);
  return { ofCard, couponCode, order: await place({ couponCode }) };
}

/** The code of the gift card that was bought with an order. */
async function codeOf(bought: Placed): Promise<string> {
  const [code = ''] = (await mailsTo(bought)).flatMap(
    ({ text }) => text.match(/\b(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}\b/g) ?? [],
  );
  return code;
}

/** By the mails that a gift card which paid is not paid for any more. */
async function openAmountsTold(order: Placed): Promise<(string | undefined)[]> {
  const mails = (await mailsTo(order)).filter(({ messageId }) => messageId.includes('gift-card-'));
  return mails.map(({ text }) => text.match(/Offen sind damit (?:noch )?([\d,]+)/)?.[1]);
}

async function underpaid({ orderId }: Placed): Promise<string[]> {
  const lines: string[] = [];
  await runUnderpaidTask(test.shop.db, (line) => lines.push(line));
  return lines.filter((line) => line.startsWith(String(orderId)));
}

/** Who gives back what is too much of an order. */
async function overpaid({ orderId }: Placed): Promise<string | undefined> {
  const lines: string[] = [];
  await runOverpaidTask(test.shop.db, (line) => lines.push(line));
  return lines.find((line) => line.startsWith(String(orderId)))?.replace(/^.*example: /, '');
}

const notePaid = ({ orderId }: Placed) => runPaidTask(test.shop, { orderId, amount: null }, () => {});

/** How much is noted as given back by hand. */
async function noteReturned({ orderId }: Placed, isAll: boolean): Promise<string | undefined> {
  const lines: string[] = [];
  await runReturnedTask(test.shop, { orderId, isAll }, (line) => lines.push(line));
  return lines[0]?.match(/[\d.]+ EUR/)?.[0];
}

async function balanceOf(couponCode: string): Promise<number> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: article, quantity: 2 });
  const answer = await visitor.send('doAddCoupon', [{ couponCode }]);
  return answer.json().data?.giftCards?.[0]?.balance ?? 0;
}

it.each(['called back by a bank', 'given back by hand'] as const)(
  'what a gift card pays whose own money was %s is still to be paid, and releases nothing',
  async (how) => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const { ofCard, order } = await placeWithCard();
    const page = await start(order);
    expect((await look(order)).totals.openAmount).toBe(50);
    if (how === 'called back by a bank') await chargeBack(ofCard, '50.00');
    else await giveBack(ofCard, 50);
    await tell(ofCard);
    expect(await look(order)).toMatchObject({ totals: { openAmount: 100, giftCardsValue: 0 } });
    const told = [{ orderId: order.orderId, missing: 50 * 100 }, expect.stringContaining('it waits')];
    const ofOrder = errors.mock.calls.filter(([said]) => (said as { orderId?: number }).orderId === order.orderId);
    expect(ofOrder).toEqual([told]);
    expect(await openAmountsTold(order)).toEqual(['100,00']);
    await pay(page);
    expect(await look(order)).toMatchObject({ order: { statusId: 3 }, isPayable: true, totals: { openAmount: 50 } });
    expect(await underpaid(order)).toEqual([expect.stringMatching(/50\.00 EUR missing, .*: waiting for payment$/)]);
    await pay(await start(order));
    expect(await look(order)).toMatchObject({ order: { statusId: 5 }, paymentStatus: 'fullyPaid' });
    expect(await underpaid(order)).toEqual([]);
    errors.mockRestore();
  },
);

it('and what went back of what was paid besides releases nothing either', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const { ofCard, order } = await placeWithCard();
  const page = await start(order);
  await chargeBack(ofCard, '50.00');
  await tell(ofCard);
  expect(await openAmountsTold(order)).toEqual(['100,00']);
  await pay(page);
  await giveBack(page, 50);
  await tell(page);
  expect(await look(order)).toMatchObject({
    order: { statusId: 3 },
    totals: { openAmount: 100, creditedAmount: 0, paidAmount: 0 },
  });
  await chargeBack(ofCard, null);
  await tell(ofCard);
  expect(await look(order)).toMatchObject({ order: { statusId: 3 }, totals: { openAmount: 50 } });
  expect(await openAmountsTold(order)).toEqual(['100,00', '50,00']);
  await chargeBack(ofCard, '50.00');
  await tell(ofCard);
  expect(await openAmountsTold(order)).toEqual(['100,00', '50,00', '100,00']);
  errors.mockRestore();
});

it('goods that come back of an order whose gift card is not paid for at that time are credited', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const { ofCard, order } = await placeWithCard();
  const page = await start(order);
  await pay(page);
  await chargeBack(ofCard, '50.00');
  await tell(ofCard);
  await giveBack(page, 10);
  await tell(page);
  expect((await look(order)).totals).toMatchObject({ creditedAmount: 10, openAmount: 50 });
  await chargeBack(ofCard, null);
  await tell(ofCard);
  expect((await look(order)).totals).toMatchObject({ creditedAmount: 10, openAmount: 0 });
  expect(await underpaid(order)).toEqual([]);
  errors.mockRestore();
});

it('goods that come back of an order that was paid in the place of its gift card are credited', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const { ofCard, order } = await placeWithCard();
  await chargeBack(ofCard, '50.00');
  await tell(ofCard);
  const page = await start(order);
  await pay(page);
  await giveBack(page, 20);
  await tell(page);
  expect(await look(order)).toMatchObject({ order: { statusId: 5 }, totals: { openAmount: 0, creditedAmount: 20 } });
  expect(await underpaid(order)).toEqual([]);
  errors.mockRestore();
});

it('and so are those of an order that was paid otherwise after its bank had called the money back', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const order = await place();
  const [first, second] = await startTwice(order);
  await pay(first);
  await chargeBack(first, '100.00');
  await tell(first);
  await pay(second);
  for (const [amount, credited] of [
    [20, 20],
    [10, 30],
  ] as const) {
    await giveBack(second, amount);
    await tell(second);
    expect((await look(order)).totals).toMatchObject({ openAmount: 0, creditedAmount: credited });
  }
  expect(await underpaid(order)).toEqual([]);
  errors.mockRestore();
});

it.each([
  ['before the second payment', 'credit'],
  ['after it', 'too much'],
])('what went back %s, of which the shop heard later, is %s', async (when, what) => {
  const order = await place();
  const [first, second] = await startTwice(order);
  await pay(first);
  const steps = [() => giveBack(first, 20), () => sandbox.choose(second, 'paid')];
  for (const step of when === 'after it' ? steps.toReversed() : steps) {
    await step();
    await nextSecond();
  }
  await tell(second);
  await tell(first);
  const [refund] = (await mailsTo(order)).filter(({ messageId }) => messageId.includes('refund'));
  expect(refund?.text.includes('mehr eingegangen')).toBe(what === 'too much');
  const credited = what === 'credit' ? 20 : 0;
  expect((await look(order)).totals).toMatchObject({
    creditedAmount: credited,
    paidAmount: total - credited,
    openAmount: 0,
  });
});

it('what came on the way by which it went back came before it, whenever the shop heard of it', async () => {
  const order = await place();
  const [first] = await startTwice(order);
  await pay(first);
  await test.database.pool.query(
    `UPDATE payment_entry SET said = said - 'paidAt', created_at = payment_entry.created_at + interval '1 hour'
     FROM payment WHERE payment.id = payment_id AND order_id = $1`,
    [order.orderId],
  );
  await giveBack(first, 20);
  await tell(first);
  expect((await look(order)).totals).toMatchObject({ creditedAmount: 20, openAmount: 0 });
});

it('and is there again with the money of the card: what is too much then is on the card', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const { ofCard, couponCode, order } = await placeWithCard();
  await pay(await start(order));
  expect(await look(order)).toMatchObject({ order: { statusId: 5 }, paymentStatus: 'fullyPaid' });
  await chargeBack(ofCard, '50.00');
  await tell(ofCard);
  const text = expect.stringContaining('goods were released');
  expect(errors).toHaveBeenCalledWith({ orderId: order.orderId, missing: 5000 }, text);
  expect(await underpaid(order)).toEqual([expect.stringMatching(/50\.00 EUR missing, .*: cleared for dispatch$/)]);
  expect(await openAmountsTold(order)).toEqual([]);
  await chargeBack(ofCard, null);
  await tell(ofCard);
  expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', totals: { giftCardsValue: 50 } });
  expect([await underpaid(order), await balanceOf(couponCode)]).toEqual([[], 0]);
  await chargeBack(ofCard, '50.00');
  await tell(ofCard);
  await runCancelTask(test.shop.db, order.orderId, () => {});
  await chargeBack(ofCard, null);
  await tell(ofCard);
  await test.sentMails();
  expect(await balanceOf(couponCode)).toBe(50);
  errors.mockRestore();
});

it('what is too much since the money of a card is there again goes to the card by itself, and the page says so', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const { ofCard, couponCode, order } = await placeWithCard();
  await notePaid(order);
  await chargeBack(ofCard, '50.00');
  await tell(ofCard);
  await notePaid(order);
  await chargeBack(ofCard, null);
  await tell(ofCard);
  expect(await overpaid(order)).toBe('the shop gives it back');
  await expect(noteReturned(order, false)).rejects.toThrow('nothing is to be given back by hand');
  const mails = (await mailsTo(order)).filter(({ messageId }) => messageId.includes('refund'));
  expect(mails.map(({ text }) => /auf dem Geschenkgutschein/.test(text))).toEqual([true]);
  expect(await look(order)).toMatchObject({
    paymentStatus: 'fullyPaid',
    totals: { giftCardsValue: 0, paidAmount: 100, openAmount: 0 },
  });
  expect([await balanceOf(couponCode), await overpaid(order)]).toEqual([50, undefined]);
  errors.mockRestore();
});

it.each([
  [false, 'the shop gives 50.00 EUR back, the rest is to be given back by hand', '50.00 EUR', 50, ['50,00', '50,00']],
  [true, 'the shop gives 50.00 EUR back, the rest is to be given back by hand', '100.00 EUR', 0, ['100,00']],
])(
  'the share of a card whose money came after its order was canceled goes back once: by hand, with all that the shop would give: %s',
  async (isAll, said, noted, balance, told) => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const { ofCard, couponCode, order } = await placeWithCard();
    await notePaid(order);
    await chargeBack(ofCard, '50.00');
    await tell(ofCard);
    await runCancelTask(test.shop.db, order.orderId, () => {});
    await test.sentMails();
    await chargeBack(ofCard, null);
    await tell(ofCard);
    expect(await overpaid(order)).toBe(said);
    expect(await noteReturned(order, isAll)).toBe(noted);
    const mails = (await mailsTo(order)).filter(({ messageId }) => messageId.includes('refund'));
    expect(mails.map(({ text }) => text.match(/([\d,]+).€/)?.[1])).toEqual(told);
    expect([await balanceOf(couponCode), await overpaid(order)]).toEqual([balance, undefined]);
    expect((await look(order)).totals).toMatchObject({ openAmount: 0, paidAmount: 0 });
    errors.mockRestore();
  },
);

it('no order is placed with a card of which the money goes in that moment', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const bought = await place({ productId: fiftyEuros, quantity: 1 });
  await pay(await start(bought));
  const couponCode = await codeOf(bought);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: article, quantity: 1 });
  await fillCheckout(visitor, { email: `open-${buyers++}@krone.example` });
  await visitor.call('doAddCoupon', { couponCode });
  const other = await test.database.pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [bought.orderId]);
  const placing = visitor.send('doPlaceOrder', [{}]);
  await lockWaits(test.database.pool);
  await other.query('UPDATE orders SET paid_amount = 0 WHERE id = $1', [bought.orderId]);
  await other.query('COMMIT');
  other.release();
  const answer = await placing;
  expect([answer.statusCode, answer.json().key]).toEqual([409, 'order.itemsChanged']);
  expect((await visitor.call('getCart')).giftCards).toBeUndefined();
  errors.mockRestore();
});

it('the mail that an order is canceled says what is on its gift cards again', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const couponCode = await newGiftCard(test, 50);
  const order = await place({ couponCode });
  const id = await start(order);
  await pay(id);
  await giveBack(id, 50);
  await tell(id);
  await chargeBack(id, '50.00');
  await tell(id);
  await runCancelTask(test.shop.db, order.orderId, () => {});
  const mail = (await mailsTo(order)).find(({ messageId }) => messageId.includes('canceled'));
  expect([await balanceOf(couponCode), mail?.text.match(/([\d,]+).€\), steht wieder auf/)?.[1]]).toEqual([50, '50,00']);
  errors.mockRestore();
});

it('nor does it where nothing is: what paid was not paid for itself', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const { ofCard, order } = await placeWithCard();
  await chargeBack(ofCard, '50.00');
  await tell(ofCard);
  await runCancelTask(test.shop.db, order.orderId, () => {});
  const mail = (await mailsTo(order)).find(({ messageId }) => messageId.includes('canceled'));
  expect(mail?.text).toContain('storniert');
  expect(mail?.text).not.toContain('steht wieder auf');
  errors.mockRestore();
});

/** The provider tells moments by the second. */
async function nextSecond(): Promise<void> {
  const said = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 3_000 }).toBeGreaterThan(said);
}

/** What was credited of an order, in its currency. */
async function creditOf({ orderId }: Placed): Promise<number> {
  const { rows } = await test.database.pool.query('SELECT credited_amount FROM orders WHERE id = $1', [orderId]);
  return rows[0]?.credited_amount / 100;
}

/** What waits for that is worked off. */
async function hourIsOver(): Promise<void> {
  await test.database.pool.query(
    "SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs WHERE task_identifier = 'credit-refunds'",
  );
  await test.sentMails();
}

it.each([
  [0, 0],
  [59, 0],
  [61, total],
])(
  'what went back is no credit where a payment that was begun %d minutes ago may be paid, too, and was never heard of',
  async (minutes, credited) => {
    const order = await place();
    const [unheard, second] = await startTwice(order);
    await unheardFor(order, unheard, minutes);
    await sandbox.choose(unheard, 'paid');
    await pay(second);
    await giveBack(second, total);
    await tell(second);
    expect(await creditOf(order)).toBe(credited);
    await tell(unheard);
    await test.sentMails();
    expect((await look(order)).totals).toMatchObject({ paidAmount: total - credited, creditedAmount: credited });
    await hourIsOver();
    expect((await look(order)).totals).toMatchObject({ paidAmount: total - credited, creditedAmount: credited });
  },
);

/** As where the shop was killed, so many minutes ago, before the answer that tells the id of a payment. */
async function unheardFor({ orderId }: Placed, id: string, minutes: number): Promise<void> {
  await test.database.pool.query(
    `UPDATE payment SET provider_id = NULL, status = 'new', version = 0, updated_at = now() - make_interval(mins => $3)
     WHERE order_id = $1 AND (provider_id = $2 OR provider_id IS NULL)`,
    [orderId, id, minutes],
  );
}

/** An order with two pages, of which the shop does not know whether the first was paid. */
async function placedBesideUnheard(bought: Parameters<typeof place>[0] = {}) {
  const order = await place(bought);
  const [unheard, second] = await startTwice(order);
  await unheardFor(order, unheard, 50);
  return { order, unheard, second };
}

it('and is one once that hour is over, and nothing was heard of it', async () => {
  const errors = vi.spyOn(test.shop.log, 'error');
  const { order, unheard, second } = await placedBesideUnheard();
  await pay(second);
  for (const amount of [15, 5]) {
    await giveBack(second, amount);
    await tell(second);
  }
  expect(await creditOf(order)).toBe(0);
  // Nobody is asked for it meanwhile.
  expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', totals: { openAmount: 0 } });
  expect(await underpaid(order)).toEqual([]);
  expect(errors.mock.calls).toEqual([]);
  const { rows } = await test.database.pool.query(
    `SELECT id, run_at - now() BETWEEN '9 minutes' AND '10 minutes' AS is_then FROM graphile_worker.jobs
     WHERE task_identifier = 'credit-refunds' ORDER BY id DESC LIMIT 1`,
  );
  expect(rows[0]?.is_then).toBe(true);
  await unheardFor(order, unheard, 61);
  await test.database.pool.query('SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at := now())', [
    rows[0]?.id,
  ]);
  await test.sentMails();
  expect(await creditOf(order)).toBe(20);
  await giveBack(second, 10);
  await tell(second);
  expect(await creditOf(order)).toBe(30);
  expect(await look(order)).toMatchObject({ totals: { creditedAmount: 30, openAmount: 0 } });
  expect(await underpaid(order)).toEqual([]);
  errors.mockRestore();
});

it.each(['the provider told of that payment', 'the hour was over'])(
  'what goes back after %s, but before what waits is credited, is credited with it',
  async (when) => {
    const { order, unheard, second } = await placedBesideUnheard();
    await pay(second);
    await giveBack(second, 10);
    await tell(second);
    if (when === 'the hour was over') await unheardFor(order, unheard, 61);
    else {
      await sandbox.choose(unheard, 'expired');
      await tell(unheard);
    }
    await giveBack(second, 5);
    await tell(second);
    await test.sentMails();
    expect(await creditOf(order)).toBe(15);
    expect((await look(order)).totals).toMatchObject({ paidAmount: total - 15, openAmount: 0 });
    expect(await underpaid(order)).toEqual([]);
  },
);

it('an order that waits is asked for what is open, whatever of it waits to be credited', async () => {
  const { order, second } = await placedBesideUnheard();
  await sandbox.choose(second, 'paid');
  await chargeBack(second, '50.00');
  await tell(second);
  await giveBack(second, 20);
  await tell(second);
  expect(await look(order)).toMatchObject({ order: { statusId: 3 }, totals: { openAmount: 70, creditedAmount: 0 } });
  const errors = vi.spyOn(test.shop.log, 'error');
  await chargeBack(second, '60.00');
  await tell(second);
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

it('what a bank calls back while something waits to be credited is in the log', async () => {
  const { order, second } = await placedBesideUnheard();
  await pay(second);
  await giveBack(second, 20);
  await tell(second);
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  await chargeBack(second, '30.00');
  await tell(second);
  expect(errors.mock.calls.map(([told]) => told)).toEqual([{ orderId: order.orderId, missing: 3000 }]);
  expect(await look(order)).toMatchObject({
    paymentStatus: 'partlyPaid',
    totals: { paidAmount: 50, creditedAmount: 20, openAmount: 30 },
  });
  expect(await underpaid(order)).toEqual([expect.stringContaining('30.00')]);
  errors.mockRestore();
});

it('what waits to be credited is not noted as come', async () => {
  const { order, second } = await placedBesideUnheard();
  await pay(second);
  await giveBack(second, 20);
  await tell(second);
  await expect(runPaidTask(test.shop, { orderId: order.orderId, amount: null }, () => {})).rejects.toThrow(
    `Of the order ${order.orderId} 20.00 EUR went back, which is credited within the hour`,
  );
  expect((await look(order)).totals.paidAmount).toBe(80);
});

it('what the shop gives back as too much is no credit, whatever its clock says of money that was noted', async () => {
  const order = await place();
  const whole = await start(order);
  await runPaidTask(test.shop, { orderId: order.orderId, amount: 4000 }, () => {});
  await start(order);
  await test.database.pool.query("UPDATE payment_entry SET created_at = created_at + interval '3 seconds'");
  await pay(whole);
  await test.sentMails();
  const totals = { paidAmount: total, creditedAmount: 0, openAmount: 0 };
  expect(await look(order)).toMatchObject({ order: { statusId: 5 }, totals });
  expect((await sandbox.payments()).find(({ id }) => id === whole)?.refunds).toHaveLength(1);
});

it('what was authorized before something went back was sure to come, also where it came later', async () => {
  const order = await place();
  const [first, second] = await startTwice(order);
  await sandbox.move(second, { isCapturedByHand: true, status: 'authorized' });
  await tell(second);
  await pay(first);
  await nextSecond();
  await giveBack(first, total);
  await nextSecond();
  await test.shop.payments?.capture(second);
  await tell(second);
  await tell(first);
  await test.sentMails();
  expect((await look(order)).totals).toMatchObject({ paidAmount: total, creditedAmount: 0, openAmount: 0 });
});

it('what came back to the shop until then goes to its buyer again', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const { order, unheard, second } = await placedBesideUnheard();
  await pay(second);
  await giveBack(second, 20);
  await tell(second);
  const refunds = (await sandbox.payments()).find(({ id }) => id === second)?.refunds ?? [];
  await sandbox.move(second, { refunds: refunds.map((refund) => ({ ...refund, status: 'failed' })) });
  await tell(second);
  expect((await look(order)).totals).toMatchObject({ creditedAmount: 0, paidAmount: total });
  await unheardFor(order, unheard, 61);
  await hourIsOver();
  expect((await look(order)).totals).toMatchObject({ creditedAmount: 20, paidAmount: total - 20, openAmount: 0 });
  errors.mockRestore();
});

/** Paid by transfer and on a page of all, whose surplus a provider would not give back. */
async function paidTwiceInVain(refuse: Error) {
  const order = await place();
  const whole = await start(order);
  await runPaidTask(test.shop, { orderId: order.orderId, amount: 4000 }, () => {});
  if (!test.shop.payments) throw new Error('no provider');
  const refund = vi.spyOn(test.shop.payments, 'refund').mockRejectedValueOnce(refuse);
  await pay(whole);
  await test.sentMails();
  expect(refund).toHaveBeenCalledOnce();
  refund.mockRestore();
  return { order, whole };
}

async function creditedOfGoods({ order, whole }: { order: Placed; whole: string }) {
  await nextSecond();
  await giveBack(whole, 20);
  await tell(whole);
  expect((await look(order)).totals).toMatchObject({ creditedAmount: 20, openAmount: 0 });
  expect(await underpaid(order)).toEqual([]);
}

it('what a provider refused to give back as too much is not what it gives back for goods later', async () => {
  const { order, whole } = await paidTwiceInVain(new ProviderRefusedError('422'));
  await runReturnedTask(test.shop, { orderId: order.orderId, isAll: true }, () => {});
  await creditedOfGoods({ order, whole });
});

it('nor where it did not answer, and the owner gave that back', async () => {
  const { order, whole } = await paidTwiceInVain(new ProviderAwayError('timeout'));
  const returned = () => runReturnedTask(test.shop, { orderId: order.orderId, isAll: true }, () => {});
  await expect(returned()).rejects.toThrow('at this moment');
  await test.database.pool.query("UPDATE payment SET refund_begun_at = refund_begun_at - interval '61 seconds'");
  await returned();
  await creditedOfGoods({ order, whole });
});

it('what was asked for and came back before anybody heard of it goes back again', async () => {
  const order = await place();
  const whole = await start(order);
  await runPaidTask(test.shop, { orderId: order.orderId, amount: 4000 }, () => {});
  const { payments } = test.shop;
  if (!payments) throw new Error('no provider');
  const refund = payments.refund.bind(payments);
  const lost = vi.spyOn(payments, 'refund').mockImplementationOnce(async (asked) => {
    await refund(asked);
    throw new ProviderAwayError('timeout');
  });
  await pay(whole);
  await test.sentMails();
  expect(lost).toHaveBeenCalledOnce();
  lost.mockRestore();
  const refunds = async () => (await sandbox.payments()).find(({ id }) => id === whole)?.refunds ?? [];
  await sandbox.move(whole, { refunds: (await refunds()).map((each) => ({ ...each, status: 'failed' })) });
  await refundSurplus(test.shop, order.orderId, new Date());
  expect((await refunds()).map(({ status }) => status === 'failed')).toEqual([true, false]);
  expect((await look(order)).totals).toMatchObject({ paidAmount: total, openAmount: 0 });
});

it('what goes back of an order that waits is not credited once it is paid', async () => {
  const { order, unheard, second } = await placedBesideUnheard();
  await sandbox.choose(second, 'paid');
  await chargeBack(second, '50.00');
  await tell(second);
  await giveBack(second, 20);
  await tell(second);
  await nextSecond();
  await runPaidTask(test.shop, { orderId: order.orderId, amount: null }, () => {});
  await unheardFor(order, unheard, 61);
  await hourIsOver();
  expect((await look(order)).totals).toMatchObject({ paidAmount: total, creditedAmount: 0 });
});

it('what the owner gave back as too much hides nothing that a bank calls back', async () => {
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  const { order, second } = await placedBesideUnheard();
  await runPaidTask(test.shop, { orderId: order.orderId, amount: 4000 }, () => {});
  await nextSecond();
  await sandbox.choose(second, 'paid');
  await giveBack(second, 40);
  await tell(second);
  await chargeBack(second, '40.00');
  await tell(second);
  expect((await look(order)).totals).toMatchObject({ creditedAmount: 0, openAmount: 40 });
  expect(await underpaid(order)).toEqual([expect.stringContaining('40.00')]);
  errors.mockRestore();
});

async function thanks(order: Placed): Promise<string> {
  const mail = (await mailsTo(order)).find(({ messageId }) => messageId.includes('paid'));
  return mail?.text.replace(/\s+/g, ' ') ?? '';
}

it('whose money came in parts is thanked for all of them, and not for one on the last way', async () => {
  const order = await place();
  await runPaidTask(test.shop, { orderId: order.orderId, amount: 4000 }, () => {});
  await pay(await start(order));
  expect(await thanks(order)).toContain('sind eingegangen, zusammen 100,00 €');
});

it('what was noted by mistake is not thanked for', async () => {
  const order = await place();
  await runPaidTask(test.shop, { orderId: order.orderId, amount: 4000 }, () => {});
  await runUnpaidTask(test.shop.db, { orderId: order.orderId, amount: null }, () => {});
  await pay(await start(order));
  expect(await thanks(order)).toContain('Ihre Zahlung von 100,00 € (Kreditkarte)');
});

it('what was taken is not called authorized where something went back before the mail was sent', async () => {
  const order = await place();
  const page = await start(order);
  await pay(page);
  await giveBack(page, 20);
  await tell(page);
  expect(await thanks(order)).toContain('Ihre Zahlung von 100,00 € (Kreditkarte)');
});

it('who notes what was given back waits for nobody who has heard of that payment and waits for its order', async () => {
  const { order, whole } = await paidTwiceInVain(new ProviderAwayError('timeout'));
  const { pool } = test.database;
  await pool.query("UPDATE payment SET refund_begun_at = refund_begun_at - interval '61 seconds'");
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM payment WHERE provider_id = $1 FOR UPDATE', [whole]);
  await test.shop.db.transaction((tx) => recordReturn(tx, { orderId: order.orderId, isAll: true, now: new Date() }));
  await other.query('COMMIT');
  other.release();
  expect((await look(order)).totals).toMatchObject({ paidAmount: total, creditedAmount: 0 });
});

it('what no job credits any more is open again, and its owner told', async () => {
  const { order, second } = await placedBesideUnheard();
  await pay(second);
  await giveBack(second, 20);
  await tell(second);
  const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
  await resumeRefunds(test.shop);
  expect([errors.mock.calls, (await look(order)).totals.openAmount]).toEqual([[], 0]);
  await test.database.pool.query(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'credit-refunds-' || $1",
    [order.orderId],
  );
  await resumeRefunds(test.shop);
  expect(errors.mock.calls.map(([told]) => told)).toEqual([{ orderId: order.orderId }]);
  expect((await look(order)).totals).toMatchObject({ creditedAmount: 0, openAmount: 20 });
  errors.mockRestore();
});

it('a gift card goes on paying while what went back of other goods of its order waits to be credited', async () => {
  const { order, second } = await placedBesideUnheard({ quantity: 1, others: [giftCardItem] });
  await pay(second);
  const couponCode = await codeOf(order);
  await giveBack(second, 20);
  await tell(second);
  expect(await balanceOf(couponCode)).toBe(50);
});
