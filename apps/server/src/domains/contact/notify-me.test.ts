import type { Language } from '@mise/rules/languages.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readStockTask, runStockTask } from '../../commands/stock-command.ts';
import { forgetVisitors } from '../../jobs/forget-visitors.ts';
import { notifyRestocked } from '../../jobs/notify-restocked.ts';
import { sendStockNotification } from '../../jobs/send-stock-notification.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { signInCustomer } from '../../testing/sign-in-customer.ts';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const start = new Date('2026-03-02T09:00:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000);

let test: TestShop;
let variationIds: number[];
/** A sold-out article, and its number. */
let variationId: number;
let number: string;
beforeAll(async () => {
  test = await createTestShop({ RATE_LIMIT: '10000' });
  variationIds = await sampleVariations(test.database.pool, 7, { stock: 0 });
  variationId = variationIds[0] ?? 0;
  const { rows } = await query('SELECT number FROM variation WHERE id = $1', [variationId]);
  number = rows[0]?.number;
});
beforeEach(async () => {
  test.setNow(start);
  await setStock(0);
  await query('DELETE FROM stock_notification');
  await query('DELETE FROM rate_limit');
});
afterAll(() => test.close());

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

async function setStock(count: number): Promise<string[]> {
  const said: string[] = [];
  await runStockTask(test.shop.db, readStockTask([number, String(count)]), (line) => said.push(line));
  return said;
}

function subscribe(email: string, { id = variationId, lang = 'de' as Language } = {}) {
  return test.visitor().send('doSubscribeNotifyMe', [{ email, variationId: id, lang }]);
}

async function mailsTo(email: string) {
  return (await test.sentMails()).filter(({ to, subject }) => to === email && !subject.startsWith('Willkommen'));
}

/** The secret in the last mail to an address. */
async function tokenTo(email: string): Promise<string> {
  return /token=([\w-]{22})/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
}

async function waiting(email: string): Promise<number> {
  return (await query('SELECT FROM stock_notification WHERE email = $1', [email])).rowCount ?? 0;
}

async function customer(email: string) {
  const visitor = await signInCustomer(test, email);
  await query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  return visitor;
}

it('an address that confirmed gets one mail when the article is back, and is deleted with it', async () => {
  const email = 'anna@krone.example';
  expect((await subscribe('Anna@Krone.example', { lang: 'en' })).json().data).toEqual({
    success: true,
    isConfirmed: false,
    variationId,
  });
  await setStock(5);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Please confirm')]);
  await setStock(0);

  const token = await tokenTo(email);
  for (const _ of [1, 2]) {
    const confirmed = await test.visitor().call('doConfirmNotifyMe', { token });
    expect(confirmed).toEqual({ success: true, isConfirmed: true, variationId });
  }
  await mailsTo(email);
  expect(await waiting(email)).toBe(1);
  expect(await setStock(5)).toEqual(['In stock   5', 'Waiting    1', 'Told       1, by mail within minutes']);
  const [, back, ...more] = await mailsTo(email);
  expect([back?.subject, more]).toEqual([expect.stringContaining('Back in stock'), []]);
  expect(back?.text).toMatch(new RegExp(`/en/\\S+_${variationId}\\b`));
  expect(await waiting(email)).toBe(0);
  await setStock(0);
  await setStock(5);
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await test.visitor().send('doConfirmNotifyMe', [{ token }])).json().key).toBe('notifyMe.linkExpired');
});

it('a customer whose address is known is noted at once, hears so, and when it is back; once', async () => {
  const email = 'known@krone.example';
  const visitor = await customer(email);
  const wish = { email, variationId };
  expect((await visitor.call('doSubscribeNotifyMe', wish)).isConfirmed).toBe(true);
  expect((await visitor.send('doSubscribeNotifyMe', [wish])).json().key).toBe('notifyMe.alreadySubscribed');
  // A stranger with the same address hears nothing of that.
  await mailsTo(email);
  expect((await subscribe(email)).json().data).toEqual({ success: true, isConfirmed: false, variationId });
  await setStock(1);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Notiert'))).toHaveLength(2);
  expect(subjects.filter((subject) => subject.startsWith('Wieder da'))).toHaveLength(1);
});

