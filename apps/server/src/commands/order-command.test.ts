import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { runCancelTask } from './cancel-command.ts';
import { runCreditTask } from './credit-command.ts';
import { runOrderTask } from './order-command.ts';
import { readOrderTask } from './order-words.ts';
import { runPaidTask } from './paid-command.ts';

const shopUrl = 'https://shop.example';

let test: TestShop;
let variationId: number;
beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  [variationId = 0] = await sampleVariations(test.database.pool, 1, { stock: 50 });
});
afterAll(() => test.close());

async function paymentId(key: string): Promise<number> {
  const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [key]);
  return rows[0].id;
}

async function place(key: string, email: string) {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 3 });
  await fillCheckout(visitor, { email, paymentId: await paymentId(key) });
  return { visitor, order: (await visitor.call('doPlaceOrder')).order };
}

async function run(...words: (string | number)[]): Promise<string[]> {
  const said: string[] = [];
  const task = readOrderTask(words.map(String));
  await runOrderTask(test.shop.db, task, { say: (line) => said.push(line), shopUrl });
  return said;
}

async function pay(orderId: number): Promise<string[]> {
  const said: string[] = [];
  await runPaidTask({ ...test.shop, payments: null }, { orderId, amount: null }, (line) => said.push(line));
  return said;
}

const shown = async (visitor: TestVisitor, { id: orderId, accessKey }: { id: number; accessKey: string }) =>
  visitor.call('getOrder', { orderId, accessKey });

async function mailsTo(email: string) {
  const mails = await test.sentMails();
  return mails.filter(({ to, messageId }) => to === email && messageId.includes('dispatched'));
}

const isListed = (lines: string[], id: number) => lines.some((line) => line.startsWith(`${id}  `));

