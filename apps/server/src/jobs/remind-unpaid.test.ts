import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../testing/payment-sandbox.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { signInCustomer } from '../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { remindUnpaid } from './remind-unpaid.ts';

const placedAt = new Date('2026-03-01T08:00:00Z');
const later = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000);

let test: TestShop;
let sandbox: PaymentSandbox;
let productId: number;
beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  test = await createTestShop({ SANDBOX_PAYMENT_PORT: String(sandbox.port) });
  [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 100 });
});
beforeEach(() => test.setNow(placedAt));
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

async function methodId(key: string): Promise<number> {
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [key]);
  return rows[0]?.id;
}

async function place(email: string, key: string, shop = test, visitor = shop.visitor()) {
  await visitor.call('doAddCartItem', { productId, quantity: 1 });
  await fillCheckout(visitor, { email, paymentId: await methodId(key) });
  const { order } = await visitor.call('doPlaceOrder');
  return { visitor, order };
}

async function remindersTo(email: string): Promise<string[]> {
  const mails = (await test.sentMails()).filter(({ to, subject }) => to === email && subject.includes('wartet'));
  return mails.map(({ text }) => text);
}

it('whoever pays in advance is reminded once, two days before, with the account to pay to', async () => {
  await place('slow@krone.example', 'prepayment');
  await remindUnpaid(test.shop, later(4 * 24));
  expect(await remindersTo('slow@krone.example')).toEqual([]);
  for (const day of [5, 5, 6]) {
    await remindUnpaid(test.shop, later(day * 24));
    await remindersTo('slow@krone.example');
  }
  const [mail, ...more] = await remindersTo('slow@krone.example');
  expect(more).toEqual([]);
  expect(mail).toContain('8. März 2026');
  expect(mail).toContain('DE79');
});

it('whoever left the payment page is reminded half an hour before the goods go', async () => {
  await place('card@krone.example', 'mollieCreditCard');
  await remindUnpaid(test.shop, later(0.4));
  expect(await remindersTo('card@krone.example')).toEqual([]);
  await remindUnpaid(test.shop, later(0.6));
  const [mail] = await remindersTo('card@krone.example');
  expect(mail).toContain('bis So.\u00a01.\u00a0März,\u00a010:00\u00a0Uhr');
  expect(mail).not.toContain('DE79');
});

it('nobody is who was told as few days just now', async () => {
  const { order } = await place('short@krone.example', 'prepayment');
  await test.database.pool.query('UPDATE orders SET payment_days = 2 WHERE id = $1', [order.id]);
  for (const day of [0, 1, 2]) await remindUnpaid(test.shop, later(day * 24));
  expect(await remindersTo('short@krone.example')).toEqual([]);
});

it('nobody is whose order is paid, on invoice, or over', async () => {
  await place('invoice@krone.example', 'invoice');
  const { order } = await place('paid@krone.example', 'prepayment');
  await test.database.pool.query('UPDATE orders SET status_id = 5, paid_amount = total_gross WHERE id = $1', [
    order.id,
  ]);
  await place('over@krone.example', 'mollieCreditCard');
  await remindUnpaid(test.shop, later(6 * 24));
  for (const name of ['invoice', 'paid', 'over']) expect(await remindersTo(`${name}@krone.example`)).toEqual([]);
});

