import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCancelTask } from '../../commands/cancel-command.ts';
import { runPaidTask } from '../../commands/paid-command.ts';
import { endHolds } from '../../jobs/end-holds.ts';
import { recheckPayments, reconcilePayments } from '../../jobs/reconcile-payments.ts';
import { resumeRefunds } from '../../jobs/resume-refunds.ts';
import { type PaymentProvider, ProviderAwayError } from '../../providers/payment/payment-provider.ts';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { newGiftCard } from '../../testing/new-gift-card.ts';
import { freePort, openPaymentSandbox, type PaymentSandbox } from '../../testing/payment-sandbox.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { usualLimits } from '../../turns/admission.ts';
import { listSurplus } from './find-surplus.ts';
import { listUnderpaid } from './find-underpaid.ts';
import { book } from './ledger.ts';
import { newPayment } from './new-payment.ts';
import { refundSurplus } from './refund-surplus.ts';
import { syncPayment } from './sync-payment.ts';

/** A shop and a payment provider that talk to each other over HTTP, webhooks too. */
let sandbox: PaymentSandbox;
let test: TestShop;
let variationId: number;

beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  const port = await freePort();
  test = await createTestShop({ PORT: String(port), SANDBOX_PAYMENT_PORT: String(sandbox.port) });
  await test.app.listen({ port, host: '127.0.0.1' });
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

type Placed = { visitor: TestVisitor; orderId: number; accessKey: string; total: number; email: string };

let buyers = 0;

/** The demo's gift card. */
const fiftyEuros = 19_902;

async function place(key = 'mollieCreditCard', giftCards = 0, couponCode = ''): Promise<Placed> {
  const email = `buyer-${buyers++}@krone.example`;
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [key]);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 2 });
  if (giftCards > 0) await visitor.call('doAddCartItem', { productId: fiftyEuros, quantity: giftCards });
  await fillCheckout(visitor, { email, paymentId: rows[0]?.id });
  if (couponCode !== '') await visitor.call('doAddCoupon', { couponCode });
  const { order, totals } = await visitor.call('doPlaceOrder');
  return { visitor, orderId: order.id, accessKey: order.accessKey, total: totals.totalGross, email };
}

/** Starts the payment; answers the provider's id of it. */
async function start({ visitor, orderId }: Pick<Placed, 'visitor' | 'orderId'>): Promise<string> {
  const { type, value } = await visitor.call('doExecutePayment', { orderId });
  expect(type).toBe('redirectUrl');
  return value?.split('/').at(-1) ?? '';
}

function look({ visitor, orderId, accessKey }: Placed) {
  return visitor.call('getOrder', { orderId, accessKey });
}

async function mailsTo({ email }: Placed): Promise<string[]> {
  return (await test.sentMails()).filter(({ to }) => to === email).map(({ subject }) => subject.replace(/\d{5}/, 'N'));
}

async function ledger({ orderId }: Placed): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ kind: string; amount: string }>(
    `SELECT kind, payment_entry.amount FROM payment_entry JOIN payment ON payment.id = payment_id
     WHERE order_id = $1 ORDER BY payment_entry.id`,
    [orderId],
  );
  return rows.map(({ kind, amount }) => `${kind} ${(Number(amount) / 100).toFixed(2)}`);
}

/** As if the time had come at which jobs that wait are tried. */
async function tryAgain(): Promise<void> {
  await test.database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await test.sentMails();
}

async function refundsOf(id: string): Promise<Record<string, unknown>[]> {
  return (await sandbox.payments()).find((each) => each.id === id)?.refunds ?? [];
}

/** What went back of a payment comes back to the shop. */
async function failRefunds(id: string): Promise<void> {
  await sandbox.move(id, { refunds: (await refundsOf(id)).map((refund) => ({ ...refund, status: 'failed' })) });
  await sandbox.tell(id);
}

/** By the owner, where the provider shows it. */
async function giveBack(id: string, amount: number): Promise<void> {
  const refund = {
    id,
    key: `by-hand-${id}`,
    amount: Math.round(amount * 100),
    currency: 'EUR',
    description: 'Retoure',
  };
  await test.shop.payments?.refund(refund);
}

async function statusOf(id: string): Promise<string> {
  const { rows } = await test.database.pool.query('SELECT status FROM payment WHERE provider_id = $1', [id]);
  return rows[0]?.status;
}

/** The shop, whose provider knows no payment at all. */
function withoutAny(find: PaymentProvider['find'] = async () => null) {
  if (!test.shop.payments) throw new Error('no provider');
  return { ...test.shop, payments: { ...test.shop.payments, find } };
}

async function stock(): Promise<number> {
  const { rows } = await test.database.pool.query('SELECT quantity FROM stock WHERE variation_id = $1', [variationId]);
  return rows[0]?.quantity;
}

