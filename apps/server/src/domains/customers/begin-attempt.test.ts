import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addOperator } from '../operators/operators.ts';
import { beginAttempt, waitAfter } from './begin-attempt.ts';

const start = new Date('2026-03-01T08:00:00Z');
const afterSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const { email, password } = testOperator;

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ TRUST_PROXY: '1' });
  await addOperator(test.shop.db, { ...testOperator, now: start });
});
beforeEach(async () => {
  await test.database.pool.query('DELETE FROM rate_limit');
  test.setNow(start);
});
afterAll(() => test.close());

type Login = { email?: string; password?: string; from?: string };

function logIn({ from = '203.0.113.7', ...login }: Login = {}) {
  const visitor = test.visitor();
  const argument = { email, password: 'guessed 1', ...login };
  return visitor.send('doOperatorLogin', [argument], { headers: { 'x-forwarded-for': from } });
}

async function fail(times: number, login: (attempt: number) => Login): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) expect((await logIn(login(attempt))).statusCode).toBe(401);
}

const fromAnywhere = (attempt: number) => ({ from: `198.51.100.${attempt}` });
const atAnyone = (attempt: number) => ({ email: `guess${attempt}@tafelwerk.example` });

it('waits longer with each failure beyond four, up to a quarter of an hour', () => {
  const waits = [0, 4, 5, 6, 7, 8, 9, 10, 11, 500].map((failures) => waitAfter(failures, 5));
  expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900, 900].map((seconds) => seconds * 1000));
});

describe('after five failures', () => {
  it('an e-mail address waits, wherever the attempt comes from, with the right password too', async () => {
    await fail(5, fromAnywhere);
    const response = await logIn({ password, from: '192.0.2.1' });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.json()).toMatchObject({ key: 'login.tooManyAttempts', cause: { seconds: 30 } });
    expect((await logIn({ email: 'other@tafelwerk.example', from: '192.0.2.1' })).statusCode).toBe(401);
  });

  it('nobody waits in whose network others were guessed', async () => {
    await fail(6, atAnyone);
    expect((await logIn({ password })).statusCode).toBe(200);
  });

  it('whoever waits with their network leaves no more behind, with another subject for each attempt', async () => {
    const waits = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const guess = { action: 'register', subject: `guess ${attempt}`, network: '203.0.113.7', now: start };
      waits.push(typeof (await beginAttempt(test.shop, guess)) === 'number');
    }
    expect(waits).toEqual([...Array(5).fill(false), ...Array(5).fill(true)]);
    const { rows } = await test.database.pool.query('SELECT count(*)::int AS kept FROM rate_limit');
    expect(rows).toEqual([{ kept: 6 }]);
  });

  it('a network of IPv6 addresses counts as one', async () => {
    await fail(5, (attempt) => ({ ...atAnyone(attempt), from: `2001:db8:0:${attempt + 1}::1` }));
    expect(await ofNetworks()).toEqual([5]);
  });

  it('the wait ends, and doubles with the next failure', async () => {
    await fail(5, fromAnywhere);
    test.setNow(afterSeconds(30));
    await fail(1, () => ({ from: '192.0.2.1' }));
    test.setNow(afterSeconds(60));
    expect((await logIn({ from: '192.0.2.2' })).headers['retry-after']).toBe('30');
    test.setNow(afterSeconds(90));
    expect((await logIn({ password, from: '192.0.2.2' })).statusCode).toBe(200);
  });

  it('attempts that are turned away make the wait no longer', async () => {
    await fail(5, fromAnywhere);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await logIn(fromAnywhere(attempt))).statusCode).toBe(429);
    test.setNow(afterSeconds(30));
    expect((await logIn({ password })).statusCode).toBe(200);
  });
});