it('whoever is logged in and names another address is asked, as anybody is', async () => {
  const visitor = await customer('named@krone.example');
  const { isConfirmed } = await visitor.call('doSubscribeNotifyMe', { email: 'other@krone.example', variationId });
  expect(isConfirmed).toBe(false);
});

it('of an account of another the address is neither shown nor deleted, of its owner it is', async () => {
  const email = 'owner@krone.example';
  await subscribe(email);
  const stranger = await signInCustomer(test, email);
  const [, other = 0] = variationIds;
  expect((await stranger.call('doSubscribeNotifyMe', { email, variationId: other })).isConfirmed).toBe(false);
  await query('DELETE FROM stock_notification WHERE variation_id = $1', [other]);
  expect((await stranger.call('getCustomerExport')).awaitedItems).toEqual([]);
  await query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  expect((await stranger.call('getCustomerExport')).awaitedItems).toMatchObject([{ variationId, email }]);
  await stranger.call('deleteCustomerAccount', { password: 'Suppe 12 Loeffel' });
  expect(await waiting(email)).toBe(0);
});

it('who names an address first has nothing of it once its owner confirms, who has it in their own account', async () => {
  const email = 'first@krone.example';
  const stranger = await customer('names@krone.example');
  await stranger.call('doSubscribeNotifyMe', { email, variationId });
  await subscribe(email);
  const token = await tokenTo(email);
  await test.visitor().call('doConfirmNotifyMe', { token });
  // Who follows the link again takes it from nobody.
  await stranger.call('doConfirmNotifyMe', { token });
  expect((await stranger.call('getCustomerExport')).awaitedItems).toEqual([]);
  await stranger.call('deleteCustomerAccount', { password: 'Suppe 12 Loeffel' });
  expect(await waiting(email)).toBe(1);

  const second = 'second@krone.example';
  const owner = await customer('owns@krone.example');
  await owner.call('doSubscribeNotifyMe', { email: second, variationId });
  await owner.call('doConfirmNotifyMe', { token: await tokenTo(second) });
  expect((await owner.call('getCustomerExport')).awaitedItems).toMatchObject([{ email: second, isConfirmed: true }]);
});

it('the link that ends it does so, at any time and as often as it is followed', async () => {
  const email = 'no@krone.example';
  await subscribe(email);
  const token = await tokenTo(email);
  expect(await test.visitor().call('doUnsubscribeNotifyMe', { token })).toEqual({ success: true, variationId });
  expect(await test.visitor().call('doUnsubscribeNotifyMe', { token })).toEqual({ success: true });
  expect(await waiting(email)).toBe(0);
});

it.each(['doConfirmNotifyMe', 'doUnsubscribeNotifyMe'] as const)(
  '%s refuses a secret that no text can be',
  async (name) => {
    for (const token of ['a\u0000b', '\ud800']) {
      expect((await test.visitor().send(name, [{ token }])).json().key).toBe('invalidInput');
    }
  },
);

it('what is sold out again before the mail goes out is waited for on', async () => {
  const email = 'late@krone.example';
  await (await customer(email)).call('doSubscribeNotifyMe', { email, variationId });
  await query('UPDATE stock SET quantity = 1 WHERE variation_id = $1', [variationId]);
  // Two processes at once: one of them takes it.
  await Promise.all([notifyRestocked(test.shop, start), notifyRestocked(test.shop, start)]);
  await query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [variationId]);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Notiert')]);
  await setStock(1);
  const { rows } = await query('SELECT id FROM stock_notification');
  expect((await mailsTo(email)).at(-1)?.subject).toMatch(/^Wieder da/);
  // A job that comes again after its work finds nobody to write to.
  await sendStockNotification(test.shop, { id: rows[0]?.id, kind: 'back' });
  expect(await mailsTo(email)).toHaveLength(2);
});

it('an address gets three mails about an article, is asked about five, and ten requests an hour', async () => {
  const email = 'victim@krone.example';
  const answers = [];
  for (let count = 0; count < 11; count += 1) {
    answers.push((await subscribe(email)).statusCode);
    await test.sentMails();
  }
  expect(answers).toEqual([...Array(10).fill(200), 429]);
  expect(await mailsTo(email)).toHaveLength(3);
  await query('DELETE FROM rate_limit');
  const others = [];
  for (const id of variationIds.slice(1)) others.push((await subscribe(email, { id })).statusCode);
  expect(others).toEqual(Array(6).fill(200));
  expect(await mailsTo(email)).toHaveLength(3 + 4);
  // What was not mailed is mailed once something was answered, and asked for again.
  await test.visitor().call('doConfirmNotifyMe', { token: await tokenTo(email) });
  await subscribe(email, { id: variationIds.at(-1) ?? 0 });
  expect(await mailsTo(email)).toHaveLength(3 + 4 + 1);
});

