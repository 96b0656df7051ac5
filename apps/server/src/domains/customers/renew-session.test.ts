import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { germanAddress } from '../../testing/fill-checkout.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword as password, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let test: TestShop;
let productId: number;
beforeAll(async () => {
  test = await createTestShop();
  [productId = 0] = await sampleVariations(test.database.pool, 1);
  await signInCustomer(test, anna);
  await signInCustomer(test, mallory);
});
afterAll(() => test.close());

const anna = 'anna@krone.example';
const mallory = 'mallory@post.example';

function tokensOf(answer: LightMyRequestResponse) {
  const session = answer.cookies.find(({ name }) => name === 'session')?.value ?? '';
  return { cookie: `session=${session}`, 'x-csrf-token': String(answer.headers['x-csrf-token']) };
}

/** Who logs in under the same token, planted by one in the browser of the other, at the same moment. */
it('of two who log in at once with one token each has a session of their own', async () => {
  const planted = tokensOf(await test.visitor().send('doAddCartItem', [{ productId }]));
  const logIn = async (email: string) =>
    tokensOf(await test.visitor().send('doLogin', [{ email, password }], { headers: planted }));
  const [own, foreign] = await Promise.all([logIn(anna), logIn(mallory)]);
  const userOf = async (headers: Record<string, string>) =>
    (await test.visitor().send('getSession', [], { headers })).json().data.user?.email;
  expect(await Promise.all([own, foreign, planted].map(userOf))).toEqual([anna, mallory, undefined]);
});

it('a login takes the cart along where another tab says something of the guest meanwhile', async () => {
  const { pool } = test.database;
  const headers = tokensOf(await test.visitor().send('doAddCartItem', [{ productId }]));
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM account WHERE email = $1 FOR UPDATE', [mallory]);
  const login = test.visitor().send('doLogin', [{ email: mallory, password }], { headers });
  await lockWaits(pool);
  const saved = await test.visitor().send('doSaveAddress', [{ typeId: 2, addressData: germanAddress }], { headers });
  expect(saved.statusCode).toBe(200);
  await other.query('COMMIT');
  other.release();
  const session = await test.visitor().send('getSession', [], { headers: tokensOf(await login) });
  expect(session.json().data).toMatchObject({ user: { email: mallory }, basket: { itemQuantity: 1 } });
});

describe('moments after a login, another tab that comes with the token before', () => {
  const logIn = async () => {
    const buyer = test.visitor();
    const before = tokensOf(await buyer.send('doAddCartItem', [{ productId }]));
    test.setNow(new Date('2026-11-25T10:00:00Z'));
    await buyer.call('doLogin', { email: anna, password });
    return before;
  };

  it.each([
    ['doAddCartItem', () => ({ productId })],
    ['doSaveAddress', () => ({ typeId: 2, addressData: germanAddress })],
    ['doForgetMe', (): unknown => undefined],
  ] as const)('begins no guest whose token would end the login in its browser: %s', async (name, input) => {
    const headers = await logIn();
    test.setNow(new Date('2026-11-25T10:00:09Z'));
    const answer = await test.visitor().send(
      name,
      [input()].filter((each) => each !== undefined),
      { headers },
    );
    expect(answer.json()).toMatchObject({ key: 'security.sessionChanged' });
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.cookies).toEqual([]);
  });

  it('may log in, too', async () => {
    const headers = await logIn();
    const answer = await test.visitor().send('doLogin', [{ email: anna, password }], { headers });
    expect(answer.statusCode).toBe(200);
  });

  it('begins as nobody where the new token never came', async () => {
    const headers = await logIn();
    test.setNow(new Date('2026-11-25T10:00:10Z'));
    const answer = await test.visitor().send('doAddCartItem', [{ productId }], { headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).toContain('session');
  });
});