it('whoever changes to a transfer is told the account at once, and has the days that it promises', async () => {
  const { visitor, order } = await place('changed@krone.example', 'mollieCreditCard');
  const key = { orderId: order.id, accessKey: order.accessKey };
  const before = await visitor.call('getOrder', key);
  expect(before).toMatchObject({ isPayable: true, payableUntil: later(1).toISOString(), paymentTerm: null });
  test.setNow(later(1));
  expect(await visitor.call('getOrder', key)).toMatchObject({ isPayable: false });
  test.setNow(new Date(later(1).getTime() - 1));
  expect(await visitor.call('getOrder', key)).toMatchObject({ isPayable: true });
  test.setNow(later(0));
  const transfer = await methodId('prepayment');
  expect(before.paymentMethodListForSwitch.map(({ id }) => id)).toContain(transfer);
  const changed = await visitor.call('setOrderPaymentMethod', { ...key, paymentId: transfer });
  expect(changed).toMatchObject({ isPayable: false, payableUntil: null, paymentMethodKey: 'prepayment' });
  expect(changed.paymentTerm).toEqual({ days: 7, until: '2026-03-08' });
  const [mail] = await remindersTo('changed@krone.example');
  expect(mail).toContain('Sie haben die Zahlungsart');
  expect(mail).toContain('DE79');
});

it('whoever goes from one payment page to another has an hour anew, and no goods for longer than three', async () => {
  const { visitor, order } = await place('pages@krone.example', 'mollieCreditCard');
  const switchAt = async (hours: number, key: string) => {
    test.setNow(later(hours));
    const { payableUntil } = await visitor.call('setOrderPaymentMethod', {
      orderId: order.id,
      accessKey: order.accessKey,
      paymentId: await methodId(key),
    });
    return payableUntil;
  };
  expect(await switchAt(0.9, 'molliePaypal')).toBe(later(1.9).toISOString());
  expect(await switchAt(1.8, 'mollieCreditCard')).toBe(later(2.8).toISOString());
  expect(await switchAt(2.7, 'molliePaypal')).toBe(later(3).toISOString());
  expect(await switchAt(2.9, 'mollieCreditCard')).toBe(later(3).toISOString());
});

it('whoever goes to a payment page after days of waiting for a transfer has the hour there, once', async () => {
  const { visitor, order } = await place('late@krone.example', 'prepayment');
  test.setNow(later(72));
  const switchTo = async (key: string) =>
    visitor.call('setOrderPaymentMethod', {
      orderId: order.id,
      accessKey: order.accessKey,
      paymentId: await methodId(key),
    });
  expect((await switchTo('mollieCreditCard')).payableUntil).toBe(later(73).toISOString());
  test.setNow(later(72.9));
  expect((await switchTo('molliePaypal')).payableUntil).toBe(later(73).toISOString());
});

it('whoever goes from a payment page to a transfer and back holds no goods beyond the last day of the transfer', async () => {
  const { visitor, order } = await place('holder@krone.example', 'prepayment');
  const key = { orderId: order.id, accessKey: order.accessKey };
  const switchTo = async (method: string) =>
    visitor.call('setOrderPaymentMethod', { ...key, paymentId: await methodId(method) });
  // The last of seven days, which in Berlin ends at 23:00 UTC.
  const end = new Date('2026-03-08T23:00:00Z');
  test.setNow(new Date(end.getTime() - 30 * 60_000));
  expect((await switchTo('mollieCreditCard')).payableUntil).toBe(end.toISOString());
  expect((await switchTo('prepayment')).paymentTerm).toEqual({ days: 7, until: '2026-03-08' });
  expect((await switchTo('mollieCreditCard')).payableUntil).toBe(end.toISOString());
  const mails = (await remindersTo('holder@krone.example')).length;
  test.setNow(new Date(end.getTime() + 60_000));
  const offered = (await visitor.call('getOrder', key)).paymentMethodListForSwitch.map(({ id }) => id);
  expect(offered).toEqual([await methodId('invoice')]);
  for (const method of ['prepayment', 'molliePaypal']) {
    await expect(switchTo(method)).rejects.toMatchObject({ key: 'checkout.paymentMethodUnavailable' });
  }
  expect(await remindersTo('holder@krone.example')).toHaveLength(mails);
});