const confirmed = 'Ihre Bestellung N bei Tafelwerk';
const received = 'Ihre Zahlung zur Bestellung N bei Tafelwerk';
const givenBack = 'Erstattung zur Bestellung N bei Tafelwerk';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('a payment that goes well', () => {
  it('is told by a webhook before the shopper is back, again and again, and counts once', async () => {
    await sandbox.set({ webhooks: 'on' });
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    await expect.poll(async () => (await look(order)).paymentStatus, { timeout: 30_000 }).toBe('fullyPaid');
    expect(await Promise.all([sandbox.tell(id), sandbox.tell(id)])).toEqual([200, 200]);
    expect((await look(order)).order.statusId).toBe(5);
    expect(await ledger(order)).toEqual([`attempt ${order.total.toFixed(2)}`, `captured ${order.total.toFixed(2)}`]);
    expect(await mailsTo(order)).toEqual([confirmed, received]);
  });

  it('is seen when the shopper comes back, with no webhook at all, in another browser too', async () => {
    const order = await place();
    const back = new URL(await sandbox.choose(await start(order), 'paid'));
    expect(back.pathname).toBe('/mollie-payment');
    const paymentId = back.searchParams.get('reference') ?? '';
    const stranger = await test.visitor().send('getMolliePaymentAndUpdateStatus', [{ paymentId }]);
    expect(stranger.json()).toMatchObject({ data: { status: 'paid' }, meta: { order: null } });
    const own = await order.visitor.send('getMolliePaymentAndUpdateStatus', [{ paymentId }]);
    expect(own.json().meta.order).toEqual({ orderId: order.orderId, accessKey: order.accessKey });
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
    expect(await order.visitor.call('doExecutePayment', { orderId: order.orderId })).toEqual({
      type: null,
      value: null,
    });
  });

  it('is found for whoever comes back without saying from which: the last of the session, within a day, and of nobody else', async () => {
    const order = await place();
    const first = await start(order);
    await sandbox.choose(first, 'failed');
    const second = await start(order);
    await sandbox.choose(second, 'paid');
    const back = await order.visitor.send('getMolliePaymentAndUpdateStatus', []);
    expect(back.json()).toMatchObject({
      data: { id: second, status: 'paid' },
      meta: { order: { orderId: order.orderId, accessKey: order.accessKey } },
    });
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
    const stranger = await test.visitor().send('getMolliePaymentAndUpdateStatus', []);
    expect([stranger.statusCode, stranger.json().key]).toEqual([404, 'payment.notFound']);
    await test.database.pool.query("UPDATE payment SET created_at = created_at - interval '25 hours'");
    const late = await order.visitor.send('getMolliePaymentAndUpdateStatus', []);
    expect(late.json().key).toBe('payment.notFound');
  });

  it('is found by the job where the shopper never comes back and no webhook comes', async () => {
    const order = await place();
    await sandbox.choose(await start(order), 'paid');
    await reconcilePayments(test.shop, inMinutes(1));
    expect((await look(order)).paymentStatus).toBe('unpaid');
    await reconcilePayments(test.shop, inMinutes(3));
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
  });

  it('is found by the job behind one of which the provider says what nobody understands', async () => {
    const strange = await start(await place());
    await sandbox.move(strange, { amount: { currency: 'EUR', value: 'NaN' } });
    const order = await place();
    await sandbox.choose(await start(order), 'paid');
    await reconcilePayments(test.shop, inMinutes(3));
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
    await sandbox.move(strange, { status: 'canceled', amount: { currency: 'EUR', value: '1.00' } });
    await reconcilePayments(test.shop, inMinutes(3));
  });

  it('is found by the job, too, where it was begun by a clock that was ahead', async () => {
    const order = await place();
    const id = await start(order);
    await test.database.pool.query("UPDATE payment SET updated_at = now() + interval '1 day' WHERE provider_id = $1", [
      id,
    ]);
    await sandbox.choose(id, 'paid');
    await reconcilePayments(test.shop, inMinutes(3));
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
  });

  it('is found by the job, too, where it was authorized and the money came later', async () => {
    const order = await place();
    const id = await start(order);
    await sandbox.move(id, { status: 'authorized' });
    await sandbox.tell(id);
    expect(await look(order)).toMatchObject({ paymentStatus: 'unpaid', order: { statusId: 5 } });
    const about = new RegExp(`Ihre Zahlung zur Bestellung ${order.orderId} `);
    const told = (await test.sentMails()).find(({ subject }) => about.test(subject));
    expect(told?.text).toContain('reserviert, abgebucht ist er noch nicht');
    await sandbox.move(id, { status: 'paid' });
    await reconcilePayments(test.shop, inMinutes(3));
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
  });

  it('is asked for no longer where the provider has not known it for a while, and books its money all the same', async () => {
    const order = await place();
    const id = await start(order);
    await test.database.pool.query("UPDATE payment SET status = 'failed' WHERE provider_id <> $1", [id]);
    const asked: string[] = [];
    const unknown = withoutAny(async (name) => {
      asked.push(name);
      return null;
    });
    await reconcilePayments(unknown, inMinutes(3));
    expect([asked, await statusOf(id)]).toEqual([[id], 'open']);
    await reconcilePayments(unknown, inMinutes(11));
    expect(await statusOf(id)).toBe('expired');
    await reconcilePayments(unknown, inMinutes(15));
    expect(asked).toEqual([id, id]);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
  });

  it('of which the shop knows nothing, as after an older backup, is told to the log', async () => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const id = await start(await place());
    await test.database.pool.query(
      "UPDATE payment SET provider_id = 'tr_another', reference = 'another' WHERE provider_id = $1",
      [id],
    );
    await sandbox.tell(id);
    expect(errors).not.toHaveBeenCalled();
    await sandbox.choose(id, 'paid');
    expect(await sandbox.tell(id)).toBe(200);
    expect(errors.mock.calls).toEqual([
      [{ payment: id, amount: expect.any(Number), currency: 'EUR' }, expect.stringContaining('look at the provider')],
    ]);
    errors.mockRestore();
    await test.database.pool.query("UPDATE payment SET status = 'failed' WHERE provider_id = 'tr_another'");
  });

  it('may be begun by several tabs at once, and again, and is one payment while its page is open', async () => {
    const order = await place();
    const starts = Array.from({ length: 8 }, () => start(order));
    const ids = [...(await Promise.all(starts)), await start(order)];
    expect(new Set(ids).size).toBe(1);
  });

  it('by the operations of the ecosystem: created, attached, told, and one of the shop', async () => {
    const order = await place();
    const { visitor, orderId, accessKey } = order;
    const { id, _links, amount } = await visitor.call('doCreateMolliePaymentFromOrder', { orderId });
    expect(amount).toEqual({ value: order.total.toFixed(2), currency: 'EUR' });
    expect(_links.checkout?.href).toContain(`/checkout/${id}`);
    await sandbox.choose(id, 'paid');
    const { paymentId } = await visitor.call('doAttachMolliePaymentToOrder', { orderId, molliePaymentId: id });
    expect(await visitor.call('doAttachPaymentToOrder', { orderId, accessKey, paymentId })).toMatchObject({ orderId });
    const patched = await visitor.call('doPatchMolliePayment', { paymentId: id, data: { metadata_order_id: 1 } });
    expect(patched.metadata).toMatchObject({ plentyOrderId: orderId });
    expect(await visitor.call('doCreatePlentyPaymentFromMolliePayment', { paymentId: id })).toMatchObject({
      id: paymentId,
      amount: order.total,
      status: 2,
      order: orderId,
    });
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
  });
});

