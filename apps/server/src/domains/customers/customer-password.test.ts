import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Mail } from '../../providers/mail/mail-provider.ts';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword as password, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

const next = 'Loeffel 17 Suppe';
const minuteMs = 60_000;

let test: TestShop;
let variationId: number;
beforeAll(async () => {
  test = await createTestShop();
  [variationId = 0] = await sampleVariations(test.database.pool, 1, { stock: 100 });
});
afterAll(() => test.close());
// All come from one network here, whose failures are counted together.
beforeEach(() => query('DELETE FROM rate_limit'));

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

async function mailsTo(email: string): Promise<Mail[]> {
  return (await test.sentMails()).filter(({ to }) => to === email);
}

async function logIn(email: string, word: string) {
  return (await test.visitor().send('doLogin', [{ email, password: word }])).statusCode;
}

/** The argument of doResetPassword, from the newest mail to an address. */
async function linkOf(email: string) {
  await test.visitor().call('doRequestResetPasswordLink', { email });
  const mail = (await mailsTo(email)).at(-1);
  const [, contactId, hash = ''] = /set-new-password\?contactId=(\d+)&hash=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { contactId: Number(contactId), hash, password: next, password2: next };
}

it('a new password ends all other sessions, keeps this one under a new token, and is told by mail', async () => {
  const email = 'change@krone.example';
  const here = await signInCustomer(test, email);
  const there = test.visitor();
  await there.call('doLogin', { email, password });
  const wrong = await here.send('doChangeUserPassword', [{ oldPassword: 'wrong', password: next, password2: next }]);
  expect(wrong.json().key).toBe('contact.passwordInvalid');
  const changed = await here.send('doChangeUserPassword', [{ oldPassword: password, password: next, password2: next }]);
  expect(changed.json().data.email).toBe(email);
  expect(changed.cookies.map(({ name }) => name)).toContain('session');
  expect((await here.call('getSession')).user?.email).toBe(email);
  expect((await there.call('getSession')).user).toBeNull();
  expect([await logIn(email, password), await logIn(email, next)]).toEqual([401, 200]);
  expect((await mailsTo(email)).at(-1)?.subject).toContain('Passwort');
});

it('is no way to send mail after mail: who changes it ten times within an hour has to wait', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '100000' });
  const customer = await signInCustomer(limited, 'often@krone.example');
  const change = (oldPassword: string, word: string) =>
    customer.send('doChangeUserPassword', [{ oldPassword, password: word, password2: word }]);
  expect((await change(password, next)).statusCode).toBe(200);
  await limited.database.pool.query("UPDATE rate_limit SET count = 10 WHERE key LIKE 'password-changed:%'");
  const before = (await limited.sentMails()).length;
  // As often as they like: who knows the password does not guess it, and is not kept from logging in.
  for (let count = 0; count < 6; count += 1) {
    const refused = await change(next, password);
    expect([refused.statusCode, refused.json().key]).toEqual([429, 'security.tooManyRequests']);
  }
  await limited.visitor().call('doLogin', { email: 'often@krone.example', password: next });
  expect(await limited.sentMails()).toHaveLength(before);
  expect((await customer.call('getSession')).user?.email).toBe('often@krone.example');
  // Nor whoever opens another account of the same address.
  await customer.call('deleteCustomerAccount', { password: next });
  const reopened = await signInCustomer(limited, 'often@krone.example');
  const again = { oldPassword: password, password: next, password2: next };
  expect((await reopened.send('doChangeUserPassword', [again])).statusCode).toBe(429);
  await limited.close();
});

it('of two changes at once on two devices the second comes too late; neither waits for the other for ever', async () => {
  const email = 'both@krone.example';
  const devices = [await signInCustomer(test, email), test.visitor()];
  await devices[1]?.call('doLogin', { email, password });
  const other = await test.database.pool.connect();
  await other.query("BEGIN; SELECT FROM account WHERE email = 'both@krone.example' FOR UPDATE");
  const input = { oldPassword: password, password: next, password2: next };
  const changes = devices.map((device) => device.send('doChangeUserPassword', [input]));
  await lockWaits(test.database.pool, 2);
  await other.query('COMMIT');
  other.release();
  const keys = (await Promise.all(changes)).map((answer) => answer.json().key);
  expect(keys.toSorted()).toEqual(['contact.passwordInvalid', undefined]);
  expect(await logIn(email, next)).toBe(200);
});

