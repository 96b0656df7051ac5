import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetVisitors } from '../../jobs/forget-visitors.ts';
import { customerPassword as password, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { deviceDays } from './known-device.ts';
import { hashOf } from './session-token.ts';
import { dayMs } from './sessions.ts';

const next = 'Loeffel 17 Suppe';
const start = new Date('2027-03-01T08:00:00Z');

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ TRUST_PROXY: '1' });
});
beforeEach(async () => {
  test.setNow(start);
  await query('DELETE FROM rate_limit');
});
afterAll(() => test.close());

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

type Login = { email: string; word?: string; from?: string };

async function logIn(visitor: TestVisitor, { email, word = password, from = '203.0.113.7' }: Login) {
  const headers = { 'x-forwarded-for': from };
  return (await visitor.send('doLogin', [{ email, password: word }], { headers })).statusCode;
}

async function guess(email: string, times = 5): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await logIn(test.visitor(), { email, word: 'guessed 1', from: `198.51.100.${count}` });
  }
}

/** A browser that was logged in, and is so no more. */
async function loggedOut(email: string): Promise<TestVisitor> {
  const visitor = await signInCustomer(test, email);
  await visitor.call('doLogoutUser');
  return visitor;
}

async function devicesOf(email: string): Promise<number> {
  const { rows } = await query(
    'SELECT count(*)::int AS known FROM account_device JOIN account USING (customer_id) WHERE email = $1',
    [email],
  );
  return rows[0].known;
}

async function linkOf(email: string) {
  await test.visitor().call('doRequestResetPasswordLink', { email });
  const mail = (await test.sentMails()).filter(({ to }) => to === email).at(-1);
  const [, contactId, hash = ''] = /set-new-password\?contactId=(\d+)&hash=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { contactId: Number(contactId), hash, password: next, password2: next };
}

describe('a device that a customer logged in from', () => {
  it('is not kept out by guesses from elsewhere, and any other is', async () => {
    const email = 'owner@krone.example';
    const device = await loggedOut(email);
    await guess(email);
    expect(await logIn(test.visitor(), { email })).toBe(429);
    expect(await logIn(device, { email })).toBe(200);
    expect(await logIn(test.visitor(), { email })).toBe(429);
  });

  it('is not kept out, and not slowed down, by what fails in its network', async () => {
    const email = 'lobby@krone.example';
    const device = await loggedOut(email);
    const from = '203.0.113.9';
    await logIn(test.visitor(), { email: 'buyer@krone.example', word: 'mistyped 1', from });
    await query("UPDATE rate_limit SET count = 50 WHERE key LIKE 'login:network:%'");
    await logIn(test.visitor(), { email, word: 'guessed 1', from });
    expect(await logIn(test.visitor(), { email, from })).toBe(429);
    expect(await logIn(device, { email, from })).toBe(200);
  });

  it('waits by its own count, at its own account alone', async () => {
    const [email, other] = ['stolen@krone.example', 'other@krone.example'];
    const device = await loggedOut(email);
    await signInCustomer(test, other);
    for (let count = 0; count < 5; count += 1) expect(await logIn(device, { email, word: 'guessed 1' })).toBe(401);
    expect(await logIn(device, { email })).toBe(429);
    expect(await logIn(test.visitor(), { email })).toBe(200);
    await guess(other);
    expect(await logIn(device, { email: other })).toBe(429);
  });

  it.each([
    ['is known for longer than a login lasts', deviceDays - 1, 200],
    ['is forgotten at last', deviceDays, 429],
  ])('%s', async (_, days, status) => {
    const email = `days-${days}@krone.example`;
    const device = await loggedOut(email);
    const later = new Date(start.getTime() + days * dayMs);
    test.setNow(later);
    await guess(email);
    expect(await logIn(device, { email })).toBe(status);
    await forgetVisitors(test.shop, new Date(start.getTime() + (deviceDays * 2 + 1) * dayMs));
    expect(await devicesOf(email)).toBe(0);
  });

  it('is known to an account with a new password only where that was set', async () => {
    const email = 'changed@krone.example';
    const before = await loggedOut(email);
    const here = test.visitor();
    await logIn(here, { email });
    await here.call('doChangeUserPassword', { oldPassword: password, password: next, password2: next });
    await here.call('doLogoutUser');
    await guess(email);
    expect(await logIn(before, { email, word: next })).toBe(429);
    expect(await logIn(here, { email, word: next })).toBe(200);
  });

  it('is the one where a mailed link set a new password: guesses that go on do not keep its owner out', async () => {
    const email = 'reset@krone.example';
    const before = await loggedOut(email);
    await guess(email);
    const here = test.visitor();
    await here.call('doResetPassword', await linkOf(email));
    await guess(email);
    expect(await logIn(before, { email, word: next })).toBe(429);
    expect(await logIn(here, { email, word: next })).toBe(200);
  });

  it('is forgotten with the account, and where a visitor wants to be', async () => {
    const email = 'gone@krone.example';
    const owner = await signInCustomer(test, email);
    const there = test.visitor();
    await logIn(there, { email });
    expect(await devicesOf(email)).toBe(2);
    await there.call('doLogoutUser');
    const forgotten = await there.send('doForgetMe', []);
    expect(forgotten.cookies).toEqual([expect.objectContaining({ name: 'device', value: '' })]);
    expect(await devicesOf(email)).toBe(1);
    const closed = await owner.send('deleteCustomerAccount', [{ password }]);
    expect(closed.cookies).toContainEqual(expect.objectContaining({ name: 'device', value: '' }));
    expect(
      (await query('SELECT FROM account_device LEFT JOIN account USING (customer_id) WHERE email IS NULL')).rowCount,
    ).toBe(0);
  });

  it('is one of 500: for another the one that logged in longest ago is forgotten', async () => {
    const email = 'many@krone.example';
    const device = await loggedOut(email);
    await query(
      `INSERT INTO account_device (token_hash, customer_id, logged_in_at)
       SELECT sha256(number::text::bytea), customer_id, $2 FROM account, generate_series(1, 499) number WHERE email = $1`,
      [email, new Date(start.getTime() + 1)],
    );
    await guess(email);
    expect(await logIn(device, { email })).toBe(200);
    await query('DELETE FROM rate_limit');
    test.setNow(new Date(start.getTime() + 2));
    expect(await logIn(test.visitor(), { email })).toBe(200);
    expect(await devicesOf(email)).toBe(500);
    await guess(email);
    expect(await logIn(device, { email })).toBe(429);
  });
});