describe('a device that an operator logged in from', () => {
  async function logInFrom(device: string, { from = '192.0.2.1', ...login }: Login = {}) {
    const headers = { 'x-forwarded-for': from, cookie: `operator_device=${device}` };
    return test.visitor().send('doOperatorLogin', [{ email, password, ...login }], { headers });
  }
  async function newDevice(): Promise<string> {
    const login = await logIn({ password, from: '192.0.2.9' });
    return login.cookies.find(({ name }) => name === 'operator_device')?.value ?? '';
  }

  it('is not locked out by guesses from elsewhere, and any other is', async () => {
    const device = await newDevice();
    await fail(5, fromAnywhere);
    expect((await logIn({ password, from: '192.0.2.1' })).statusCode).toBe(429);
    const forged = device.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
    expect((await logInFrom(forged)).statusCode).toBe(429);
    expect((await logInFrom(device)).statusCode).toBe(200);
    expect((await logIn({ password, from: '192.0.2.2' })).statusCode).toBe(429);
  });

  it('waits by its own count, for its operator alone', async () => {
    const device = await newDevice();
    const wrong = (attempt: number) => ({ ...fromAnywhere(attempt), password: 'guessed 1' });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await logInFrom(device, wrong(attempt))).statusCode).toBe(401);
    }
    expect((await logInFrom(device)).statusCode).toBe(429);
    expect((await logIn({ password, from: '192.0.2.3' })).statusCode).toBe(200);
    const other = { email: 'other@tafelwerk.example' };
    await fail(5, (attempt) => ({ ...fromAnywhere(attempt + 5), ...other }));
    expect((await logInFrom(device, other)).statusCode).toBe(429);
  });

  it('is not locked out by guesses of its own network, such as those of guests of the house', async () => {
    const device = await newDevice();
    await fail(5, () => ({ from: '192.0.2.1' }));
    expect((await logIn({ password, from: '192.0.2.1' })).statusCode).toBe(429);
    expect((await logInFrom(device)).statusCode).toBe(200);
    expect((await logIn({ password, from: '192.0.2.1' })).statusCode).toBe(429);
  });

  it('is forgotten after 90 days', async () => {
    const device = await newDevice();
    test.setNow(afterSeconds(90 * 86_400));
    await fail(5, fromAnywhere);
    expect((await logInFrom(device)).statusCode).toBe(429);
  });
});

it('counts attempts that come at once one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, attempt) => logIn(fromAnywhere(attempt))));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
});

it('refuses nobody of many who log in at once on devices that are not known', async () => {
  const logins = await Promise.all(Array.from({ length: 8 }, () => logIn({ password })));
  expect(logins.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
});

it('forgets the failures of an e-mail address with a login, and those of a network not', async () => {
  await fail(4, () => ({}));
  expect((await logIn({ password })).statusCode).toBe(200);
  await fail(4, () => ({}));
  expect((await logIn({ password })).statusCode).toBe(200);
  expect(await ofNetworks()).toEqual([8]);
});

it('lets the owner in where fifty logins of a network have failed, and whoever fails there waits alone, from the first time on', async () => {
  await fail(1, atAnyone);
  await test.database.pool.query("UPDATE rate_limit SET count = 50 WHERE key LIKE 'operator-login:network:%'");
  expect((await logIn({ password })).statusCode).toBe(200);
  const theirs = { email: 'other@tafelwerk.example' };
  await fail(1, () => theirs);
  expect((await logIn(theirs)).headers['retry-after']).toBe('30');
  expect((await logIn({ password })).statusCode).toBe(200);
});

/** What is counted of each network. */
async function ofNetworks(): Promise<number[]> {
  const { rows } = await test.database.pool.query(
    "SELECT count FROM rate_limit WHERE key LIKE '%:network:%' AND count > 0",
  );
  return rows.map(({ count }) => count);
}

it('takes the attempt of a right password back, so that a team behind one address can work', async () => {
  for (let login = 0; login < 7; login += 1) expect((await logIn({ password })).statusCode).toBe(200);
});

it('counts from the beginning a day after the last failure', async () => {
  await fail(5, () => ({}));
  test.setNow(afterSeconds(86_401));
  await fail(5, () => ({}));
  expect((await logIn()).statusCode).toBe(429);
});

it('waits no longer than it says after a clock that was hours ahead is set right', async () => {
  test.setNow(afterSeconds(5 * 3600));
  await fail(5, () => ({}));
  test.setNow(start);
  await fail(1, () => ({}));
  const waiting = await logIn({ password });
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '60']);
});

it('waits where another process asks, whose clock is some minutes behind', async () => {
  await fail(5, () => ({}));
  test.setNow(afterSeconds(-300));
  expect((await logIn({ password })).headers['retry-after']).toBe('330');
});

it('is counted and cleared by several at once, none of whom waits for the other', async () => {
  const guess = { action: 'test', subject: email, network: '203.0.113.7', now: start };
  async function succeedAgain(): Promise<void> {
    for (let times = 0; times < 50; times += 1) {
      const attempt = await beginAttempt(test.shop, guess);
      if (typeof attempt === 'number') throw new Error(`has to wait ${attempt} seconds`);
      await test.shop.db.transaction((tx) => attempt.succeeded(tx));
    }
  }
  await Promise.all([succeedAgain(), succeedAgain(), succeedAgain()]);
});