it.each([
  ['doChangeUserPassword', { oldPassword: password }],
  ['doResetPassword', { contactId: 1, hash: 'x' }],
])('%s names what is wrong with the new one', async (name, rest) => {
  const visitor = await signInCustomer(test, `${name.toLowerCase()}@krone.example`);
  const causes = [];
  for (const given of [
    { password: 'Topf 1', password2: 'Topf 1' },
    { password: next, password2: `${next}.` },
  ]) {
    causes.push((await visitor.send(name, [{ ...rest, ...given }])).json().cause);
  }
  expect(causes).toEqual([{ password: 'passwordLength' }, { password2: 'passwordMismatch' }]);
});

it('a mailed link sets a new password once, ends all sessions and confirms the address', async () => {
  const email = 'reset@krone.example';
  const visitor = await signInCustomer(test, email);
  const link = await linkOf(email);
  const answer = await test.visitor().send('doResetPassword', [link]);
  expect(answer.json().data).toMatchObject({ email, isEmailConfirmed: true });
  expect((await visitor.call('getSession')).user).toBeNull();
  expect([await logIn(email, password), await logIn(email, next)]).toEqual([401, 200]);
  expect((await test.visitor().send('doResetPassword', [link])).json().key).toBe('account.linkExpired');
  expect((await mailsTo(email)).at(-1)?.subject).toContain('wurde geändert');
});

it('whoever takes an account over that a stranger opened finds no address of theirs, and what is in the cart', async () => {
  for (const [email, isProved] of [
    ['opened@krone.example', false],
    ['own@krone.example', true],
  ] as const) {
    const opener = await signInCustomer(test, email);
    await opener.call('doAddCartItem', { productId: variationId, quantity: 1 });
    await fillCheckout(opener);
    await opener.call('doAdditionalInformation', {
      orderContactWish: 'To the neighbour',
      orderCustomerSign: 'M',
      shippingPrivacyHintAccepted: true,
    });
    if (isProved) await query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
    await test.visitor().call('doResetPassword', await linkOf(email));
    const owner = test.visitor();
    await owner.call('doLogin', { email, password: next });
    const kept = isProved ? 1 : 0;
    expect(await owner.call('getAddresses', { typeId: 2 })).toHaveLength(kept);
    expect((await owner.call('getCart')).items).toHaveLength(1);
    const { rows } = await query(
      `SELECT contact_wish, customer_sign, consented_carrier, shipping_address_id IS NOT NULL AS is_sent_there
        FROM basket JOIN account USING (customer_id) WHERE email = $1`,
      [email],
    );
    const chosen = {
      contact_wish: 'To the neighbour',
      customer_sign: 'M',
      consented_carrier: expect.stringMatching(/^DHL, /),
      is_sent_there: true,
    };
    const nothing = { contact_wish: null, customer_sign: null, consented_carrier: null, is_sent_there: false };
    expect(rows).toEqual([isProved ? chosen : nothing]);
  }
});

it('keeps of the secret nothing that opens anything, in no table', async () => {
  await signInCustomer(test, 'hash@krone.example');
  await test.visitor().call('doRequestResetPasswordLink', { email: 'hash@krone.example' });
  const jobs = await query('SELECT payload FROM graphile_worker._private_jobs');
  const { hash } = await linkOf('hash@krone.example');
  const rows = await query("SELECT encode(token_hash, 'escape') AS kept FROM account_token");
  expect(hash).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify([jobs.rows, rows.rows])).not.toContain(hash);
});

it('a link holds for an hour', async () => {
  const begin = new Date('2027-03-01T08:00:00Z');
  test.setNow(begin);
  const email = 'hour@krone.example';
  await signInCustomer(test, email);
  const link = await linkOf(email);
  test.setNow(new Date(begin.getTime() + 61 * minuteMs));
  expect((await test.visitor().send('doResetPassword', [link])).json().key).toBe('account.linkExpired');
});

