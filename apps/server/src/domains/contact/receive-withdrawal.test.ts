import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetVisitors } from '../../jobs/forget-visitors.ts';
import { sendWithdrawal } from '../../jobs/send-withdrawal.ts';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ RATE_LIMIT: '10000', TRUST_PROXY: '1' });
});
beforeEach(async () => {
  test.setNow(new Date('2026-11-26T22:30:05Z'));
  await test.database.pool.query('DELETE FROM rate_limit');
});
afterAll(() => test.close());

const withdrawal = { name: 'Anna Wirt', email: 'anna@krone.example', contract: '10417', goods: '' };

function withdraw(changes: Partial<typeof withdrawal> = {}, locale = 'de', network = '203.0.113.7') {
  const headers = { locale, 'x-forwarded-for': network };
  return test.visitor().send('doWithdraw', [{ ...withdrawal, ...changes }], { headers });
}

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

/** An order of a guest; resolves to its number. */
async function order(email: string): Promise<number> {
  const guest = test.visitor();
  const [productId = 0] = await sampleVariations(test.database.pool, 1);
  await guest.call('doAddCartItem', { productId });
  await fillCheckout(guest, { email });
  return (await guest.call('doPlaceOrder')).order.id;
}

/** Of each withdrawal of an address whether its receipt had to wait, in the order in which they came. */
async function waits(email: string): Promise<boolean[]> {
  const { rows } = await query(
    'SELECT receipt_due_at > received_at AS waits FROM withdrawal WHERE email = $1 ORDER BY id',
    [email],
  );
  return rows.map((row) => row.waits);
}

function atOnce(count: number): boolean[] {
  return Array(count).fill(false);
}

/** What waits comes due, by the clock of the database. */
function anHourPasses() {
  return query("UPDATE graphile_worker._private_jobs SET run_at = run_at - interval '1 hour'");
}

/** Who got a mail of it. */
async function mailsAbout(contract: string) {
  const mails = (await test.sentMails()).filter(({ subject }) => subject.endsWith(`: ${contract}`));
  return mails.map(({ to }) => to).sort();
}

async function mailTo(address: string) {
  const mails = await test.sentMails();
  return mails.findLast(({ to }) => to === address);
}

it.each([
  [
    'de',
    '10417',
    ['Hiermit widerrufe ich', 'Anna Wirt', 'anna@krone.example', 'alle', '26. November 2026 um 23:30:05'],
  ],
  ['en', '10418', ['I hereby withdraw', 'Anna Wirt', 'anna@krone.example', 'all', '26 November 2026 at 23:30:05']],
])('what was said and when it came in is confirmed at once, in %s', async (locale, contract, said) => {
  const answer = await withdraw({ contract }, locale);
  expect(answer.json().data).toEqual({ receivedAt: '2026-11-26T22:30:05.000Z' });
  const mail = await mailTo('anna@krone.example');
  expect(mail?.subject).toContain(contract);
  for (const words of [contract, ...said]) expect(mail?.text).toContain(words);
  expect(mail?.text).toContain('/cancellation-rights');
});

it('the shop hears of it, with what is withdrawn from', async () => {
  await withdraw({ contract: 'Bestellung vom 20. November', goods: '2 Weingläser\n1 Korb' });
  const mail = await mailTo('info@tafelwerk.example');
  const said = ['Bestellung vom 20. November', '2 Weingläser', '1 Korb', 'anna@krone.example', 'Prüfen Sie bitte'];
  for (const words of said) expect(mail?.text).toContain(words);
  expect(mail?.text).not.toContain('/cancellation-rights');
});

it('a shop that names no address hears of it where its mails come from, in its own language', async () => {
  await test.database.pool.query("UPDATE setting SET value = '' WHERE key = 'companyEmail'");
  await withdraw({ contract: '10777' }, 'en');
  expect((await mailTo(test.shop.config.mailFrom))?.subject).toBe('Widerruf: 10777');
  await test.database.pool.query("UPDATE setting SET value = 'info@tafelwerk.example' WHERE key = 'companyEmail'");
});

