import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { customerPassword as password, registration, signInCustomer } from '../../testing/sign-in-customer.ts';
import { signInOperator, testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { createHashTurns, hashLimits } from '../../turns/hash-turns.ts';

const next = 'Loeffel 17 Suppe';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ TRUST_PROXY: '1' });
});
beforeEach(() => test.database.pool.query('DELETE FROM rate_limit'));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(() => test.close());

function from(network: number) {
  return { headers: { 'x-forwarded-for': `198.51.${network >> 8}.${network & 255}` } };
}

function logIn(network: number, { email = `guess-${network}@krone.example`, word = 'guessed 1' } = {}) {
  return test.visitor().send('doLogin', [{ email, password: word }], from(network));
}

/** Has hashes begin, and end when they are told to. */
function holdHashes() {
  const { argon2 } = crypto;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const begun: string[] = [];
  vi.spyOn(crypto, 'argon2').mockImplementation((algorithm, parameters, callback) => {
    begun.push(String(parameters.message));
    void released.then(() => argon2(algorithm, parameters, callback));
  });
  syncBuiltinESMExports();
  return { begun, release };
}

it('keeps nobody waiting who hashes nothing, however many networks log in', async () => {
  const { begun, release } = holdHashes();
  const logins = Array.from({ length: 25 }, (_, network) => logIn(network));
  await expect.poll(() => begun.length).toBe(hashLimits.turns);
  expect((await test.visitor().send('getCart', [], from(200))).statusCode).toBe(200);
  expect(begun).toHaveLength(hashLimits.turns);
  release();
  expect((await Promise.all(logins)).map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(401));
});

it('hashes no more at once than it may, however many wait', async () => {
  const { argon2 } = crypto;
  let running = 0;
  let most = 0;
  vi.spyOn(crypto, 'argon2').mockImplementation((algorithm, parameters, callback) => {
    running += 1;
    most = Math.max(most, running);
    argon2(algorithm, parameters, (...answer) => {
      running -= 1;
      callback(...answer);
    });
  });
  syncBuiltinESMExports();
  await Promise.all(Array.from({ length: 25 }, (_, network) => logIn(network)));
  expect(most).toBe(hashLimits.turns);
});

/** Has hashes cost next to nothing. */
function cheapHashes(): void {
  const { argon2 } = crypto;
  vi.spyOn(crypto, 'argon2').mockImplementation((algorithm, parameters, callback) =>
    argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback),
  );
  syncBuiltinESMExports();
}

it.each([
  ['one network', () => 1],
  ['as many networks', (buyer: number) => buyer + 1],
])('two hundred buyers who log in at once from %s all get in', async (place, networkOf) => {
  cheapHashes();
  const domain = `${place.replaceAll(' ', '-')}.example`;
  await signInCustomer(test, `first@${domain}`);
  await test.database.pool.query(
    `WITH buyer AS (
      INSERT INTO customer (kind, email, customer_class_id, created_at)
      SELECT kind, 'buyer-' || number || '@' || $2, customer_class_id, created_at
      FROM customer, generate_series(0, 199) AS number WHERE email = $1 RETURNING id, email
    )
    INSERT INTO account
      (customer_id, email, password_hash, first_name, last_name, phone, company_name, vat_number, agreed_texts, created_at)
    SELECT buyer.id, buyer.email, password_hash, first_name, last_name, phone, company_name, vat_number, agreed_texts, created_at
    FROM account, buyer WHERE account.email = $1`,
    [`first@${domain}`, domain],
  );
  const logins = Array.from({ length: 200 }, (_, buyer) =>
    logIn(networkOf(buyer), { email: `buyer-${buyer}@${domain}`, word: password }),
  );
  expect((await Promise.all(logins)).map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200));
});

it('who is refused a turn to hash, or has waited too long for it at a stop, has guessed and opened nothing', async () => {
  const shop = await createTestShop();
  const email = 'careful@krone.example';
  await signInCustomer(shop, email);
  const attempt = (name: string, input: unknown) => shop.visitor().send(name, [input]);
  const calls = () => [
    ...Array.from({ length: 6 }, () => attempt('doLogin', { email, password })),
    attempt('doRegisterUser', registration('late@krone.example')),
    attempt('doOperatorLogin', { email: testOperator.email, password: 'guessed 1' }),
  ];
  const open = shop.shop.hashTurns;
  shop.shop.hashTurns = createHashTurns({ ...hashLimits, longestLineOfNetwork: 0 });
  const refused = await Promise.all(calls());
  shop.shop.hashTurns = open;
  shop.shop.lastTurns.abort();
  const late = await Promise.all(calls());
  expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    Array(8).fill([429, '2']),
  );
  expect(late.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    Array(8).fill([503, '5']),
  );
  const { rows } = await shop.database.pool.query(
    "SELECT key FROM rate_limit WHERE count > 0 AND key NOT LIKE '%registered%'",
  );
  expect(rows).toEqual([]);
  expect((await shop.database.pool.query("SELECT FROM account WHERE email = 'late@krone.example'")).rowCount).toBe(0);
  await shop.close();
});

