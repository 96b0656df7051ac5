import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runPaidTask } from '../commands/paid-command.ts';
import { touchCatalog } from '../domains/catalog/catalog-version.ts';
import { endUnpaid } from '../domains/payments/end-unpaid.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { endHolds } from './end-holds.ts';

/** Seven days to pay: until 8 March to its end, which in Berlin is 23:00 UTC. */
const placedAt = new Date('2026-03-01T08:00:00Z');
const lastMoment = new Date('2026-03-08T22:59:00Z');
const over = new Date('2026-03-08T23:01:00Z');

let test: TestShop;
let ids: number[];
beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  ids = await sampleVariations(test.database.pool, 2, { stock: 20 });
  test.setNow(placedAt);
});
afterAll(() => test.close());

async function place(email: string, paymentKey = 'prepayment', locale = 'de') {
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [paymentKey]);
  const visitor = test.visitor();
  await visitor.call(
    'doAddCartItems',
    ids.map((productId, index) => ({ productId, quantity: 3 + index })),
  );
  await fillCheckout(visitor, { email, paymentId: rows[0]?.id });
  const { order } = (await visitor.send('doPlaceOrder', [], { headers: { locale } })).json().data;
  return { order, visitor };
}

async function stock(): Promise<number[]> {
  const { rows } = await test.database.pool.query<{ quantity: number }>(
    'SELECT quantity FROM stock WHERE variation_id = ANY($1) ORDER BY variation_id',
    [ids],
  );
  return rows.map(({ quantity }) => quantity);
}