it('nobody has the shop send their links to strangers', async () => {
  await withdraw({ name: 'https://spam.example/x', goods: 'www.spam.example', contract: 'https://spam.example/y' });
  const mail = await mailTo('anna@krone.example');
  expect(mail?.text).toContain('Hiermit widerrufe ich');
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/https:\/\/spam|www\.spam/);
});

it('what is said again within a day, at once too, is one withdrawal with one receipt, and came in the first time', async () => {
  const contract = '10419';
  const answers = await Promise.all([1, 2, 3].map(() => withdraw({ contract })));
  test.setNow(new Date('2026-11-27T21:00:00Z'));
  answers.push(await withdraw({ contract, email: 'Anna@Krone.example' }, 'en'));
  expect(answers.map((answer) => answer.json().data.receivedAt)).toEqual(Array(4).fill('2026-11-26T22:30:05.000Z'));
  expect(await mailsAbout(contract)).toEqual(['anna@krone.example', 'info@tafelwerk.example']);
  test.setNow(new Date('2026-11-27T23:00:00Z'));
  expect((await withdraw({ contract })).json().data.receivedAt).toBe('2026-11-27T23:00:00.000Z');
});

it('a part of the same order is a withdrawal of its own, and what another says who has the same address', async () => {
  const said = { email: 'parts@krone.example', contract: '10420' };
  await withdraw(said);
  await withdraw({ ...said, goods: '1 Korb' });
  await withdraw({ ...said, name: 'Berta Wirt' });
  expect(await mailsAbout('10420')).toHaveLength(6);
});

it('a job that comes again after its work confirms nothing twice', async () => {
  await withdraw({ contract: '10421' });
  expect(await mailsAbout('10421')).toHaveLength(2);
  const { rows } = await query("SELECT id, receipt_sent_at FROM withdrawal WHERE contract = '10421'");
  expect(rows[0].receipt_sent_at).toEqual(new Date('2026-11-26T22:30:05Z'));
  await sendWithdrawal(test.shop, { id: rows[0].id, to: 'buyer' });
  expect(await mailsAbout('10421')).toHaveLength(2);
});

it('what was queued before an update, when the job said all by itself, is confirmed and told', async () => {
  const said = {
    ...withdrawal,
    contract: '10422',
    goods: '1 Korb',
    language: 'en',
    receivedAt: '2026-11-26T21:05:00.000Z',
  };
  const id = '0b0f6c0e-5d0b-4a53-9f0e-2b8a53a2f8aa';
  for (const to of ['buyer', 'shop']) {
    await query("SELECT graphile_worker.add_job('send-withdrawal', $1::json, job_key := $2, max_attempts := 25)", [
      JSON.stringify({ ...said, id, to }),
      `withdrawal-${id}-${to}`,
    ]);
  }
  expect(await mailsAbout('10422')).toEqual(['anna@krone.example', 'info@tafelwerk.example']);
  const receipt = await mailTo('anna@krone.example');
  for (const words of ['I hereby withdraw', '1 Korb', '26 November 2026 at 22:05:00'])
    expect(receipt?.text).toContain(words);
});

it('finds the order by its number and its address, however they are written, and none by one of them', async () => {
  const email = 'Gast@Krone.example';
  const [first, second] = [await order(email), await order(email)];
  const said = [`${first}`, `Nr. ${first} vom 20.11.2026`, `${first} und ${second}`, '99999999999999', 'von gestern'];
  for (const contract of said) await withdraw({ email: 'gast@krone.example', contract });
  await withdraw({ email: 'other@krone.example', contract: `${first}` });
  const { rows } = await query(
    "SELECT contract, order_id FROM withdrawal WHERE email IN ('gast@krone.example', 'other@krone.example') ORDER BY id",
  );
  expect(rows.map(({ order_id: id }) => id)).toEqual([first, first, null, null, null, null]);
});

it('what is only made ready for a payment is no order', async () => {
  const email = 'prepared@krone.example';
  const id = await order(email);
  await query('UPDATE orders SET status_id = 1 WHERE id = $1', [id]);
  await withdraw({ email, contract: `${id}` });
  expect((await query('SELECT order_id FROM withdrawal WHERE email = $1', [email])).rows).toEqual([{ order_id: null }]);
});