describe('a payment that does not', () => {
  it.each(['failed', 'canceled', 'expired'] as const)('is %s, and the order waits for the next one', async (status) => {
    const order = await place();
    const first = await start(order);
    await sandbox.choose(first, status);
    const second = await start(order);
    expect(second).not.toBe(first);
    await sandbox.choose(second, 'paid');
    await sandbox.tell(second);
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
  });

  it('is not begun while the provider is down: the order stands, and is paid later', async () => {
    const order = await place();
    await sandbox.set({ api: 'down' });
    const refused = await order.visitor.send('doExecutePayment', [{ orderId: order.orderId }]);
    expect([refused.statusCode, refused.json().key]).toEqual([503, 'payment.providerAway']);
    await sandbox.set({ api: 'normal' });
    await sandbox.choose(await start(order), 'paid');
  });

  it('of another amount than was asked for releases nothing', async () => {
    const order = await place();
    const id = await start(order);
    await sandbox.move(id, { status: 'paid', amount: { currency: 'EUR', value: '0.01' } });
    await sandbox.tell(id);
    expect(await look(order)).toMatchObject({ paymentStatus: 'partlyPaid', order: { statusId: 3 } });
  });

  it('in another currency counts for nothing', async () => {
    const order = await place();
    const id = await start(order);
    await sandbox.move(id, { status: 'paid', amount: { currency: 'HUF', value: order.total.toFixed(2) } });
    await sandbox.tell(id);
    expect(await look(order)).toMatchObject({ paymentStatus: 'unpaid', order: { statusId: 3 } });
    // Its page is closed: the order is paid on another one.
    const next = await start(order);
    expect(next).not.toBe(id);
    await sandbox.choose(next, 'paid');
    await sandbox.tell(next);
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', order: { statusId: 5 } });
  });
});

describe('a webhook', () => {
  const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
    test.app.inject({ method: 'POST', url: '/webhooks/mollie', headers: { 'content-type': type }, payload });

  it('that is forged says nothing that is believed', async () => {
    const order = await place();
    const id = await start(order);
    expect((await post(`id=${id}&status=paid`)).statusCode).toBe(200);
    expect((await post('id=tr_neverwas00')).statusCode).toBe(200);
    expect((await look(order)).paymentStatus).toBe('unpaid');
  });

  it('comes from anywhere, and is short and to the point', async () => {
    expect((await post('id=../../v2/payments')).statusCode).toBe(400);
    expect((await post(`id=tr_${'x'.repeat(2000)}`)).statusCode).toBe(413);
    expect((await post('{"id":"tr_neverwas00"}', 'application/json')).statusCode).toBe(415);
  });

  it('takes its turn like whatever needs the database, but not while the provider is asked', async () => {
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    const { admission } = test.shop;
    const { promise: end, resolve: giveBack } = Promise.withResolvers<void>();
    const taken = Array.from({ length: usualLimits.turns }, () =>
      admission.inTurn({ network: '203.0.113.1', session: null }, () => end),
    );
    const told = post(`id=${id}`);
    await expect.poll(() => admission.networks()).toBe(2);
    expect(await ledger(order)).toEqual([`attempt ${order.total.toFixed(2)}`]);
    expect((await post('id=tr_neverwas00')).statusCode).toBe(200);
    giveBack();
    await Promise.all(taken);
    expect((await told).statusCode).toBe(200);
    expect(await ledger(order)).toHaveLength(2);
  });

  it('that could not be looked at is to be told again', async () => {
    await sandbox.set({ api: 'down' });
    expect((await post('id=tr_neverwas00')).statusCode).toBe(503);
  });
});

describe('money that is not owed goes back, once, and the buyer is told', () => {
  it('of an order that was paid twice', async () => {
    const order = await place();
    const first = await start(order);
    await test.database.pool.query("UPDATE payment SET status = 'expired' WHERE provider_id = $1", [first]);
    const second = await start(order);
    for (const id of [first, second]) await sandbox.choose(id, 'paid');
    await test.database.pool.query("UPDATE payment SET status = 'open' WHERE provider_id = $1", [first]);
    for (const id of [first, second]) await sandbox.tell(id);
    expect((await look(order)).paymentStatus).toBe('overpaid');
    expect(await mailsTo(order)).toEqual([confirmed, received, givenBack]);
    for (const id of [first, second]) await sandbox.tell(id);
    expect(await mailsTo(order)).toHaveLength(3);
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', order: { statusId: 5 } });
    const total = order.total.toFixed(2);
    expect((await ledger(order)).toSorted()).toEqual(
      [
        `attempt ${total}`,
        `attempt ${total}`,
        `captured ${total}`,
        `captured ${total}`,
        `refunded ${total}`,
      ].toSorted(),
    );
  });

  it('of an order whose hold was over', async () => {
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'expired');
    await endHolds(test.shop, inMinutes(61));
    expect(await look(order)).toMatchObject({ order: { statusId: 8 } });
    expect(await stock()).toBe(50);
    await sandbox.move(id, { status: 'paid' });
    await test.database.pool.query("UPDATE payment SET status = 'open' WHERE provider_id = $1", [id]);
    await sandbox.tell(id);
    expect(await mailsTo(order)).toContain(givenBack);
    expect(await look(order)).toMatchObject({ paymentStatus: 'unpaid', order: { statusId: 8 } });
  });
});

