import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../testing/payment-sandbox.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { readCreditTask, runCreditTask } from './credit-command.ts';
import { runOverpaidTask } from './overpaid-command.ts';
import { runPaidTask } from './paid-command.ts';
import { runUnderpaidTask } from './underpaid-command.ts';

let sandbox: PaymentSandbox;
let test: TestShop;
beforeAll(async () => {
  sandbox = await openPaymentSandbox();
  test = await createTestShop({ SANDBOX_PAYMENT_PORT: String(sandbox.port) });
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});

let buyers = 0;

async function place(methodKey: string) {
  const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [methodKey]);
  const visitor = test.visitor();
  const email = `credited-${buyers++}@krone.example`;
  await visitor.call('doAddCartItem', { productId, quantity: 5 });
  await fillCheckout(visitor, { email, paymentId: rows[0]?.id });
  const { order, totals } = await visitor.call('doPlaceOrder');
  const look = () => visitor.call('getOrder', { orderId: order.id, accessKey: order.accessKey });
  return { visitor, orderId: order.id, total: totals.totalGross, email, look };
}

type Placed = Awaited<ReturnType<typeof place>>;

async function credit({ orderId }: Placed, amount: number, isAgain = false): Promise<string> {
  let said = '';
  await runCreditTask(test.shop, { orderId, amount: Math.round(amount * 100), isAgain }, (line) => {
    said = line;
  });
  return said;
}

async function payByCard({ visitor, orderId }: Placed): Promise<string> {
  const id = (await visitor.call('doExecutePayment', { orderId })).value?.split('/').at(-1) ?? '';
  await sandbox.choose(id, 'paid');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await test.app.inject({ method: 'POST', url: '/webhooks/mollie', payload: `id=${id}`, headers });
  return id;
}

async function creditMailsTo({ email }: Placed): Promise<string[]> {
  const mails = (await test.sentMails()).filter(({ to, messageId }) => to === email && messageId.includes('credited'));
  return mails.map(({ text }) => text.replace(/\s+/g, ' '));
}

const money = (amount: number) =>
  new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' }).format(amount).replace(/\s+/g, ' ');

async function named(list: (db: TestShop['shop']['db'], say: (line: string) => void) => Promise<void>, order: Placed) {
  const lines: string[] = [];
  await list(test.shop.db, (line) => lines.push(line));
  return lines.filter((line) => line.startsWith(String(order.orderId)));
}

it('of an order on invoice less is to be paid, and its rest is all that is noted as come', async () => {
  const order = await place('invoice');
  expect(await credit(order, 2)).toBe(
    `Of order ${order.orderId} 2.00 EUR less is owed, and its buyer is told; ${(order.total - 2).toFixed(2)} EUR is open still.`,
  );
  expect((await order.look()).totals).toMatchObject({ creditedAmount: 2, openAmount: order.total - 2 });
  const [mail, ...more] = await creditMailsTo(order);
  expect(mail).toContain(`haben wir Ihnen ${money(2)} gutgeschrieben. Zu zahlen bleiben ${money(order.total - 2)}.`);
  expect(more).toEqual([]);
  await runPaidTask(test.shop, { orderId: order.orderId, amount: null }, () => {});
  expect(await order.look()).toMatchObject({
    paymentStatus: 'fullyPaid',
    totals: { paidAmount: order.total - 2, openAmount: 0 },
  });
  expect(await named(runOverpaidTask, order)).toEqual([]);
});

it('twice the same is twice that much less where that is meant, until nothing is owed', async () => {
  const order = await place('invoice');
  const half = order.total / 2;
  await credit(order, half);
  const [each, all] = [half.toFixed(2), order.total.toFixed(2)];
  await expect(credit(order, half)).rejects.toThrow(`${each} EUR was credited at 20`);
  expect((await order.look()).totals).toMatchObject({ creditedAmount: half });
  expect(await credit(order, half, true)).toBe(
    `Of order ${order.orderId} ${each} EUR less is owed, ${all} EUR in all, and its buyer is told; nothing is open.`,
  );
  expect((await order.look()).totals).toMatchObject({ creditedAmount: order.total, openAmount: 0 });
  const mails = await creditMailsTo(order);
  expect(mails.map((mail) => mail.includes('Zu zahlen ist nichts mehr.'))).toEqual([false, true]);
  expect(mails.map((mail) => mail.includes(`insgesamt sind es ${money(order.total)}.`))).toEqual([false, true]);
  await expect(credit(order, 0.01)).rejects.toThrow(`only 0.00 EUR can be credited`);
});

