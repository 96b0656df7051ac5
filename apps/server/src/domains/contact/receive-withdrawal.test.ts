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

function withdraw(changes: Partial<typeof withdrawal> = {}, locale = 'de', network = '203.0.113.7') {
  const headers = { locale, 'x-forwarded-for': network };
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
});

it('the shop hears of it, with what is withdrawn from', async () => {
  await withdraw({ contract: 'Bestellung vom 20. November', goods: '2 Weingläser\n1 Korb' });
  const mail = await mailTo('info@tafelwerk.example');
  for (const words of ['Bestellung vom 20. November', '2 Weingläser', '1 Korb', 'anna@krone.example'])
    expect(mail?.text).toContain(words);
});

it('nobody has the shop send their links to strangers', async () => {
  await withdraw({ name: 'https://spam.example/x', goods: 'www.spam.example' });
  const mail = await mailTo('anna@krone.example');
  expect(mail?.text).toContain('Hiermit widerrufe ich');
  expect(mail?.text).not.toMatch(/https:\/\/spam|www\.spam/);
});

async function statusesOf(count: number, network: string): Promise<number[]> {
  const answers = [];
  for (let turn = 0; turn < count; turn += 1) answers.push((await withdraw({}, 'de', network)).statusCode);
  return answers;
}

it('an address gets no more than some an hour, and a stranger who names it keeps nobody from withdrawing', async () => {
  expect(await statusesOf(6, '203.0.113.7')).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await statusesOf(1, '198.51.100.7')).toEqual([200]);
});

it('an address gets no more than some from all networks together', async () => {
  for (let network = 1; network <= 4; network += 1) {
    expect(await statusesOf(5, `198.51.100.${network}`)).toEqual(Array(5).fill(200));
  }
  expect(await statusesOf(1, '198.51.100.5')).toEqual([429]);
});

it.each([{ name: '' }, { contract: ' ' }, { email: 'anna' }, { goods: 'x'.repeat(501) }])(
  '%j is refused',
  async (wrong) => {
    expect((await withdraw(wrong)).statusCode).toBe(400);
  },
);