describe('what went back', () => {
  /** Paid after it was canceled. */
  async function paidInVain(): Promise<{ order: Placed; id: string }> {
    const order = await place();
    const id = await start(order);
    await test.database.pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [order.orderId]);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    return { order, id };
  }

  /** An order with two pages on which it can be paid. */
  async function withTwoPages(): Promise<{ order: Placed; first: string; second: string }> {
    const order = await place();
    const first = await start(order);
    await test.database.pool.query("UPDATE payment SET status = 'expired' WHERE provider_id = $1", [first]);
    const second = await start(order);
    await test.database.pool.query("UPDATE payment SET status = 'open' WHERE provider_id = $1", [first]);
    return { order, first, second };
  }

  async function refunded(order: Placed): Promise<string[]> {
    return (await ledger(order)).filter((entry) => entry.startsWith('refunded'));
  }

  it('and came back to the shop goes back again, a day later each time, and in the end by hand', async () => {
    const errors = vi.spyOn(test.shop.log, 'error');
    const { order, id } = await paidInVain();
    const total = order.total.toFixed(2);
    await test.sentMails();
    await failRefunds(id);
    const booked = [`attempt ${total}`, `captured ${total}`, `refunded ${total}`, `refunded -${total}`];
    expect(await ledger(order)).toEqual(booked);
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid' });
    expect(errors).toHaveBeenCalledTimes(1);
    await test.sentMails();
    expect(await refundsOf(id)).toHaveLength(1);
    await tryAgain();
    // What the job says where it could not.
    expect(errors.mock.calls.slice(1)).toEqual([]);
    expect(await ledger(order)).toEqual([...booked, `refunded ${total}`]);
    await failRefunds(id);
    await tryAgain();
    expect(await refundsOf(id)).toHaveLength(3);
    expect((await mailsTo(order)).filter((subject) => subject === givenBack)).toHaveLength(3);
    await failRefunds(id);
    errors.mockClear();
    await tryAgain();
    await resumeRefunds(test.shop);
    await test.sentMails();
    expect(await refundsOf(id)).toHaveLength(3);
    expect(errors.mock.calls[0]?.[1]).toContain('by hand');
    errors.mockRestore();
  });

  it('and came back is learnt without a webhook, as long as a bank may take', async () => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const { order, id } = await paidInVain();
    const total = order.total.toFixed(2);
    await test.sentMails();
    await sandbox.move(id, { refunds: (await refundsOf(id)).map((refund) => ({ ...refund, status: 'failed' })) });
    const before = await ledger(order);
    await reconcilePayments(test.shop, inMinutes(60));
    await recheckPayments(test.shop, inMinutes(15.1 * 24 * 60));
    expect(await ledger(order)).toEqual(before);
    await recheckPayments(test.shop, inMinutes(13.9 * 24 * 60));
    expect(await ledger(order)).toEqual([...before, `refunded -${total}`]);
    await tryAgain();
    expect(await ledger(order)).toEqual([...before, `refunded -${total}`, `refunded ${total}`]);
    errors.mockRestore();
  });

  it('did not, though it was tried to the end, is tried again; what waits for its next try is left to it', async () => {
    const { order, id } = await paidInVain();
    const { pool } = test.database;
    const key = `refund-surplus-${order.orderId}`;
    const waiting = () =>
      pool.query('SELECT run_at, attempts FROM graphile_worker.jobs WHERE key = $1', [key]).then(({ rows }) => rows);
    await pool.query("UPDATE graphile_worker._private_jobs SET run_at = run_at + interval '1 day', attempts = 3");
    const before = await waiting();
    await resumeRefunds(test.shop);
    expect(await waiting()).toEqual(before);
    await pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    await test.sentMails();
    expect(await refundsOf(id)).toEqual([]);
    await resumeRefunds(test.shop);
    await resumeRefunds(test.shop);
    expect(await waiting()).toHaveLength(1);
    await test.sentMails();
    expect(await refundsOf(id)).toHaveLength(1);
    await resumeRefunds(test.shop);
    expect(await waiting()).toEqual([]);
  });

  it('by the hand of the owner is told, and not as too much; what a bank called back is not', async () => {
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await giveBack(id, 5);
    await sandbox.tell(id);
    const told = () => test.sentMails().then((mails) => mails.filter(({ to }) => to === order.email).at(-1));
    expect((await told())?.text).toContain('5,00');
    expect((await told())?.text).not.toContain('mehr eingegangen');
    await sandbox.move(id, { chargedBack: { currency: 'EUR', value: '2.00' } });
    await sandbox.tell(id);
    await sandbox.move(id, { chargedBack: null });
    await sandbox.tell(id);
    expect((await ledger(order)).slice(2)).toEqual(['refunded 5.00', 'chargedBack 2.00', 'chargedBack -2.00']);
    expect(await mailsTo(order)).toEqual([confirmed, received, givenBack]);
    expect(await look(order)).toMatchObject({
      paymentStatus: 'fullyPaid',
      totals: { paidAmount: order.total - 5, creditedAmount: 5, openAmount: 0 },
    });
    await expect(runPaidTask(test.shop, { orderId: order.orderId, amount: null }, () => {})).rejects.toThrow(
      'nothing is to be noted',
    );
  });

  it('by the hand of the owner and came back goes to the buyer all the same', async () => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await giveBack(id, 5);
    await sandbox.tell(id);
    await failRefunds(id);
    expect((await look(order)).paymentStatus).toBe('overpaid');
    expect((await listSurplus(test.shop.db, order.orderId))[0]).toMatchObject({ surplus: 500, byShop: 500 });
    await tryAgain();
    expect((await ledger(order)).slice(2)).toEqual(['refunded 5.00', 'refunded -5.00', 'refunded 5.00']);
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', totals: { creditedAmount: 5 } });
    const mails = (await test.sentMails()).filter(({ to }) => to === order.email).slice(-2);
    expect(mails.map(({ text }) => [text.includes('5,00'), text.includes('mehr eingegangen')])).toEqual([
      [true, false],
      [true, false],
    ]);
    errors.mockRestore();
  });

  it('and was called back by a bank besides is told to the owner as what it is', async () => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await runCancelTask(test.shop.db, order.orderId, () => {});
    await test.sentMails();
    await sandbox.move(id, { chargedBack: { currency: 'EUR', value: '2.00' } });
    await sandbox.tell(id);
    expect(errors.mock.calls).toEqual([
      [{ orderId: order.orderId, missing: 200 }, 'more went back of a canceled order than was paid of it'],
    ]);
    errors.mockRestore();
  });

  it('for goods that came back is not kept of what is paid twice', async () => {
    const { order, first, second } = await withTwoPages();
    await sandbox.choose(first, 'paid');
    await sandbox.tell(first);
    const returned = { id: first, key: `return-${first}`, amount: 2000, currency: 'EUR', description: 'Retoure' };
    await test.shop.payments?.refund(returned);
    await sandbox.tell(first);
    await sandbox.choose(second, 'paid');
    await sandbox.tell(second);
    await test.sentMails();
    expect(await refunded(order)).toEqual(['refunded 20.00', `refunded ${order.total.toFixed(2)}`]);
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', totals: { creditedAmount: 20 } });
  });

  it('of one of two payments, though nobody told the shop, is not given back of the other, too', async () => {
    const { order, first, second } = await withTwoPages();
    for (const id of [first, second]) await sandbox.choose(id, 'paid');
    await sandbox.tell(first);
    const amount = Math.round(order.total * 100);
    await test.shop.payments?.refund({ id: first, key: `1-${first}`, amount, currency: 'EUR', description: 'Doppelt' });
    await sandbox.tell(second);
    await test.sentMails();
    expect(await refunded(order)).toEqual([`refunded ${order.total.toFixed(2)}`]);
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', totals: { paidAmount: order.total } });
  });

  it.each(['first', 'second'] as const)(
    'by hand of a payment of two, of which the shop did not know the other, is of what was paid twice: the %s heard of',
    async (heard) => {
      const { order, first, second } = await withTwoPages();
      for (const id of [first, second]) await sandbox.choose(id, 'paid');
      if (heard === 'first') await sandbox.tell(first);
      await giveBack(first, order.total);
      await sandbox.tell(first);
      await test.sentMails();
      expect(await refunded(order)).toEqual([`refunded ${order.total.toFixed(2)}`]);
      expect(await look(order)).toMatchObject({
        paymentStatus: 'fullyPaid',
        order: { statusId: 5 },
        totals: { paidAmount: order.total, creditedAmount: 0 },
      });
      await sandbox.tell(second);
      await test.sentMails();
      expect((await look(order)).totals).toMatchObject({ paidAmount: order.total, creditedAmount: 0 });
    },
  );

  it('by hand of both payments before the shop heard of either releases nothing', async () => {
    const { order, first, second } = await withTwoPages();
    for (const id of [first, second]) {
      await sandbox.choose(id, 'paid');
      await giveBack(id, order.total);
    }
    for (const id of [first, second]) await sandbox.tell(id);
    await test.sentMails();
    expect(await look(order)).toMatchObject({ order: { statusId: 3 }, totals: { paidAmount: 0, creditedAmount: 0 } });
  });

  it('by hand of one payment, and more of the other that was paid twice, is no more than was owed', async () => {
    const { order, first, second } = await withTwoPages();
    await sandbox.choose(first, 'paid');
    await sandbox.tell(first);
    await sandbox.choose(second, 'paid');
    await giveBack(first, order.total);
    await giveBack(second, 20);
    for (const id of [second, first]) await sandbox.tell(id);
    await test.sentMails();
    expect(await look(order)).toMatchObject({
      paymentStatus: 'fullyPaid',
      totals: { paidAmount: order.total - 20, creditedAmount: 20 },
    });
  });

  it.each([
    ['all', 1],
    ['a part', 0.25],
  ])('by hand before the shop heard that it had come leaves the order to be paid: %s', async (_, share) => {
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    const amount = Math.round(order.total * share * 100) / 100;
    await giveBack(id, amount);
    await sandbox.tell(id);
    expect(await look(order)).toMatchObject({
      paymentStatus: share === 1 ? 'unpaid' : 'partlyPaid',
      order: { statusId: 3 },
      totals: { openAmount: amount, creditedAmount: 0 },
    });
    const again = await start(order);
    const { rows } = await test.database.pool.query('SELECT amount FROM payment WHERE provider_id = $1', [again]);
    expect(Number(rows[0]?.amount) / 100).toBe(amount);
    await sandbox.choose(again, 'paid');
    await sandbox.tell(again);
    await test.sentMails();
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', totals: { paidAmount: order.total } });
    expect(await refunded(order)).toHaveLength(1);
  });

  it('by hand of what was paid beside an invoice leaves that to be paid', async () => {
    const order = await place();
    const id = await start(order);
    const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'invoice'");
    await order.visitor.call('setOrderPaymentMethod', {
      orderId: order.orderId,
      accessKey: order.accessKey,
      paymentId: rows[0]?.id,
    });
    await sandbox.choose(id, 'paid');
    await giveBack(id, order.total);
    await sandbox.tell(id);
    expect(await look(order)).toMatchObject({ totals: { openAmount: order.total, creditedAmount: 0 } });
  });

  it('for goods that came back leaves the gift cards of the order as they are, and no more than for those', async () => {
    const order = await place('mollieCreditCard', 1);
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    const mails = (await test.sentMails()).filter(({ to }) => to === order.email);
    const [couponCode = ''] = mails.flatMap(({ text }) => text.match(/\b(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}\b/g) ?? []);
    const balance = async () => {
      const visitor = test.visitor();
      await visitor.call('doAddCartItem', { productId: variationId, quantity: 1 });
      const answer = await visitor.send('doAddCoupon', [{ couponCode }]);
      return answer.json().data?.giftCards?.[0]?.balance ?? answer.json().key;
    };
    const holder = test.visitor();
    await holder.call('doAddCartItem', { productId: variationId, quantity: 1 });
    await holder.call('doAddCoupon', { couponCode });
    await giveBack(id, order.total - 50);
    await sandbox.tell(id);
    expect(await balance()).toBe(50);
    expect((await holder.call('getCart')).giftCards).toHaveLength(1);
    await test.shop.payments?.refund({ id, key: `more-${id}`, amount: 1, currency: 'EUR', description: 'Karte' });
    await sandbox.tell(id);
    expect(await balance()).toBe('coupon.usedOrInvalid');
    // Who meant to pay with it is told.
    const notice = { key: 'giftCardRemoved', cause: { name: couponCode.slice(-4) } };
    expect((await holder.call('getCart')).notices).toContainEqual(notice);
  });

  it('is told with the way on which it came, whatever way was chosen since', async () => {
    const order = await place();
    const id = await start(order);
    const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
    const chosen = { orderId: order.orderId, accessKey: order.accessKey, paymentId: rows[0]?.id };
    await order.visitor.call('setOrderPaymentMethod', chosen);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await giveBack(id, order.total);
    await sandbox.tell(id);
    const mails = (await test.sentMails()).filter(({ to }) => to === order.email).slice(-2);
    expect(mails.map(({ text }) => text.includes('(Kreditkarte)'))).toEqual([true, true]);
    expect(mails.map(({ text }) => text.includes('Vorkasse'))).toEqual([false, false]);
  });

  it.each([
    ['the bank called the other one back', { chargedBack: true }],
    ['the other one was authorized, and nothing came of that', { chargedBack: false }],
  ])('by hand of what was paid twice is no credit, though %s meanwhile', async (_, { chargedBack }) => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const { order, first, second } = await withTwoPages();
    await sandbox.move(first, { status: chargedBack ? 'paid' : 'authorized' });
    await sandbox.tell(first);
    await sandbox.choose(second, 'paid');
    await sandbox.tell(second);
    await giveBack(second, order.total);
    const calledBack = { chargedBack: { currency: 'EUR', value: order.total.toFixed(2) } };
    await sandbox.move(first, chargedBack ? calledBack : { status: 'expired' });
    for (const id of [first, second]) await sandbox.tell(id);
    await test.sentMails();
    expect(await look(order)).toMatchObject({ order: { statusId: 5 }, totals: { paidAmount: 0, creditedAmount: 0 } });
    expect(await listUnderpaid(test.shop.db)).toContainEqual(
      expect.objectContaining({ orderId: order.orderId, missing: Math.round(order.total * 100) }),
    );
    expect(errors).toHaveBeenCalledWith(expect.objectContaining({ orderId: order.orderId }), expect.anything());
    errors.mockRestore();
  });

  it('for goods that came back is credited, whatever a bank holds back meanwhile', async () => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await sandbox.move(id, { chargedBack: { currency: 'EUR', value: '2.00' } });
    await sandbox.tell(id);
    await giveBack(id, 5);
    await sandbox.tell(id);
    expect((await look(order)).totals).toMatchObject({ creditedAmount: 5, openAmount: 2 });
    await sandbox.move(id, { chargedBack: null });
    await sandbox.tell(id);
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', totals: { creditedAmount: 5 } });
    errors.mockRestore();
  });

  it('that comes back again and again goes by another payment of the order, and is nothing to be given by hand', async () => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const { order, first, second } = await withTwoPages();
    for (const id of [first, second]) {
      await sandbox.choose(id, 'paid');
      await sandbox.tell(id);
    }
    await test.sentMails();
    for (const _ of [1, 2, 3]) {
      await failRefunds(second);
      await tryAgain();
    }
    expect(await refundsOf(second)).toHaveLength(3);
    expect(await refundsOf(first)).toHaveLength(1);
    expect(errors.mock.calls.filter(([, text]) => String(text).includes('by hand'))).toEqual([]);
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid' });
    errors.mockRestore();
  });

  it('that comes back again and again, and is to be given by hand, is not given to a gift card, too', async () => {
    const errors = vi.spyOn(test.shop.log, 'error').mockImplementation(() => {});
    const couponCode = await newGiftCard(test, 25);
    const order = await place('mollieCreditCard', 0, couponCode);
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await giveBack(id, 3);
    await sandbox.tell(id);
    for (const _ of [1, 2, 3]) {
      await failRefunds(id);
      await tryAgain();
    }
    expect(errors).toHaveBeenCalledWith(
      { orderId: order.orderId, amount: 300 },
      expect.stringContaining('give it back by hand'),
    );
    expect((await ledger(order)).slice(-2)).toEqual(['refunded 3.00', 'refunded -3.00']);
    expect(await listSurplus(test.shop.db, order.orderId)).toMatchObject([{ surplus: 300, byShop: 0 }]);
    errors.mockRestore();
  });

  it.each(['given back', 'asked for'] as const)(
    'of an order that was canceled waits for no other payment, which cannot be %s',
    async (what) => {
      const { order, first, second } = await withTwoPages();
      for (const id of [first, second]) {
        await sandbox.choose(id, 'paid');
        await sandbox.tell(id);
      }
      await runCancelTask(test.shop.db, order.orderId, () => {});
      const { payments } = test.shop;
      if (!payments) throw new Error('no provider');
      const refuseSecond = (id: string) => {
        if (id === second) throw new ProviderAwayError('refused');
      };
      const refund: PaymentProvider['refund'] = async (asked) => {
        refuseSecond(asked.id);
        return payments.refund(asked);
      };
      const find: PaymentProvider['find'] = async (id) => {
        if (what === 'asked for') refuseSecond(id);
        return payments.find(id);
      };
      const refusing = { ...test.shop, payments: { ...payments, refund, find } };
      await expect(refundSurplus(refusing, order.orderId, new Date())).rejects.toThrow();
      expect(await refunded(order)).toEqual([`refunded ${order.total.toFixed(2)}`]);
      expect(await Promise.all([first, second].map(async (id) => (await refundsOf(id)).length))).toEqual([1, 0]);
      await test.sentMails();
      expect(await refundsOf(second)).toHaveLength(1);
    },
  );

  it.each([
    [0.9, 0],
    [1.5, 5],
    [6.5, 0],
    [7.5, 5],
    [120.5, 5],
    [121.5, 0],
  ])('is learnt without a webhook on some days, as %d after the payment began', async (days, credited) => {
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    await sandbox.tell(id);
    await test.shop.payments?.refund({ id, key: `silent-${id}`, amount: 500, currency: 'EUR', description: 'Bruch' });
    const later = inMinutes(days * 24 * 60);
    await reconcilePayments(test.shop, later);
    expect((await look(order)).totals.creditedAmount).toBe(0);
    await recheckPayments(test.shop, later);
    expect((await look(order)).totals.creditedAmount).toBe(credited);
  });

  it.each(['before it did', 'before it came back'] as const)('is not believed to an answer from %s', async (moment) => {
    const { order, id } = await paidInVain();
    if (moment === 'before it came back') await test.sentMails();
    const { payments } = test.shop;
    if (!payments) throw new Error('no provider');
    const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>();
    const { promise: isLetOn, resolve: letOn } = Promise.withResolvers<void>();
    const find: PaymentProvider['find'] = async (asked) => {
      const said = await payments.find(asked);
      answered();
      await isLetOn;
      return said;
    };
    const old = syncPayment({ ...test.shop, payments: { ...payments, find } }, id, { now: new Date() });
    await isAnswered;
    if (moment === 'before it did') await test.sentMails();
    else await failRefunds(id);
    const booked = await ledger(order);
    letOn();
    await old;
    expect(await ledger(order)).toEqual(booked);
  });
});