it('no stranger uses up what an address may say: it is received, and receipts beyond five an hour wait', async () => {
  const email = 'victim@krone.example';
  // What is put off is put off by the clock of the database.
  const began = new Date();
  test.setNow(began);
  const answers = [];
  for (let turn = 0; turn < 11; turn++) answers.push((await withdraw({ email, contract: `1050${turn}` })).statusCode);
  expect(answers).toEqual(Array(11).fill(200));
  const { rows } = await query('SELECT receipt_due_at FROM withdrawal WHERE email = $1 ORDER BY id', [email]);
  const hours = rows.map((row) => (row.receipt_due_at.getTime() - began.getTime()) / 3_600_000);
  expect(hours).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  const mails = await test.sentMails();
  expect(mails.filter(({ to }) => to === email)).toHaveLength(5);
  expect(mails.filter(({ text, to }) => text.includes(email) && to !== email)).toHaveLength(11);
  await anHourPasses();
  const [together, ...more] = (await test.sentMails()).filter(({ to }) => to === email).slice(5);
  expect([together?.subject, more]).toEqual(['Ihre Widerrufe sind eingegangen: 6', []]);
  for (let turn = 5; turn < 11; turn++) expect(together?.text).toContain(`1050${turn}`);
  const left = await query('SELECT FROM withdrawal WHERE email = $1 AND receipt_sent_at IS NULL', [email]);
  expect(left.rowCount).toBe(0);
});

it('however many receipts wait, each comes within the hour', async () => {
  const email = 'flooded@krone.example';
  const began = new Date();
  for (let minute = 0; minute < 180; minute += 3) {
    test.setNow(new Date(began.getTime() + minute * 60_000));
    await withdraw({ email, contract: `nonsense ${minute}` }, 'de', `203.0.113.${minute}`);
  }
  const { rows } = await query(
    `SELECT max(receipt_due_at - received_at) <= interval '1 hour' AS is_soon,
      count(DISTINCT receipt_due_at)::integer AS mails FROM withdrawal WHERE email = $1`,
    [email],
  );
  // Five an hour, in three hours and until the last one is due.
  expect(rows).toEqual([{ is_soon: true, mails: expect.any(Number) }]);
  expect(rows[0].mails).toBeLessThanOrEqual(4 * 5);
});

it('waiting receipts beyond fifty come in a mail of their own', async () => {
  const email = 'many@krone.example';
  test.setNow(new Date());
  for (let turn = 0; turn < 57; turn++) {
    await withdraw({ email, contract: `nonsense ${turn}.` }, 'de', `203.0.113.${Math.floor(turn / 30)}`);
  }
  await test.sentMails();
  await anHourPasses();
  const mails = (await test.sentMails()).filter(({ to }) => to === email).slice(5);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ihre Widerrufe sind eingegangen: 50',
    'Ihre Widerrufe sind eingegangen: 2',
  ]);
  for (let turn = 5; turn < 57; turn++) {
    expect(mails.filter(({ text }) => text.includes(`nonsense ${turn}.`))).toHaveLength(1);
  }
});

it('no receipt of an order waits behind what a stranger says who knows the address alone', async () => {
  const email = 'owner@krone.example';
  const contract = `${await order(email)}`;
  test.setNow(new Date());
  for (let turn = 0; turn < 6; turn++) await withdraw({ email, contract: `nonsense ${turn}` });
  for (let turn = 0; turn < 6; turn++) await withdraw({ email, contract, name: `Name ${turn}` });
  expect(await waits(email)).toEqual([...atOnce(5), true, ...atOnce(6)]);
});