it('an order that may leave is listed until it has left; its buyer reads when, and how to follow it', async () => {
  const { visitor, order } = await place('invoice', 'leaves@krone.example');
  expect(isListed(await run(), order.id)).toBe(true);
  expect(isListed(await run('dispatched'), order.id)).toBe(false);

  const link = 'https://carrier.example/track?id=0034%20043';
  expect(await run(order.id, 'dispatch', '--tracking', ' 0034 043 ', '--link', link)).toEqual([
    `Order ${order.id} is on its way, and its buyer is told.`,
  ]);
  expect(isListed(await run(), order.id)).toBe(false);
  expect(isListed(await run('dispatched'), order.id)).toBe(true);

  const now = await shown(visitor, order);
  expect([now.order.statusId, now.status]).toEqual([7, 'Versandt']);
  expect(now.shipment).toMatchObject({ trackingNumber: '0034 043', trackingUrl: link });
  expect(now.order.dates).toEqual([{ orderId: order.id, typeId: 5, date: now.shipment?.dispatchedAt }]);

  const [mail, ...others] = await mailsTo('leaves@krone.example');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Sendungsnummer: 0034 043');
  expect(mail?.text).toContain(`Sendung verfolgen: ${link}`);
  expect(mail?.text).toMatch(/3 .+ \(/);
});

it('noted twice it is told once; a number that comes later is told, and leaves the day as it was', async () => {
  const { visitor, order } = await place('invoice', 'twice@krone.example');
  await run(order.id, 'dispatch');
  const first = (await shown(visitor, order)).shipment;
  expect(first).toMatchObject({ trackingNumber: '', trackingUrl: '' });
  await expect(run(order.id, 'dispatch')).rejects.toThrow('nothing was changed, and nobody was told again');
  expect(await mailsTo('twice@krone.example')).toHaveLength(1);

  expect((await run(order.id, 'dispatch', '--tracking', '77'))[0]).toContain('has a parcel to follow');
  await expect(run(order.id, 'dispatch', '--tracking', '77')).rejects.toThrow('nothing was changed');
  expect((await shown(visitor, order)).shipment).toEqual({ ...first, trackingNumber: '77' });
  // What was said before stays.
  await run(order.id, 'dispatch', '--link', 'https://carrier.example/77');
  await expect(run(order.id, 'dispatch', '--tracking', '77')).rejects.toThrow('nothing was changed');
  const both = { ...first, trackingNumber: '77', trackingUrl: 'https://carrier.example/77' };
  expect((await shown(visitor, order)).shipment).toEqual(both);
  const mails = (await mailsTo('twice@krone.example')).slice(0, 2);
  expect(mails.map(({ text }) => text.includes('Sendungsnummer: 77'))).toEqual([false, true]);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
});

it('the address that shows one parcel is not that of another', async () => {
  const { visitor, order } = await place('invoice', 'two@krone.example');
  await run(order.id, 'dispatch', '--link', 'https://carrier.example/a');
  await run(order.id, 'dispatch', '--tracking', 'A1');
  const { shipment } = await shown(visitor, order);
  expect(shipment).toMatchObject({ trackingNumber: 'A1', trackingUrl: 'https://carrier.example/a' });
  await run(order.id, 'dispatch', '--tracking', 'B2');
  expect((await shown(visitor, order)).shipment).toMatchObject({ trackingNumber: 'B2', trackingUrl: '' });
  expect((await mailsTo('two@krone.example')).at(-1)?.text).not.toContain('carrier.example');
});

it('what was noted of the wrong order is taken back, and its mail is not sent any more', async () => {
  const { visitor, order } = await place('invoice', 'wrong@krone.example');
  await expect(run(order.id, 'recall')).rejects.toThrow('was not on its way');
  await run(order.id, 'dispatch', '--tracking', '9');
  expect(await run(order.id, 'recall')).toEqual([expect.stringContaining('is ready to leave again')]);
  expect(await mailsTo('wrong@krone.example')).toEqual([]);
  const now = await shown(visitor, order);
  expect([now.order.statusId, now.shipment, now.order.dates]).toEqual([5, null, []]);
  // The number was that of another parcel.
  await run(order.id, 'dispatch');
  expect((await shown(visitor, order)).shipment?.trackingNumber).toBe('');
  await run(order.id, 'recall');
  expect(isListed(await run(), order.id)).toBe(true);
  const { rows } = await test.database.pool.query(
    "SELECT operation, change FROM audit_entry WHERE subject_kind = 'order' AND subject_id = $1 ORDER BY id",
    [String(order.id)],
  );
  expect(rows).toEqual([
    { operation: 'command.orderDispatched', change: { after: { trackingNumber: '9' } } },
    { operation: 'command.orderRecalled', change: {} },
    { operation: 'command.orderDispatched', change: { after: {} } },
    { operation: 'command.orderRecalled', change: {} },
  ]);
});

it('what waits for its money, is canceled, or is no order does not leave', async () => {
  const { order } = await place('prepayment', 'waits@krone.example');
  expect([isListed(await run(), order.id), isListed(await run('waiting'), order.id)]).toEqual([false, true]);
  await expect(run(order.id, 'dispatch')).rejects.toThrow('waits for its money');
  await pay(order.id);
  expect((await run(order.id, 'dispatch'))[0]).toBe(`Order ${order.id} is on its way, and its buyer is told.`);

  const { order: other } = await place('invoice', 'canceled@krone.example');
  await runCancelTask(test.shop.db, other.id, () => {});
  await expect(run(other.id, 'dispatch')).rejects.toThrow('is canceled');
  expect(isListed(await run('canceled'), other.id)).toBe(true);
  await expect(run(999_999, 'dispatch')).rejects.toThrow('There is no order 999999');
  await expect(run(999_999)).rejects.toThrow('There is no order 999999');
});

it('what is owed less of it is said, in the list and of one order', async () => {
  const { order } = await place('invoice', 'credited@krone.example');
  await run(order.id, 'dispatch');
  await runCreditTask(test.shop, { orderId: order.id, amount: 100, isAgain: false }, () => {});
  expect((await run(order.id)).find((line) => line.startsWith('Money'))).toContain(', 1.00 EUR credited, ');
  expect((await run('dispatched')).find((line) => line.startsWith(`${order.id}  `))).toContain(', 1.00 EUR credited, ');
});

it('what was withdrawn from, or lost its money, is not sent off unawares', async () => {
  const { order } = await place('prepayment', 'warned@krone.example');
  await pay(order.id);
  const line = async () => (await run()).find((each) => each.startsWith(`${order.id}  `)) ?? '';
  expect(await line()).toMatch(/nothing open\)/);
  expect(await line()).not.toMatch(/MISSING|WITHDRAWN/);

  await test
    .visitor()
    .call('doWithdraw', { ...{ name: 'Anna Wirt', email: 'warned@krone.example' }, contract: String(order.id) });
  await test.database.pool.query('UPDATE orders SET paid_amount = paid_amount - 100 WHERE id = $1', [order.id]);
  await test.database.pool.query(
    `INSERT INTO payment_entry (payment_id, kind, amount, created_at)
     SELECT id, 'chargedBack', 100, now() FROM payment WHERE order_id = $1`,
    [order.id],
  );
  for (const words of [await line(), (await run(order.id)).join('\n')]) {
    expect(words).toContain('1.00 EUR IS MISSING');
    expect(words).toContain('WITHDRAWN 20');
  }
  expect(await run(order.id, 'dispatch')).toEqual([
    `Order ${order.id} is on its way, and its buyer is told.`,
    expect.stringContaining('ATTENTION: 1.00 EUR IS MISSING'),
    expect.stringContaining('ATTENTION: WITHDRAWN'),
  ]);
});