it('so many links are mailed an hour, and nobody hears that there are no more, nor whether there is an account', async () => {
  const bodies = [];
  for (const email of ['often@krone.example', 'nobody@krone.example']) {
    if (email.startsWith('often')) await signInCustomer(test, email);
    for (let count = 0; count < 7; count += 1) {
      const answer = await test.visitor().send('doRequestResetPasswordLink', [{ email }]);
      expect(answer.statusCode).toBe(200);
      bodies.push(answer.body);
      await test.sentMails();
    }
  }
  expect(new Set(bodies).size).toBe(1);
  const links = (await mailsTo('often@krone.example')).filter(({ text }) => text.includes('set-new-password?'));
  expect(links).toHaveLength(5);
  expect(await mailsTo('nobody@krone.example')).toEqual([]);
});

/** How often a password is hashed and the database asked while something is done. */
async function workOf(act: () => Promise<unknown>) {
  const hashes = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  await act();
  const counted = { hashes: hashes.mock.calls.length, queries: queries.mock.calls.length };
  hashes.mockRestore();
  queries.mockRestore();
  syncBuiltinESMExports();
  return counted;
}

it.each(['doLogin', 'doRequestResetPasswordLink'])(
  '%s works as much for an unknown address as for a known one',
  async (name) => {
    const known = `${name.toLowerCase()}.work@krone.example`;
    await signInCustomer(test, known);
    const attempt = (email: string) => () => test.visitor().send(name, [{ email, password: 'wrong' }]);
    await attempt('warm@krone.example')();
    const work = await workOf(attempt(known));
    expect(await workOf(attempt('unknown@krone.example'))).toEqual(work);
    expect(work.hashes).toBe(name === 'doLogin' ? 1 : 0);
    expect(work.queries).toBeGreaterThan(0);
  },
);

it('of two new passwords at once in one session the second comes too late', async () => {
  const email = 'twice@krone.example';
  const visitor = await signInCustomer(test, email);
  const words = ['Loeffel 18 Suppe', 'Loeffel 19 Suppe'];
  const answers = await Promise.all(
    words.map((word) =>
      visitor.send('doChangeUserPassword', [{ oldPassword: password, password: word, password2: word }]),
    ),
  );
  const won = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect(answers[1 - won]?.json().key).toBe('contact.passwordInvalid');
  const logins = await Promise.all(words.map((word) => logIn(email, word)));
  expect(logins.map((status) => status === 200)).toEqual(words.map((_, index) => index === won));
});

it('a link to an address that is not the one of the account any more opens nothing', async () => {
  const email = 'moved@krone.example';
  await signInCustomer(test, email);
  const link = await linkOf(email);
  await query("UPDATE account SET email = 'elsewhere@krone.example' WHERE email = $1", [email]);
  expect((await test.visitor().send('doResetPassword', [link])).json().key).toBe('account.linkExpired');
});

it('a link that confirms an address sets no password', async () => {
  const email = 'purpose@krone.example';
  await signInCustomer(test, email);
  const mail = (await mailsTo(email)).at(-1);
  const hash = /confirm-email\?token=([\w-]{22})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  const { rows } = await query('SELECT customer_id AS id FROM account WHERE email = $1', [email]);
  const link = { contactId: rows[0].id, hash, password: next, password2: next };
  expect((await test.visitor().send('doResetPassword', [link])).json().key).toBe('account.linkExpired');
  expect(await logIn(email, next)).toBe(401);
});

it('who sets a new password by a link need not wait for what others guessed', async () => {
  const email = 'locked@krone.example';
  await signInCustomer(test, email);
  for (let count = 0; count < 5; count += 1) await logIn(email, 'wrong');
  await query("DELETE FROM rate_limit WHERE key LIKE 'login:network:%'");
  expect(await logIn(email, password)).toBe(429);
  await test.visitor().call('doResetPassword', await linkOf(email));
  expect(await logIn(email, next)).toBe(200);
});

