import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

function withdraw(changes: Partial<typeof withdrawal> = {}, locale = 'de', from = '198.51.100.1') {
  const headers = { locale, 'x-forwarded-for': from };
  return test.visitor().send('doWithdraw', [{ ...withdrawal, ...changes }], { headers });
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

it('an address gets no more than some an hour', async () => {
  const answers = [];
  const spelled = (turn: number) => (turn % 2 === 0 ? 'anna@krone.example' : 'Anna@Krone.example');
  for (let turn = 0; turn < 6; turn++) answers.push((await withdraw({ email: spelled(turn) })).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

it('nor does a network send more than some to others', async () => {
  const answers = [];
  for (let turn = 0; turn < 31; turn++) {
    answers.push((await withdraw({ email: `guest-${turn}@krone.example` })).statusCode);
  }
  expect(answers).toEqual([...Array(30).fill(200), 429]);
  expect((await withdraw({ email: 'neighbor@krone.example' }, 'de', '198.51.100.2')).statusCode).toBe(200);
});

it.each([{ name: '' }, { contract: ' ' }, { email: 'anna' }, { goods: 'x'.repeat(501) }])(
  '%j is refused',
  async (wrong) => {
    expect((await withdraw(wrong)).statusCode).toBe(400);
  },
);