describe('the hold of an order', () => {
  it('lasts an hour, and as long as the shopper may be typing or a bank is at work', async () => {
    const order = await place();
    const id = await start(order);
    await endHolds(test.shop, inMinutes(59));
    await endHolds(test.shop, inMinutes(61));
    await sandbox.move(id, { status: 'pending' });
    await endHolds(test.shop, inMinutes(61));
    expect((await look(order)).order.statusId).toBe(3);
    await sandbox.move(id, { status: 'failed' });
    await endHolds(test.shop, inMinutes(61));
    expect((await look(order)).order.statusId).toBe(8);
    expect(await stock()).toBe(50);
  });

  it('calls off what can be called off alone', async () => {
    const { payments } = test.shop;
    if (!payments) throw new Error('no provider');
    const calledOff: string[] = [];
    const cancel = (id: string) => {
      calledOff.push(id);
      return payments.cancel(id);
    };
    const [byCard, byTransfer] = [await place(), await place()];
    const [page, transfer] = [await start(byCard), await start(byTransfer)];
    await sandbox.move(transfer, { method: 'banktransfer' });
    test.shop.payments = { ...payments, cancel };
    await endHolds(test.shop, inMinutes(61));
    test.shop.payments = payments;
    expect(calledOff).toEqual([transfer]);
    expect([(await look(byCard)).order.statusId, (await look(byTransfer)).order.statusId]).toEqual([3, 8]);
    await sandbox.choose(page, 'failed');
  });

  it('does not end while nobody can say whether it was paid', async () => {
    const order = await place();
    await sandbox.choose(await start(order), 'paid');
    await sandbox.set({ api: 'down' });
    await endHolds(test.shop, inMinutes(61));
    expect((await look(order)).order.statusId).toBe(3);
    await sandbox.set({ api: 'normal' });
    await endHolds(test.shop, inMinutes(61));
    expect(await look(order)).toMatchObject({ paymentStatus: 'fullyPaid', order: { statusId: 5 } });
  });

  it('goes on where its buyer chose a transfer while the provider was asked', async () => {
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'expired');
    const { payments } = test.shop;
    if (!payments) throw new Error('no provider');
    const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
    const { visitor, orderId, accessKey } = order;
    const find: PaymentProvider['find'] = async (asked) => {
      await visitor.call('setOrderPaymentMethod', { orderId, accessKey, paymentId: rows[0]?.id });
      return payments.find(asked);
    };
    await endHolds({ ...test.shop, payments: { ...payments, find } }, inMinutes(61));
    expect(await look(order)).toMatchObject({ order: { statusId: 3 }, paymentMethodKey: 'prepayment' });
    expect(await stock()).toBe(48);
    expect(await mailsTo(order)).not.toContain('Ihre Bestellung N bei Tafelwerk ist storniert');
  });

  it('is no longer for whoever begins one payment after the other', async () => {
    const order = await place();
    const id = await start(order);
    await test.database.pool.query("UPDATE orders SET hold_ends_at = now() - interval '1 minute' WHERE id = $1", [
      order.orderId,
    ]);
    // Whoever is still there may go on.
    expect(await start(order)).toBe(id);
    await sandbox.choose(id, 'expired');
    await expect(start(order)).rejects.toMatchObject({ key: 'order.notPayable' });
    await endHolds(test.shop, new Date());
    expect((await look(order)).order.statusId).toBe(8);
  });

  it('waits for a payment that is just being begun, and not for one of which the provider was never told', async () => {
    const order = await place();
    const { payments } = test.shop;
    if (!payments) throw new Error('no provider');
    const startAs = async (create: PaymentProvider['create']) => {
      test.shop.payments = { ...payments, create };
      await start(order).catch(() => {});
      test.shop.payments = payments;
    };
    const heldUntil = (moment: string) =>
      test.database.pool.query(`UPDATE orders SET hold_ends_at = ${moment} WHERE id = $1`, [order.orderId]);
    await startAs(() => Promise.reject(new Error('killed')));
    await test.database.pool.query(
      "UPDATE payment SET created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'",
    );
    let stateMeanwhile = 0;
    await startAs(async (asked) => {
      const made = await payments.create(asked);
      await heldUntil("now() - interval '1 minute'");
      await endHolds(test.shop, new Date());
      stateMeanwhile = (await look(order)).order.statusId;
      throw new Error(`killed, and ${made.id} was never heard of`);
    });
    expect(stateMeanwhile).toBe(3);
    await endHolds(test.shop, inMinutes(2));
    expect((await look(order)).order.statusId).toBe(8);
  });

  it('ends, and its payment with it, where the provider knows it no longer', async () => {
    const order = await place();
    const id = await start(order);
    await endHolds(withoutAny(), inMinutes(61));
    expect((await look(order)).order.statusId).toBe(8);
    expect(await statusOf(id)).toBe('expired');
  });

  it('ends for whoever pays otherwise while the provider is away, who is not asked for all', async () => {
    const byPage: Placed[] = [];
    for (let count = 0; count < 4; count += 1) {
      byPage.push(await place());
      await start(byPage.at(-1) as Placed);
    }
    const byTransfer = await place('prepayment');
    const { payments } = test.shop;
    if (!payments) throw new Error('no provider');
    let asked = 0;
    const find: PaymentProvider['find'] = async () => {
      asked += 1;
      throw new ProviderAwayError('away');
    };
    await endHolds({ ...test.shop, payments: { ...payments, find } }, inMinutes(60 * 24 * 30));
    expect(asked).toBe(3);
    expect((await look(byTransfer)).order.statusId).toBe(8);
    for (const order of byPage) expect((await look(order)).order.statusId).toBe(3);
  });

  it('ends where nobody went to pay', async () => {
    const order = await place();
    await endHolds(test.shop, inMinutes(61));
    expect((await look(order)).order.statusId).toBe(8);
  });
});