it('guesses of strangers keep nobody who is logged in from a new password, and those in a session keep that from it', async () => {
  const email = 'inside@krone.example';
  const owner = await signInCustomer(test, email);
  const colleague = test.visitor();
  await colleague.call('doLogin', { email, password });
  for (let count = 0; count < 5; count += 1) await logIn(email, 'wrong');
  expect(await logIn(email, password)).toBe(429);
  const change = async (visitor: TestVisitor, oldPassword: string) =>
    (await visitor.send('doChangeUserPassword', [{ oldPassword, password: next, password2: next }])).json().key;
  for (let count = 0; count < 5; count += 1) expect(await change(colleague, 'wrong')).toBe('contact.passwordInvalid');
  expect(await change(colleague, password)).toBe('login.tooManyAttempts');
  expect(await change(owner, password)).toBeUndefined();
  expect((await owner.send('deleteCustomerAccount', [{ password: next }])).statusCode).toBe(200);
});

it('a new password makes links that were mailed before worthless', async () => {
  const email = 'before@krone.example';
  const visitor = await signInCustomer(test, email);
  const link = await linkOf(email);
  await visitor.call('doChangeUserPassword', { oldPassword: password, password: next, password2: next });
  expect((await test.visitor().send('doResetPassword', [link])).json().key).toBe('account.linkExpired');
});

it('counts links by address however it is written, and by network', async () => {
  const ask = async (email: string) =>
    (await test.visitor().send('doRequestResetPasswordLink', [{ email }])).statusCode;
  const email = 'case@krone.example';
  await signInCustomer(test, email);
  for (const written of [email, 'CASE@krone.example', 'Case@Krone.example', email, email, email]) {
    expect(await ask(written)).toBe(200);
    await test.sentMails();
  }
  const links = (await mailsTo(email)).filter(({ text }) => text.includes('set-new-password?'));
  expect(links).toHaveLength(5);
  const ofNetwork = [];
  for (let count = 0; count < 25; count += 1) ofNetwork.push(await ask(`net-${count}@krone.example`));
  expect(ofNetwork).toEqual([...Array(24).fill(200), 429]);
});

it('a reset forgets what failed in a slow network, too', async () => {
  const email = 'slow@krone.example';
  await signInCustomer(test, email);
  const link = await linkOf(email);
  const attempt = async (word: string) =>
    (await test.visitor().send('doLogin', [{ email, password: word }])).statusCode;
  await attempt('mistyped 1');
  await test.database.pool.query("UPDATE rate_limit SET count = 50 WHERE key LIKE 'login:network:%'");
  expect([await attempt('mistyped 2'), await attempt('mistyped 3')]).toEqual([401, 429]);
  await test.visitor().call('doResetPassword', link);
  expect(await attempt(next)).toBe(200);
});

it('a link that somebody made up costs no hash', async () => {
  const hashed = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  try {
    const madeUp = { contactId: 1, hash: 'x'.repeat(22), password: next, password2: next };
    const answer = await test.visitor().send('doResetPassword', [madeUp]);
    expect(answer.json().key).toBe('account.linkExpired');
    expect(hashed).not.toHaveBeenCalled();
  } finally {
    hashed.mockRestore();
    syncBuiltinESMExports();
  }
});

it.each([
  ['a reset', 'doResetPassword'],
  ['a change', 'doChangeUserPassword'],
] as const)('%s takes back another address that somebody who knew the password had named', async (_, way) => {
  const [email, theirs] = [`named-${way}@krone.example`.toLowerCase(), `stranger-${way}@krone.example`.toLowerCase()];
  const stranger = await signInCustomer(test, email);
  await stranger.call('setPersonalData', { firstName: 'Anna', lastName: 'Krone', email: theirs, password });
  const [, token = ''] = /confirm-email\?token=([\w-]+)/.exec((await mailsTo(theirs)).at(-1)?.text ?? '') ?? [];
  expect(token).not.toBe('');
  const owner = test.visitor();
  if (way === 'doResetPassword') {
    await owner.call(way, await linkOf(email));
    await owner.call('doLogin', { email, password: next });
  } else {
    await owner.call('doLogin', { email, password });
    await owner.call(way, { oldPassword: password, password: next, password2: next });
  }
  expect((await owner.send('doConfirmAccountEmail', [{ token }])).json().key).toBe('account.linkExpired');
  expect((await owner.call('getSession')).user).toMatchObject({ email, pendingEmail: null });
});