it('of what a provider took it goes back by itself, once', async () => {
  const order = await place('mollieCreditCard');
  const id = await payByCard(order);
  expect(await credit(order, 3)).toContain('; 3.00 EUR of what was paid goes back (npm run shop -- overpaid).');
  const [mail] = await creditMailsTo(order);
  expect(mail).toContain(`Davon haben Sie ${money(3)} schon bezahlt`);
  const refunds = (await sandbox.payments()).find((each) => each.id === id)?.refunds ?? [];
  expect(refunds.map((refund) => (refund as { amount: { value: string } }).amount.value)).toEqual(['3.00']);
  expect(await order.look()).toMatchObject({
    paymentStatus: 'fullyPaid',
    totals: { paidAmount: order.total - 3, creditedAmount: 3, openAmount: 0 },
  });
  expect([await named(runOverpaidTask, order), await named(runUnderpaidTask, order)]).toEqual([[], []]);
});

it('of what was transferred it is the owner’s to give back', async () => {
  const order = await place('prepayment');
  await runPaidTask(test.shop, { orderId: order.orderId, amount: null }, () => {});
  await credit(order, 4);
  await credit(order, 3);
  expect(await named(runOverpaidTask, order)).toEqual([expect.stringContaining('7.00')]);
  const mails = await creditMailsTo(order);
  expect(mails.map((mail) => /Davon haben Sie ([\d,]+)/.exec(mail)?.[1])).toEqual(['4,00', '3,00']);
});

it('what gift cards cost that were bought with it is not credited: they are in somebody’s hands', async () => {
  const order = await place('prepayment');
  await runPaidTask(test.shop, { orderId: order.orderId, amount: null }, () => {});
  await test.database.pool.query(
    'UPDATE order_item SET is_gift_card = true WHERE id = (SELECT max(id) FROM order_item WHERE order_id = $1)',
    [order.orderId],
  );
  await expect(credit(order, order.total)).rejects.toThrow('and not for gift cards: nothing was noted');
});

it('of an order on invoice of which a part came the rest is less', async () => {
  const order = await place('invoice');
  await runPaidTask(test.shop, { orderId: order.orderId, amount: 500 }, () => {});
  await credit(order, 3);
  expect((await order.look()).totals).toMatchObject({ paidAmount: 5, openAmount: order.total - 8 });
});

it('nothing is noted of an order that waits, more than is owed, or what is about to be credited anyway', async () => {
  const waiting = await place('prepayment');
  await expect(credit(waiting, 1)).rejects.toThrow('one that waits for its money is canceled instead');
  const owing = await place('invoice');
  await expect(credit(owing, owing.total + 0.01)).rejects.toThrow(`only ${owing.total.toFixed(2)} EUR can be credited`);
  await test.database.pool.query('UPDATE orders SET awaited_credit = 100 WHERE id = $1', [owing.orderId]);
  await expect(credit(owing, 1)).rejects.toThrow('1.00 EUR went back, which is credited within the hour');
  expect(await creditMailsTo(owing)).toEqual([]);
});

it('takes an order and an amount, and is noted', async () => {
  expect(readCreditTask(['10417', '12,90'])).toEqual({ orderId: 10_417, amount: 1290, isAgain: false });
  expect(readCreditTask(['10417', '12,90', 'again'])).toMatchObject({ amount: 1290, isAgain: true });
  for (const options of [
    [],
    ['10417'],
    ['10417', '0'],
    ['10417', '-1'],
    ['10417', '1', '2'],
    ['10417', '1', 'again', '2'],
    ['x', '1'],
  ]) {
    expect(() => readCreditTask(options)).toThrow();
  }
  const order = await place('invoice');
  await credit(order, 1);
  const { rows } = await test.database.pool.query(
    "SELECT change FROM audit_entry WHERE operation = 'command.credit' AND subject_id = $1",
    [String(order.orderId)],
  );
  expect(rows).toEqual([
    { change: { before: { credited: '0.00 EUR' }, after: { credited: '1.00 EUR', amount: '1.00 EUR' } } },
  ]);
  await test.database.pool.query("UPDATE audit_entry SET at = at - interval '1 day'");
  await credit(order, 1);
});
