import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword as password, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
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
  await signInCustomer(test, anna);
  await signInCustomer(test, mallory);
  const [productId = 0] = await sampleVariations(test.database.pool, 1);
  const planted = tokensOf(await test.visitor().send('doAddCartItem', [{ productId }]));
  const logIn = async (email: string) =>
    tokensOf(await test.visitor().send('doLogin', [{ email, password }], { headers: planted }));
  const [own, foreign] = await Promise.all([logIn(anna), logIn(mallory)]);
  const userOf = async (headers: Record<string, string>) =>
    (await test.visitor().send('getSession', [], { headers })).json().data.user?.email;
  expect(await Promise.all([own, foreign, planted].map(userOf))).toEqual([anna, mallory, undefined]);
});