describe('its cookie', () => {
  it('cannot be read by scripts, and is kept as a hash', async () => {
    const email = 'cookie@krone.example';
    await signInCustomer(test, email);
    const login = await test.visitor().send('doLogin', [{ email, password }]);
    const line = [login.headers['set-cookie']].flat().find((text) => text?.startsWith('device='));
    expect(line).toMatch(/^device=customer-\d+(?:~[\w-]{43}){2}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = line?.slice('device='.length).split(';')[0] ?? '';
    const { rows } = await query('SELECT token_hash FROM account_device');
    expect(rows.map((row) => row.token_hash.toString('hex'))).toContain(hashOf(token).toString('hex'));
  });

  it('is set by no neighbor of the domain, over https', async () => {
    const secure = await createTestShop({ SHOP_URL: 'https://shop.example.com' });
    const email = 'secure@krone.example';
    const visitor = secure.visitor();
    const headers = { origin: 'https://shop.example.com' };
    await signInCustomer(secure, email);
    const login = await visitor.send('doLogin', [{ email, password }], { headers });
    expect(login.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^__Host-device=customer-\d+(?:~[\w-]{43}){2}; .*Path=\/; HttpOnly; Secure/),
    );
    await secure.close();
  });

  it('comes with no login that failed, and goes on with the next that does not', async () => {
    const email = 'again@krone.example';
    const device = await loggedOut(email);
    const failed = await device.send('doLogin', [{ email, password: 'mistyped 1' }]);
    expect(failed.cookies).toEqual([]);
    const before = await devicesOf(email);
    await logIn(device, { email });
    expect(await devicesOf(email)).toBe(before);
  });
});

describe('links to a new password', () => {
  const ask = async (visitor: TestVisitor, email: string) =>
    (await visitor.send('doRequestResetPasswordLink', [{ email }])).statusCode;

  it('are mailed to a known device though a stranger has spent those of its address, and no more than five', async () => {
    const email = 'links@krone.example';
    const device = await loggedOut(email);
    const links = async () =>
      (await test.sentMails()).filter(({ to, text }) => to === email && text.includes('set-new-password?')).length;
    const asked = async (visitor: TestVisitor, times: number) => {
      for (let count = 0; count < times; count += 1) {
        expect(await ask(visitor, email)).toBe(200);
        await links();
      }
      return links();
    };
    expect(await asked(test.visitor(), 7)).toBe(5);
    expect(await asked(device, 7)).toBe(10);
    expect(await asked(test.visitor(), 1)).toBe(10);
  });

  it('are not refused to a known device for what others ask in its network', async () => {
    const email = 'links-there@krone.example';
    const device = await loggedOut(email);
    for (let count = 0; count < 30; count += 1) await ask(test.visitor(), `net-${count}@krone.example`);
    expect(await ask(test.visitor(), email)).toBe(429);
    expect(await ask(device, email)).toBe(200);
  });
});