const asked = { password: testOperator.password };
/** What an operator is asked for the password for, be it refused afterwards. */
const operatorCalls: [string, unknown][] = [
  ['doPrepareTotp', asked],
  ['deleteTotp', asked],
  ['doPreparePasskey', asked],
  ['deletePasskey', { ...asked, passkeyId: 1 }],
  ['doRenewRecoveryCodes', asked],
  ['doInviteOperator', { ...asked, email: 'cook@tafelwerk.example', name: 'Cook', role: 'viewer' }],
  ['setOperatorRole', { ...asked, operatorId: 999_999, role: 'viewer' }],
  ['deleteOperator', { ...asked, operatorId: 999_999 }],
  ['setSecondFactorRequired', { ...asked, isRequired: false }],
  ['setBankAccount', { ...asked, accountOwner: 'Tafelwerk', iban: 'DE02120300000000202051', bic: '', bankName: '' }],
];

it('passwords that wait in a slow network when a stop has taken long are looked at no more', async () => {
  const shop = await createTestShop();
  const { pool } = shop.database;
  const guess = (count: number) =>
    shop.visitor().send('doLogin', [{ email: `list-${count}@krone.example`, password: 'stolen 1' }]);
  await guess(0);
  await pool.query("UPDATE rate_limit SET count = 50 WHERE key LIKE 'login:network:%'");
  const guesses = [1, 2, 3, 4, 5].map(guess);
  const failures = async () =>
    (await pool.query("SELECT max(count) AS most FROM rate_limit WHERE key LIKE 'login:network:%'")).rows[0].most;
  await expect.poll(failures).toBeGreaterThan(50);
  shop.shop.lastTurns.abort();
  const answers = await Promise.all(guesses);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
  await shop.close();
});

it('whoever finds the browser of an operator open does nothing that asks for the password', async () => {
  const operator = await signInOperator(test);
  for (const [name, input] of operatorCalls) {
    await test.database.pool.query('DELETE FROM rate_limit');
    const answer = await operator.send(name, [{ ...(input as object), password: 'guessed 1' }]);
    expect([name, answer.json().key]).toEqual([name, 'contact.passwordInvalid']);
  }
});

it('an operator who is removed, or logged out, while their call waits for a hash does nothing more', async () => {
  const owner = await signInOperator(test);
  const hashTurns = test.shop.hashTurns;
  for (const [name, input] of operatorCalls) {
    vi.spyOn(test.shop, 'hashTurns').mockImplementationOnce(async (caller, work) => {
      const answer = await hashTurns(caller, work);
      await test.database.pool.query("UPDATE operator_session SET seen_at = now() - interval '1 day'");
      return answer;
    });
    const answer = await owner.send(name, [input]);
    await test.database.pool.query('UPDATE operator_session SET seen_at = now()');
    expect([name, answer.json().key]).toEqual([name, 'operator.required']);
  }
});

const moved = { firstName: 'Eve', lastName: 'Thief', email: 'eve@thief.example', phoneNumber: '' };
/** What a customer is asked for the password for. */
const customerCalls: [string, unknown][] = [
  ['deleteCustomerAccount', { password }],
  ['setPersonalData', { ...moved, password }],
  ['doChangeUserPassword', { oldPassword: password, password: next, password2: next }],
];

it.each([
  [
    'whose owner has set another password',
    'contact.passwordInvalid',
    'UPDATE account SET password_hash = $2 WHERE email = $1',
  ],
  [
    'who is logged out',
    'login.required',
    'DELETE FROM session USING account WHERE session.customer_id = account.customer_id AND email = $1 AND $2 = $2',
  ],
])('a customer %s while their call waits for a hash does nothing more', async (_, key, sql) => {
  const hashTurns = test.shop.hashTurns;
  for (const [name, input] of customerCalls) {
    const email = `${name}-${key}@krone.example`.toLowerCase();
    const thief = await signInCustomer(test, email);
    const stored = () => test.database.pool.query('SELECT * FROM account WHERE email = $1', [email]);
    const after = { rows: [] as unknown[] };
    vi.spyOn(test.shop, 'hashTurns').mockImplementationOnce(async (caller, work) => {
      const answer = await hashTurns(caller, work);
      await test.database.pool.query(sql, [email, 'another hash']);
      after.rows = (await stored()).rows;
      return answer;
    });
    const answer = await thief.send(name, [input]);
    expect([name, answer.json().key]).toEqual([name, key]);
    expect((await stored()).rows).toEqual(after.rows);
    expect(after.rows).toHaveLength(1);
  }
});