it('money that is noted of what has left does not have it packed once more', async () => {
  const { order } = await place('invoice', 'later@krone.example');
  await run(order.id, 'dispatch');
  expect(await pay(order.id)).toEqual([expect.stringMatching(new RegExp(`^Order ${order.id} is paid: `))]);
});

it('what is fetched is noted without a mail, and says what is to be paid', async () => {
  const { rows } = await test.database.pool.query('SELECT id FROM shipping_profile WHERE is_pickup');
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 3 });
  await fillCheckout(visitor, { email: 'fetched@krone.example' });
  await visitor.call('setShippingProvider', { shippingId: rows[0]?.id });
  await visitor.call('setPaymentProvider', { paymentId: await paymentId('cashOnPickup') });
  const { order } = await visitor.call('doPlaceOrder');
  await expect(run(order.id, 'dispatch', '--tracking', '1')).rejects.toThrow('there is no parcel to follow');
  const { setAsideUntil } = await shown(visitor, order);
  expect(await run(order.id, 'dispatch')).toEqual([
    `Order ${order.id} was fetched.`,
    expect.stringMatching(/^\d+\.\d\d EUR of it is open: note what came/),
  ]);
  expect((await shown(visitor, order)).status).toBe('Abgeholt');
  expect(await mailsTo('fetched@krone.example')).toEqual([]);
  await expect(run(order.id, 'dispatch')).rejects.toThrow('has been fetched since');

  // Ten days later it turns out to have been another order: it is set aside for as long again.
  await test.database.pool.query("UPDATE orders SET dispatched_at = dispatched_at - interval '10 days' WHERE id = $1", [
    order.id,
  ]);
  expect(await run(order.id, 'recall')).toEqual([`Order ${order.id} waits to be fetched again.`]);
  const day = new Date(`${setAsideUntil}T00:00:00Z`);
  expect((await shown(visitor, order)).setAsideUntil).toBe(
    new Date(day.getTime() + 10 * 86_400_000).toISOString().slice(0, 10),
  );
});

it('what is fetched is so where no day is known', async () => {
  const { rows } = await test.database.pool.query(
    `SELECT (SELECT id FROM shipping_profile WHERE is_pickup) AS pickup,
       (SELECT min(id) FROM availability WHERE ready_minimum_days IS NULL AND id < 10) AS unknown`,
  );
  const { pickup, unknown } = rows[0];
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 3 });
  await test.database.pool.query('UPDATE variation SET availability_id = $2 WHERE id = $1', [variationId, unknown]);
  await fillCheckout(visitor, { email: 'undated@krone.example' });
  await visitor.call('setShippingProvider', { shippingId: pickup });
  await visitor.call('setPaymentProvider', { paymentId: await paymentId('prepayment') });
  const { order } = await visitor.call('doPlaceOrder');
  expect(await shown(visitor, order)).toMatchObject({ isFetched: true, delivery: null });
  await pay(order.id);
  const [confirmed, paid] = (await test.sentMails()).filter(({ to }) => to === 'undated@krone.example');
  expect(confirmed?.text).toContain('Abholung bei:');
  expect(confirmed?.text).not.toContain('Lieferadresse');
  expect(paid?.text).toContain('zur Abholung');
  expect((await shown(visitor, order)).status).toBe('Wird zur Abholung bereitgestellt');
  expect(await run(order.id, 'dispatch')).toEqual([`Order ${order.id} was fetched.`]);
  expect(await mailsTo('undated@krone.example')).toEqual([]);
});

it('gift cards alone are neither listed nor sent off: they go by mail', async () => {
  const { order } = await place('invoice', 'mailed@krone.example');
  await test.database.pool.query('UPDATE orders SET shipping_profile_id = 1000000 WHERE id = $1', [order.id]);
  expect(isListed(await run(), order.id)).toBe(false);
  await expect(run(order.id, 'dispatch')).rejects.toThrow('nothing but gift cards');
});

