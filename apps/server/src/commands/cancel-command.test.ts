import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { newGiftCard, newGiftCards } from '../testing/new-gift-card.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { cancelUsage, runCancelTask, runCancelTasks } from './cancel-command.ts';
import { readOrderNumber, readOrderNumbers } from './order-number.ts';
import { runPaidTask } from './paid-command.ts';

let test: TestShop;
let id: number;
beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  [id = 0] = await sampleVariations(test.database.pool, 1, { stock: 20 });
});
afterAll(() => test.close());

async function place(email: string, paymentKey: string) {
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [paymentKey]);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: id, quantity: 3 });
  await fillCheckout(visitor, { email, paymentId: rows[0]?.id });
  return { visitor, order: (await visitor.call('doPlaceOrder')).order };
}

async function stock(): Promise<number> {
  const { rows } = await test.database.pool.query('SELECT quantity FROM stock WHERE variation_id = $1', [id]);
  return rows[0].quantity;
}

const cancel = (orderId: string | number) => runCancelTask(test.shop.db, Number(orderId), () => {});

it.each(['prepayment', 'invoice'])(
  'an order by %s is canceled once: stock back, its buyer told, noted',
  async (key) => {
    const email = `${key}@krone.example`;
    const { visitor, order } = await place(email, key);
    expect(await stock()).toBe(17);
    const said: string[] = [];
    await runCancelTask(test.shop.db, order.id, (line) => said.push(line));
    expect([await stock(), said]).toEqual([20, [`Order ${order.id} is canceled, and its buyer is told.`]]);
    const now = await visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
    expect(now.order.statusId).toBe(8);
    const mails = (await test.sentMails()).filter(
      ({ to, messageId }) => to === email && messageId.includes('canceled'),
    );
    expect(mails.map(({ text }) => text.includes(`Wir haben Ihre Bestellung ${order.id} storniert.`))).toEqual([true]);
    await expect(cancel(String(order.id))).rejects.toThrow('cannot be canceled');
    expect(await stock()).toBe(20);
    const { rows } = await test.database.pool.query(
      "SELECT subject_id FROM audit_entry WHERE operation = 'command.cancel' AND subject_id = $1",
      [String(order.id)],
    );
    expect(rows).toHaveLength(1);
  },
);

it('what gift cards paid is on them again, what was transferred is paid too much', async () => {
  const couponCode = await newGiftCard(test, 25);
  const balance = async () => {
    const other = test.visitor();
    await other.call('doAddCartItem', { productId: id });
    const { giftCards } = await other.call('doAddCoupon', { couponCode });
    return giftCards?.[0]?.balance;
  };
  const { rows } = await test.database.pool.query("SELECT id FROM payment_method WHERE key = 'prepayment'");
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: id, quantity: 3 });
  await visitor.call('doAddCoupon', { couponCode });
  await fillCheckout(visitor, { email: 'card@krone.example', paymentId: rows[0]?.id });
  const { order } = await visitor.call('doPlaceOrder');
  await runPaidTask(test.shop, { orderId: order.id, amount: null }, () => {});
  await cancel(String(order.id));
  expect([await balance(), await stock()]).toEqual([25, 20]);
});

it.each([
  ['left the house', 'UPDATE orders SET status_id = 7 WHERE id = $1'],
  ['is only prepared', 'UPDATE orders SET status_id = 1 WHERE id = $1'],
])('one that %s stays', async (_, statement) => {
  const { order } = await place('stays@krone.example', 'invoice');
  await test.database.pool.query(statement, [order.id]);
  await expect(cancel(String(order.id))).rejects.toThrow('cannot be canceled');
  expect(await stock()).toBe(17);
});

it('takes a number alone, of an order that there is', async () => {
  for (const words of [[], ['x'], ['1', '2']])
    expect(() => readOrderNumber(words, cancelUsage)).toThrow('number of an order');
  await expect(cancel('999999999')).rejects.toThrow('there is none');
});

it('gift cards that were bought and sent are in the hands of somebody: their order stays', async () => {
  const { orderId } = await newGiftCards(test, 50, 1);
  await expect(cancel(String(orderId))).rejects.toThrow('gift cards were bought');
});

it('several are canceled at once, and one that cannot be keeps no other', async () => {
  const ids: number[] = [];
  for (const name of ['one', 'two', 'three']) ids.push((await place(`${name}@krone.example`, 'invoice')).order.id);
  const [first = 0, second = 0, third = 0] = ids;
  await cancel(second);
  const said: string[] = [];
  await expect(runCancelTasks(test.shop.db, ids, (line) => said.push(line))).rejects.toThrow(
    `The order ${second} cannot be canceled`,
  );
  expect(said).toEqual([first, third].map((each) => `Order ${each} is canceled, and its buyer is told.`));
  expect(await stock()).toBe(20);
});

it.each([[['10104', '10106-10108', '10107']], [['10104']]])('%j are numbers of orders', (words) => {
  const all = [10_104, 10_106, 10_107, 10_108];
  expect(readOrderNumbers(words, '')).toEqual(words.length > 1 ? all : [10_104]);
});

it.each([[[]], [['x']], [['10108-10106']], [['1-2000']], [['10104-']]])('%j are none', (words) => {
  expect(() => readOrderNumbers(words, cancelUsage)).toThrow(cancelUsage);
});