describe('a card that is typed on our own page', () => {
  const components = "VALUES ('mollieComponents', 'true'), ('mollieProfileId', 'pfl_sandbox')";
  beforeEach(() => test.database.pool.query(`INSERT INTO setting (key, value) ${components} ON CONFLICT DO NOTHING`));
  afterEach(() => test.database.pool.query("DELETE FROM setting WHERE key LIKE 'mollie%'"));

  async function token(number: string): Promise<string> {
    const answer = await fetch(`${sandbox.address}/components/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        cardNumber: number,
        cardHolder: 'Anna Wirt',
        expiryDate: '12/30',
        verificationCode: '123',
      }),
    });
    return ((await answer.json()) as { token: string }).token;
  }

  it('is asked for there and nowhere else, with the flag and a profile alone', async () => {
    const order = await place();
    const { visitor, orderId } = order;
    expect(await visitor.call('getMollieSettings')).toMatchObject({
      mollieComponents: true,
      profileId: 'pfl_sandbox',
      scriptUrl: `${sandbox.address}/v1/mollie.js`,
      isTest: true,
    });
    const { value } = await visitor.call('doExecutePayment', { orderId });
    expect(new URL(value ?? '').pathname).toBe('/mollie-payment');
    await test.database.pool.query("DELETE FROM setting WHERE key = 'mollieProfileId'");
    expect(await visitor.call('getMollieSettings')).toMatchObject({ mollieComponents: false, scriptUrl: '' });
    await sandbox.choose(await start(order), 'failed');
  });

  it('is charged by its token, or declined and tried again', async () => {
    const order = await place();
    const pay = async (ccToken: string) => order.visitor.call('doExecutePayment', { orderId: order.orderId, ccToken });
    const { value } = await pay(await token('4000 0000 0000 0002'));
    expect(value).toContain('/mollie-payment?reference=');
    expect((await look(order)).paymentStatus).toBe('unpaid');
    await pay(await token('4242 4242 4242 4242'));
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
  });

  it('is no way to try one card after the other', async () => {
    const { visitor, orderId } = await place();
    const statuses: number[] = [];
    const before = (await sandbox.payments()).length;
    const { rateLimit } = test.shop.config;
    test.shop.config.rateLimit = 100_000;
    for (let count = 0; count < 12; count += 1) {
      const tried = await visitor.send('doExecutePayment', [{ orderId, ccToken: `tkn_${count}declined` }]);
      statuses.push(tried.statusCode);
    }
    test.shop.config.rateLimit = rateLimit;
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await sandbox.payments()).length).toBe(before + 10);
    await sandbox.choose(await start({ visitor, orderId }), 'failed');
  });
});

describe('a process that is killed', () => {
  /** Stops at the first call of the provider, before it is made or after: what had been written stays, nothing else does. */
  async function killedAt(call: keyof PaymentProvider, moment: 'before' | 'after', work: () => Promise<unknown>) {
    const { payments } = test.shop;
    if (!payments) throw new Error('no provider');
    const killed = async (...input: never[]) => {
      if (moment === 'after') await (payments[call] as (...input: never[]) => Promise<unknown>)(...input);
      throw new Error('killed');
    };
    test.shop.payments = { ...payments, [call]: killed };
    await work().catch(() => {});
    test.shop.payments = payments;
  }

  it.each(['before', 'after'] as const)(
    '%s the provider was told of a payment goes on with the same',
    async (moment) => {
      const order = await place();
      const before = (await sandbox.payments()).length;
      await killedAt('create', moment, () => start(order));
      await sandbox.choose(await start(order), 'paid');
      expect((await sandbox.payments()).length).toBe(before + 1);
      expect(await ledger(order)).toHaveLength(1);
    },
  );

  it('before it was told begins another one where there is less to pay, or another way was chosen', async () => {
    const order = await place();
    const { orderId, accessKey } = order;
    await killedAt('create', 'before', () => start(order));
    await test.shop.db.transaction(async (tx) => {
      const made = { orderId, methodKey: 'prepayment', amount: 100, currency: 'EUR', provider: null } as const;
      const { id: paymentId } = await newPayment(tx, { ...made, status: 'paid' }, new Date());
      await book(tx, [{ paymentId, kind: 'captured', amount: 100 }], { now: new Date() });
    });
    await killedAt('create', 'before', () => start(order));
    const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'molliePaypal'");
    await order.visitor.call('setOrderPaymentMethod', { orderId, accessKey, paymentId: rows[0]?.id });
    const id = await start(order);
    expect(await test.shop.payments?.find(id)).toMatchObject({ amount: Math.round(order.total * 100) - 100 });
    const begun = await test.database.pool.query(
      "SELECT method_key, amount FROM payment WHERE order_id = $1 AND provider = 'mollie' ORDER BY id",
      [orderId],
    );
    const cents = Math.round(order.total * 100);
    expect(begun.rows.map(({ method_key, amount }) => [method_key, Number(amount)])).toEqual([
      ['mollieCreditCard', cents],
      ['mollieCreditCard', cents - 100],
      ['molliePaypal', cents - 100],
    ]);
  });

  it('after it was told knows the payment by its reference, should its money come', async () => {
    const order = await place();
    await killedAt('create', 'after', () => start(order));
    const [made] = await sandbox.payments();
    await sandbox.choose(made?.id ?? '', 'paid');
    expect(await sandbox.tell(made?.id ?? '')).toBe(200);
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
  });

  it.each(['before', 'after'] as const)('%s it asked what became of a payment asks again', async (moment) => {
    const order = await place();
    const id = await start(order);
    await sandbox.choose(id, 'paid');
    await killedAt('find', moment, () => sandbox.tell(id));
    expect((await look(order)).paymentStatus).toBe('unpaid');
    await reconcilePayments(test.shop, inMinutes(3));
    expect((await look(order)).paymentStatus).toBe('fullyPaid');
  });

  it.each(['before', 'after'] as const)('%s money went back gives it back once', async (moment) => {
    const order = await place();
    const id = await start(order);
    await test.database.pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [order.orderId]);
    await sandbox.choose(id, 'paid');
    expect(await sandbox.tell(id)).toBe(200);
    await killedAt('refund', moment, () => test.sentMails());
    const again = async () => {
      await tryAgain();
      return ledger(order);
    };
    await expect.poll(again, { timeout: 30_000 }).toHaveLength(3);
    expect(await refundsOf(id)).toHaveLength(1);
    expect((await mailsTo(order)).filter((subject) => subject === givenBack)).toEqual([givenBack]);
  });
});