it('one order is told with all that packing needs', async () => {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: variationId, quantity: 2 });
  await fillCheckout(visitor, { email: 'pack@krone.example', paymentId: await paymentId('invoice') });
  await visitor.call('doAdditionalInformation', {
    ...{ orderContactWish: 'Bitte an der Rampe.\nKlingeln.', orderCustomerSign: 'KST 4711' },
    shippingPrivacyHintAccepted: true,
  });
  const { order } = await visitor.call('doPlaceOrder');
  const { rows } = await test.database.pool.query('SELECT number FROM variation WHERE id = $1', [variationId]);
  const said = (await run(order.id)).join('\n');
  for (const words of [
    'may leave since',
    'KST 4711',
    'Bitte an der Rampe.\n            Klingeln.',
    'Gasthaus Krone\n            Anna Wirt\n            Marktplatz 3a\n            70173 Stuttgart, DE',
    rows[0].number,
    `${shopUrl}/confirmation/${order.id}/${order.accessKey}`,
  ]) {
    expect(said).toContain(words);
  }
  expect(said).toMatch(/\n {2}2 .+/);

  // A terminal would break it where a line of ours begins.
  await test.database.pool.query('UPDATE orders SET contact_wish = $2 WHERE id = $1', [
    order.id,
    `Klingeln.${' '.repeat(59)}State       may leave since 2026-11-30 12:00`,
  ]);
  const lines = (await run(order.id)).join('\n').split('\n');
  expect(lines.filter((line) => line.startsWith('State'))).toHaveLength(1);
  expect(lines.find((line) => line.includes('Klingeln'))).toHaveLength(80);
  expect((await run()).find((line) => line.startsWith(`${order.id}  `))).toContain('has a wish');

  await test.database.pool.query(
    `UPDATE order_item SET backorder_quantity = 1, properties =
       '[{"name": "Gravur", "value": "Krone\\n  50 Stück  TW-9", "type": "text"}, {"name": "Glatt", "value": "true", "type": "empty"}]'
     WHERE order_id = $1`,
    [order.id],
  );
  await test.database.pool.query("UPDATE orders SET delivery_split = 'partial' WHERE id = $1", [order.id]);
  const more = (await run(order.id)).join('\n');
  for (const words of [
    '\n      Gravur: Krone\n        50 Stück  TW-9\n      Glatt\n      1 of them come later',
    'In parts    what is there first',
  ]) {
    expect(more).toContain(words);
  }
});

it('numbers go on where a backup lacks the last orders, and never back', async () => {
  const { order } = await place('invoice', 'before@krone.example');
  const due = order.id + 1;
  await expect(run('next', order.id)).rejects.toThrow(`The next order has the number ${due}: name a larger one.`);
  await expect(run('next', due)).rejects.toThrow('name a larger one');
  await expect(run('next', due + 100_001)).rejects.toThrow('at most 100000 larger');
  expect(await run('next', order.id + 500)).toEqual([`The next order has the number ${order.id + 500}.`]);
  await expect(run('next', order.id + 400)).rejects.toThrow(`has the number ${order.id + 500}`);
  expect((await place('invoice', 'after@krone.example')).order.id).toBe(order.id + 500);
  expect(await recordedCommands(test.database.pool, 'command.orderNext')).toEqual([
    [`order ${order.id + 500}`, { before: { number: due }, after: { number: order.id + 500 } }],
  ]);
});

describe('the words', () => {
  it.each([
    [[], { kind: 'list', state: 'clearedForDispatch' }],
    [['waiting'], { kind: 'list', state: 'waitingForPayment' }],
    [['10417'], { kind: 'show', orderId: 10417 }],
    [['next', '10417'], { kind: 'next', number: 10417 }],
    [['10417', 'recall'], { kind: 'recall', orderId: 10417 }],
    [['10417', 'dispatch'], { kind: 'dispatch', orderId: 10417, trackingNumber: '', trackingUrl: '' }],
  ])('%j', (words, task) => {
    expect(readOrderTask(words)).toEqual(task);
  });

  it.each([
    [['sent']],
    [['constructor']],
    [['10417', 'sent']],
    [['10417', 'dispatch', '12']],
    [['10417', 'recall', '--tracking', '1']],
    [['10417', '--link', 'https://a.example']],
    [['dispatch', '10417']],
    [['next']],
    [['next', '10417', '10418']],
    [['waiting', '10417']],
    [['--tracking', '1']],
    [['10417', 'dispatch', '--link', 'http://a.example']],
    [['10417', 'dispatch', '--link', 'javascript:alert(1)']],
    [['10417', 'dispatch', '--link', 'carrier.example/1']],
    [['10417', 'dispatch', '--tracking', 'x'.repeat(61)]],
    [['10417', 'dispatch', '--trackingnumber', '1']],
  ])('%j are refused', (words) => {
    expect(() => readOrderTask(words)).toThrow();
  });
});