it('no stranger gets an address more receipts by orders that they place under it, nor keeps one of what was paid, or of the owner, waiting', async () => {
  const email = 'ordered@krone.example';
  const placed = [await order(email), await order(email), await order(email), await order(email)];
  const [paid = 0, ...strangers] = placed;
  await query('UPDATE orders SET paid_amount = 1 WHERE id = $1', [paid]);
  test.setNow(new Date());
  for (let turn = 0; turn < 12; turn++) {
    await withdraw({ email, contract: `${strangers[turn % 3]}`, goods: `Hello ${turn}` });
  }
  expect(await waits(email)).toEqual([...atOnce(10), true, true]);
  for (let turn = 0; turn < 6; turn++) {
    await withdraw({ email, contract: `${paid}`, name: `Name ${turn}` }, 'de', '198.51.100.2');
  }
  expect((await waits(email)).slice(12)).toEqual([...atOnce(5), true]);
  // Nor one of an order of the account that is known to have the address, as soon as it is.
  const customer = await signInCustomer(test, email);
  const [productId = 0] = await sampleVariations(test.database.pool, 1);
  await customer.call('doAddCartItem', { productId });
  await fillCheckout(customer);
  const { order: own } = await customer.call('doPlaceOrder');
  await withdraw({ email, contract: `${own.id}` }, 'de', '198.51.100.2');
  await query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  await withdraw({ email, contract: `${own.id}`, goods: 'one' }, 'de', '198.51.100.2');
  expect((await waits(email)).slice(18)).toEqual([true, false]);
});

it('a network says so no more than thirty times an hour', async () => {
  const answers = [];
  for (let turn = 0; turn < 31; turn++) answers.push((await withdraw({ email: `n${turn}@krone.example` })).statusCode);
  expect(answers).toEqual([...Array(30).fill(200), 429]);
  const kept = await query("SELECT FROM withdrawal WHERE email = 'n30@krone.example'");
  expect(kept.rowCount).toBe(0);
  expect((await withdraw({ email: 'neighbor@krone.example' }, 'de', '198.51.100.2')).statusCode).toBe(200);
});

it('is kept for six full years, done or not', async () => {
  const email = 'kept@krone.example';
  await withdraw({ email });
  const left = async () => (await query('SELECT FROM withdrawal WHERE email = $1', [email])).rowCount;
  await forgetVisitors(test.shop, new Date('2032-12-31T12:00:00Z'));
  expect(await left()).toBe(1);
  await forgetVisitors(test.shop, new Date('2033-01-01T12:00:00Z'));
  expect(await left()).toBe(0);
});

it('belongs to who owns the address, not to a stranger who ordered under it; an account that is closed leaves what is still to be done', async () => {
  const email = 'owner@krone.example';
  const customer = await signInCustomer(test, email);
  const [productId = 0] = await sampleVariations(test.database.pool, 1);
  await customer.call('doAddCartItem', { productId });
  await fillCheckout(customer);
  const { order: ordered } = await customer.call('doPlaceOrder');
  await withdraw({ email, contract: `${ordered.id}` });
  await withdraw({ email, contract: 'open' });
  await withdraw({ email, contract: 'seen to' });
  await query("UPDATE withdrawal SET done_at = now() WHERE email = $1 AND contract <> 'open'", [email]);
  const exported = async () => (await customer.call('getCustomerExport')).withdrawals.map(({ contract }) => contract);
  expect(await exported()).toEqual([]);
  await query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  expect(await exported()).toEqual([`${ordered.id}`, 'open', 'seen to']);
  // Another address since, which is known to be theirs, says nothing of the one before.
  await query('UPDATE account SET email = $2 WHERE email = $1', [email, 'since@krone.example']);
  expect(await exported()).toEqual([]);
  await query('UPDATE account SET email = $1 WHERE email = $2', [email, 'since@krone.example']);
  await customer.call('deleteCustomerAccount', { password: customerPassword });
  const { rows } = await query('SELECT contract FROM withdrawal WHERE email = $1 ORDER BY id', [email]);
  expect(rows.map(({ contract }) => contract)).toEqual([`${ordered.id}`, 'open']);
});

it.each([{ name: '' }, { contract: ' ' }, { email: 'anna' }, { goods: 'x'.repeat(501) }])(
  '%j is refused',
  async (wrong) => {
    expect((await withdraw(wrong)).statusCode).toBe(400);
  },
);