it('whoever was reminded of the card and changes to a transfer is reminded of that, too', async () => {
  const email = 'again@krone.example';
  const { visitor, order } = await place(email, 'mollieCreditCard');
  await remindUnpaid(test.shop, later(0.6));
  expect(await remindersTo(email)).toHaveLength(1);
  await visitor.call('setOrderPaymentMethod', { orderId: order.id, paymentId: await methodId('prepayment') });
  expect(await remindersTo(email)).toHaveLength(2);
  await remindUnpaid(test.shop, later(5 * 24));
  expect(await remindersTo(email)).toHaveLength(3);
});

it('a change to invoice releases the order, once; one that costs more is not offered', async () => {
  const { visitor, order } = await place('release@krone.example', 'mollieCreditCard');
  const key = { orderId: order.id, accessKey: order.accessKey };
  const { paymentMethodListForSwitch } = await visitor.call('getOrder', key);
  expect(paymentMethodListForSwitch.every(({ fee }) => fee === 0)).toBe(true);
  const invoice = await methodId('invoice');
  const changed = await visitor.call('setOrderPaymentMethod', { ...key, paymentId: invoice });
  expect(changed).toMatchObject({ order: { statusId: 5 }, paymentMethodListForSwitch: [] });
  await expect(visitor.call('setOrderPaymentMethod', { ...key, paymentId: invoice })).rejects.toMatchObject({
    key: 'checkout.paymentMethodUnavailable',
  });
});

it('changing to and fro is no way to send mail after mail', async () => {
  const limited = await createTestShop({ SANDBOX_PAYMENT_PORT: String(sandbox.port), RATE_LIMIT: '100000' });
  const { visitor, order } = await place('strange@krone.example', 'mollieCreditCard', limited);
  const change = async (key: string) =>
    visitor.send('setOrderPaymentMethod', [{ orderId: order.id, paymentId: await methodId(key) }]);
  expect((await change('prepayment')).statusCode).toBe(200);
  expect((await change('mollieCreditCard')).statusCode).toBe(200);
  await limited.database.pool.query("UPDATE rate_limit SET count = 20 WHERE key LIKE 'payment-method:%'");
  const before = (await limited.sentMails()).length;
  const refused = await change('prepayment');
  expect([refused.statusCode, refused.json().key]).toEqual([429, 'security.tooManyRequests']);
  expect(await limited.sentMails()).toHaveLength(before);
  const { paymentMethodKey } = await visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
  expect(paymentMethodKey).toBe('mollieCreditCard');
  await limited.close();
});

it('a stranger who orders under an address, and changes that again and again, keeps its owner from no change, or the mail of one', async () => {
  const limited = await createTestShop({ SANDBOX_PAYMENT_PORT: String(sandbox.port), RATE_LIMIT: '100000' });
  const email = 'owner@krone.example';
  const change = async ({ visitor, order }: Awaited<ReturnType<typeof place>>, key: string) =>
    visitor.send('setOrderPaymentMethod', [{ orderId: order.id, paymentId: await methodId(key) }]);
  const mailed = async () => (await limited.sentMails()).filter(({ subject }) => subject.includes('wartet')).length;
  const strangers = [await place(email, 'mollieCreditCard', limited), await place(email, 'mollieCreditCard', limited)];
  const guest = await place(email, 'mollieCreditCard', limited);
  const owner = await signInCustomer(limited, email);
  await limited.database.pool.query('UPDATE account SET confirmed_at = now()');
  const known = await place(email, 'mollieCreditCard', limited, owner);
  for (const stranger of strangers) {
    for (let count = 0; count < 10; count += 1) {
      await change(stranger, 'prepayment');
      await limited.sentMails();
      await change(stranger, 'mollieCreditCard');
    }
    expect((await change(stranger, 'prepayment')).statusCode).toBe(429);
  }
  expect(await mailed()).toBe(20);
  expect((await change(guest, 'prepayment')).json().data.paymentBankDetails).not.toBeNull();
  expect(await mailed()).toBe(20);
  expect((await change(known, 'prepayment')).statusCode).toBe(200);
  expect(await mailed()).toBe(21);
  await limited.close();
});