async function mailsTo(email: string): Promise<string[]> {
  return (await test.sentMails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

it('an order that was not paid until its day is over is canceled once: stock back, buyer told, no account to pay to', async () => {
  const { order, visitor } = await place('anna@krone.example');
  const read = () => visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
  await endHolds(test.shop, lastMoment);
  expect(await stock()).toEqual([17, 16]);
  expect(JSON.stringify(await read())).toContain('DE79');
  await Promise.all([endHolds(test.shop, over), endHolds(test.shop, over)]);
  await endHolds(test.shop, over);
  expect(await stock()).toEqual([20, 20]);
  const answer = await read();
  expect(answer.order).toMatchObject({ statusId: 8, statusName: 'Storniert' });
  expect(JSON.stringify(answer)).not.toContain('DE79');
  // Nor in the confirmation, whose turn came after that.
  const confirmation = (await test.sentMails()).find(({ messageId }) => messageId.includes('confirmation'));
  expect(confirmation?.text).toContain('Diese Bestellung ist inzwischen storniert');
  expect(confirmation?.text).not.toMatch(/DE79|Zahlbar/);
  expect(await mailsTo('anna@krone.example')).toEqual([
    `Ihre Bestellung ${order.id} bei Tafelwerk`,
    `Ihre Bestellung ${order.id} bei Tafelwerk ist storniert`,
  ]);
});

it('gives back nothing of what is not counted', async () => {
  await test.database.pool.query("UPDATE variation SET stock_policy = 'unlimited' WHERE id = $1", [ids[0]]);
  await place('uncounted@krone.example');
  expect(await stock()).toEqual([20, 16]);
  await endHolds(test.shop, over);
  expect(await stock()).toEqual([20, 20]);
});

it('says so in the language of the order', async () => {
  const { order } = await place('john@crown.example', 'prepayment', 'en');
  await endHolds(test.shop, over);
  expect(await mailsTo('john@crown.example')).toContain(`Your order ${order.id} with Tafelwerk has been cancelled`);
});

it('what is on invoice, paid, or paid in part stays', async () => {
  await place('invoice@krone.example', 'invoice');
  const { order: paid } = await place('paid@krone.example');
  const { order: partly } = await place('partly@krone.example');
  const said: string[] = [];
  await runPaidTask(test.shop, { orderId: paid.id, amount: null }, (line) => said.push(line));
  expect(said).toEqual([
    expect.stringMatching(
      `^Order ${paid.id} is paid and may be dispatched: [\\d.]+ EUR was noted as come, and its buyer is told.$`,
    ),
  ]);
  await expect(runPaidTask(test.shop, { orderId: paid.id, amount: null }, () => {})).rejects.toThrow(
    'of which money is owed',
  );
  const { rows } = await test.database.pool.query(
    "SELECT subject_id FROM audit_entry WHERE operation = 'command.paid'",
  );
  expect(rows).toEqual([{ subject_id: String(paid.id) }]);
  await test.database.pool.query('UPDATE orders SET paid_amount = 1 WHERE id = $1', [partly.id]);
  const before = await stock();
  await endHolds(test.shop, over);
  expect(await stock()).toEqual(before);
});

describe('what is paid when it is fetched', () => {
  /** Ready on Tuesday the 3rd, set aside for 14 days: until the 17th to its end. */
  const lastDay = '2026-03-17';
  const before = new Date('2026-03-17T22:59:00Z');
  const after = new Date('2026-03-17T23:01:00Z');

  async function placeToFetch(email: string) {
    const { rows } = await test.database.pool.query(
      "SELECT (SELECT id FROM shipping_profile WHERE is_pickup) AS shipping, (SELECT id FROM payment_method WHERE key = 'cashOnPickup') AS payment",
    );
    const visitor = test.visitor();
    await visitor.call(
      'doAddCartItems',
      ids.map((productId) => ({ productId, quantity: 3 })),
    );
    await fillCheckout(visitor, { email });
    await visitor.call('setShippingProvider', { shippingId: rows[0]?.shipping });
    await visitor.call('setPaymentProvider', { paymentId: rows[0]?.payment });
    return { answer: await visitor.call('doPlaceOrder'), visitor };
  }

  it('and nobody fetches is canceled once when its days are over: stock back, buyer told why', async () => {
    const { answer, visitor } = await placeToFetch('fetch@krone.example');
    const { id: orderId, accessKey } = answer.order;
    expect(answer.setAsideUntil).toBe(lastDay);
    const [confirmation] = (await test.sentMails()).filter(({ to }) => to === 'fetch@krone.example');
    expect(confirmation?.text).toContain('Zurückgelegt: bis 17. März 2026');
    await endHolds(test.shop, before);
    expect(await stock()).toEqual([17, 17]);
    await Promise.all([endHolds(test.shop, after), endHolds(test.shop, after)]);
    expect(await stock()).toEqual([20, 20]);
    const canceled = await visitor.call('getOrder', { orderId, accessKey });
    expect([canceled.order.statusId, canceled.setAsideUntil]).toEqual([8, null]);
    const [, told, ...more] = (await test.sentMails()).filter(({ to }) => to === 'fetch@krone.example');
    expect(told?.text).toContain(`Ihre Bestellung ${orderId} ist nicht abgeholt worden.`);
    expect(told?.text).not.toContain('bezahlt worden');
    expect(more).toEqual([]);
  });

  it('stays where its money was noted, and where the shop sets it aside without end', async () => {
    const { answer } = await placeToFetch('fetched@krone.example');
    await runPaidTask(test.shop, { orderId: answer.order.id, amount: null }, () => {});
    const setting = "INSERT INTO setting (key, value) VALUES ('pickupHoldDays', '0')";
    await test.database.pool.query(setting);
    const { answer: endless } = await placeToFetch('endless@krone.example');
    await test.database.pool.query("DELETE FROM setting WHERE key = 'pickupHoldDays'");
    expect(endless.setAsideUntil).toBeNull();
    await endHolds(test.shop, new Date('2027-03-01T08:00:00Z'));
    expect(await stock()).toEqual([14, 14]);
  });

  it.each([
    ['nobody can say when', 'availability_id = 3, supplier_days = NULL, restock_on = NULL'],
    ['in more than two weeks', 'availability_id = 1, supplier_days = 30, restock_on = NULL'],
  ])('is nothing with an article that is ready %s: the others would be set aside as long', async (_, isSo) => {
    const [, , later = 0] = await sampleVariations(test.database.pool, 3, { stock: 20 });
    await test.database.pool.query(`UPDATE variation SET stock_policy = 'oversell', ${isSo} WHERE id = $1`, [later]);
    await test.database.pool.query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [later]);
    await touchCatalog(test.shop.db);
    ids.push(later);
    await expect(placeToFetch('endless@krone.example')).rejects.toMatchObject({
      key: 'checkout.paymentMethodUnavailable',
    });
    expect(await stock()).toEqual([20, 20, 0]);
  });

  it.each([
    ['it left the house', 'status_id = 7'],
    ['a part of it is paid', 'paid_amount = 1'],
    ['a gift card paid it', 'paid_amount = total_gross, gift_card_amount = total_gross'],
    ['it is on invoice now', "payment_method_key = 'invoice'"],
  ])('stays where %s', async (_, isSo) => {
    const { answer } = await placeToFetch('kept@krone.example');
    await test.database.pool.query(`UPDATE orders SET ${isSo} WHERE id = $1`, [answer.order.id]);
    await endHolds(test.shop, after);
    await test.shop.db.transaction((tx) => endUnpaid(tx, { orderId: answer.order.id, now: after }));
    expect(await stock()).toEqual([17, 17]);
  });
});