it('nor does one log in who is blocked meanwhile', async () => {
  const email = 'late@krone.example';
  await signInCustomer(test, email);
  const hashTurns = test.shop.hashTurns;
  vi.spyOn(test.shop, 'hashTurns').mockImplementationOnce(async (caller, work) => {
    const answer = await hashTurns(caller, work);
    await test.database.pool.query('UPDATE account SET is_blocked = true WHERE email = $1', [email]);
    return answer;
  });
  expect((await test.visitor().send('doLogin', [{ email, password }])).json().key).toBe('login.loginFailed');
});

it('nobody hashes while they hold a connection of the database, which others may wait for', async () => {
  const { pool } = test.database;
  const customer = await signInCustomer(test, 'free@krone.example');
  const operator = await signInOperator(test);
  const { argon2 } = crypto;
  const held: number[] = [];
  vi.spyOn(crypto, 'argon2').mockImplementation((...input) => {
    held.push(pool.totalCount - pool.idleCount);
    argon2(...input);
  });
  syncBuiltinESMExports();
  const calls: [TestVisitor, string, unknown][] = [
    [test.visitor(), 'doLogin', { email: 'free@krone.example', password }],
    [test.visitor(), 'doRegisterUser', registration('new@krone.example')],
    [test.visitor(), 'doRegisterUser', registration('new@krone.example')],
    [customer, 'doChangeUserPassword', { oldPassword: password, password: next, password2: next }],
    [test.visitor(), 'doOperatorLogin', { email: testOperator.email, password: testOperator.password }],
    ...operatorCalls.map(([name, input]): [TestVisitor, string, unknown] => [operator, name, input]),
    [operator, 'doChangeOperatorPassword', { oldPassword: testOperator.password, password: 'Brot ab 7 Uhr' }],
  ];
  for (const [visitor, name, input] of calls) {
    const before = held.length;
    await visitor.send(name, [input]);
    expect([name, held.length > before]).toEqual([name, true]);
  }
  expect(new Set(held)).toEqual(new Set([0]));
});

it('whom the shop let in before waits for no stranger in the network, however many hash there', async () => {
  const email = 'known@krone.example';
  const known = await signInCustomer(test, email);
  const shop = test.shop.hashTurns;
  test.shop.hashTurns = createHashTurns({ ...hashLimits, longestLineOfNetwork: 10 });
  const { begun, release } = holdHashes();
  let refused = 0;
  const strangers = Array.from({ length: 20 }, async (_, index) => {
    const { statusCode } = await logIn(7, { email: `guess-${index}@krone.example` });
    if (statusCode === 429) refused += 1;
  });
  await expect.poll(() => refused).toBe(20 - hashLimits.turns - 1 - 10);
  expect(begun).toHaveLength(hashLimits.turns);
  const own = known.send('doLogin', [{ email, password }], from(7));
  release();
  expect((await own).statusCode).toBe(200);
  await Promise.all(strangers);
  test.shop.hashTurns = shop;
});

it('and keeps nobody elsewhere waiting with the accounts of a network, however many there are', async () => {
  const emails = Array.from({ length: 6 }, (_, index) => `one-of-six-${index}@krone.example`);
  const accounts = [];
  for (const email of emails) accounts.push({ email, visitor: await signInCustomer(test, email) });
  const known = await signInCustomer(test, 'known-elsewhere@krone.example');
  const shop = test.shop.hashTurns;
  test.shop.hashTurns = createHashTurns({ ...hashLimits, mostWaiting: 3 });
  const { begun, release } = holdHashes();
  const asked = vi.spyOn(test.shop, 'hashTurns');
  const own = accounts.map(({ email, visitor }) =>
    visitor.send('doLogin', [{ email, password: `mine of ${email}` }], from(11)),
  );
  await expect.poll(() => asked.mock.calls.length).toBe(6);
  const elsewhere = logIn(12, { word: 'elsewhere 1' });
  await expect.poll(() => asked.mock.calls.length).toBe(7);
  const knownElsewhere = known.send('doLogin', [{ email: 'known-elsewhere@krone.example', password }], from(13));
  await expect.poll(() => asked.mock.calls.length).toBe(8);
  release();
  expect((await Promise.all([...own, elsewhere, knownElsewhere])).map(({ statusCode }) => statusCode)).toEqual([
    ...Array(7).fill(401),
    200,
  ]);
  expect(begun.indexOf('elsewhere 1')).toBeLessThanOrEqual(2 * hashLimits.turns);
  expect(begun).toHaveLength(8);
  test.shop.hashTurns = shop;
});
