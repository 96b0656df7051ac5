import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readPaidTask, runPaidTask } from '../commands/paid-command.ts';
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
  await runPaidTask(test.shop.db, readPaidTask([String(paid.id)]), (line) => said.push(line));
  expect(said).toEqual([`Order ${paid.id} is paid and may be dispatched.`]);
  await expect(runPaidTask(test.shop.db, paid.id, () => {})).rejects.toThrow('of which money is owed');
  const { rows } = await test.database.pool.query(
    "SELECT subject_id FROM audit_entry WHERE operation = 'command.paid'",
  );
  expect(rows).toEqual([{ subject_id: String(paid.id) }]);
  await test.database.pool.query('UPDATE orders SET paid_amount = 1 WHERE id = $1', [partly.id]);
  const before = await stock();
  await endHolds(test.shop, over);
  expect(await stock()).toEqual(before);
});