it('no stranger is told by answers, or by the work for them, what an address waits for', async () => {
  const awaited = variationIds[2] ?? 0;
  const ask = async (email: string, id: number) => {
    let answer: Awaited<ReturnType<typeof subscribe>> | undefined;
    const queries = await countQueries(test, async () => {
      answer = await subscribe(email, { id });
    });
    return [answer?.statusCode, { ...answer?.json().data, variationId: 0 }, queries];
  };
  await subscribe('warm@krone.example');
  const waits = 'waits@krone.example';
  await subscribe(waits, { id: awaited });
  await test.visitor().call('doConfirmNotifyMe', { token: await tokenTo(waits) });
  await query('DELETE FROM rate_limit');
  const heard = [];
  for (const email of [waits, 'nobody@krone.example']) {
    const answers = [];
    for (const id of [...variationIds, awaited, awaited]) answers.push(await ask(email, id));
    heard.push(answers);
  }
  expect(heard[0]).toEqual(heard[1]);
  expect(new Set(heard[0]?.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

it('a network asks for sixty addresses an hour', async () => {
  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push((await subscribe(`${count}@krone.example`)).statusCode);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

it('who does not answer for a week is forgotten, and who waits in vain for a year', async () => {
  const known = 'patient@krone.example';
  await (await customer(known)).call('doSubscribeNotifyMe', { email: known, variationId });
  await subscribe('silent@krone.example');
  const token = await tokenTo('silent@krone.example');
  const left = async (days: number) => {
    await forgetVisitors(test.shop, daysLater(days));
    return [await waiting(known), await waiting('silent@krone.example')];
  };
  expect(await left(6)).toEqual([1, 1]);
  test.setNow(daysLater(8));
  expect((await test.visitor().send('doConfirmNotifyMe', [{ token }])).json().key).toBe('notifyMe.linkExpired');
  expect(await left(8)).toEqual([1, 0]);
  expect(await left(364)).toEqual([1, 0]);
  expect(await left(366)).toEqual([0, 0]);
});

it('whoever sets the stock reads why nobody is told', async () => {
  const email = 'few@krone.example';
  expect((await setStock(5)).at(-1)).toBe('Told       0: nobody waits');
  await setStock(0);
  await (await customer(email)).call('doSubscribeNotifyMe', { email, variationId });
  await query('UPDATE variation SET minimum_order_quantity = 10, interval_order_quantity = 4 WHERE id = $1', [
    variationId,
  ]);
  expect((await setStock(11)).slice(1)).toEqual(['Waiting    1', 'Told       0: the least that is sold of it is 12']);
  await query('UPDATE variation SET availability_id = 10 WHERE id = $1', [variationId]);
  expect((await setStock(12)).at(-1)).toMatch(/^Told {7}0: .*never delivered again/);
  expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/^Wieder da/));
  await query(
    'UPDATE variation SET availability_id = 1, minimum_order_quantity = 1, interval_order_quantity = 1 WHERE id = $1',
    [variationId],
  );
});

it('the owner sees what is waited for, and what was set stands in the log', async () => {
  const email = 'listed@krone.example';
  await (await customer(email)).call('doSubscribeNotifyMe', { email, variationId });
  await subscribe('unanswered@krone.example');
  const said: string[] = [];
  await runStockTask(test.shop.db, readStockTask([]), (line) => said.push(line));
  expect(said).toEqual([`     1  ${number}`]);
  await setStock(7);
  const { entries } = await (await signInOperator(test)).call('getAudit', { operation: 'command.stock' });
  expect(entries[0]?.change).toEqual({ before: { number, quantity: 0 }, after: { number, quantity: 7 } });
  expect(() => readStockTask([number, '-1'])).toThrow('no number of pieces');
  await expect(runStockTask(test.shop.db, readStockTask(['nothing']), () => {})).rejects.toThrow('no article');
});
