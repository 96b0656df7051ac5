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
  await withdraw({ contract: '10420' });
  await withdraw({ contract: '10420', goods: '1 Korb' });
  await withdraw({ contract: '10420', name: 'Berta Wirt' });
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
  expect(hours).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2]);
  const mails = await test.sentMails();
  expect(mails.filter(({ to }) => to === email)).toHaveLength(5);
  expect(mails.filter(({ text, to }) => text.includes(email) && to !== email)).toHaveLength(11);
});

it('no receipt of an order waits behind what a stranger says who knows the address alone', async () => {
  const email = 'owner@krone.example';
  const contract = `${await order(email)}`;
  test.setNow(new Date());
  for (let turn = 0; turn < 6; turn++) await withdraw({ email, contract: `nonsense ${turn}` });
  for (let turn = 0; turn < 6; turn++) await withdraw({ email, contract, name: `Name ${turn}` });
  const { rows } = await query(
    'SELECT receipt_due_at > received_at AS waits FROM withdrawal WHERE email = $1 ORDER BY id',
    [email],
  );
  const six = [false, false, false, false, false, true];
  expect(rows.map(({ waits }) => waits)).toEqual([...six, ...six]);
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
