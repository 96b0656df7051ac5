import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleVariations } from '../testing/sample-variations.ts';
import { customerPassword, signInCustomer } from '../testing/sign-in-customer.ts';
import { signInOperator, testOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

/** What one client asks for keeps nobody else behind its address from buying: all calls here come from one. */

const maximum = 20;
const email = 'anna@krone.example';
const login = { email, password: customerPassword };
const operatorLogin = { email: testOperator.email, password: testOperator.password };

let test: TestShop;
let productId: number;
beforeEach(async () => {
  test = await createTestShop({ RATE_LIMIT: `${maximum}` });
  // No minute passes, however long a test takes.
  test.setNow(new Date());
  [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 1000 });
});
afterEach(() => test.close());

async function statusesOf(count: number, ask: (index: number) => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await ask(index)).statusCode);
  return statuses;
}

const operation = (name: string, cookie?: string) =>
  test.visitor().send(name, [], { headers: { cookie: cookie ?? null } });
const addFirst = () => test.visitor().send('doAddCartItem', [{ productId }]);

/** Until the next is refused, each with a session that was made up. */
async function spendSessions(): Promise<void> {
  const statuses = await statusesOf(maximum * 10 + 1, (index) => operation('getSettings', `session=made-up-${index}`));
  expect(statuses.at(-1)).toBe(429);
}

/** Until nobody without a session may write. */
async function spendFirstWrites(): Promise<void> {
  expect((await statusesOf(maximum + 1, () => operation('doAddCartItem'))).at(-1)).toBe(429);
}

it.each([
  ['operations that there are not', 1, () => operation('nope')],
  ['the same in sessions that were made up', 1, (index: number) => operation('nope', `session=made-up-${index}`)],
  ['what there is not', 1, () => test.app.inject({ method: 'POST', url: '/nothing' })],
  ['descriptions of the interface', 3, () => test.app.inject('/api/openapi.json')],
  ['payments of nobody', 5, () => test.app.inject({ method: 'POST', url: '/webhooks/mollie' })],
])('whoever asks for nothing but %s keeps nobody from a cart or a login', async (_what, weight, ask) => {
  const customer = await signInCustomer(test, email);
  const statuses = await statusesOf(Math.ceil(maximum / weight) + 1, ask);
  expect(statuses.at(-1)).toBe(429);
  expect((await operation('getSettings')).statusCode).toBe(200);
  expect((await addFirst()).statusCode).toBe(200);
  expect((await customer.send('getCart', [])).statusCode).toBe(200);
  expect((await test.visitor().send('doLogin', [login])).statusCode).toBe(200);
});

it('pictures that there are not keep nobody from what else there is', async () => {
  const statuses = await statusesOf(maximum + 1, (index) => test.app.inject(`/media/uploads/guess-${index}.jpg`));
  expect(statuses.at(-1)).toBe(429);
  expect([(await operation('getSettings')).statusCode, (await addFirst()).statusCode]).toEqual([200, 200]);
});

it('whoever makes up sessions keeps out guests of a session, and nobody who is logged in or comes without one', async () => {
  const customer = await signInCustomer(test, email);
  const operator = await signInOperator(test);
  const guest = test.visitor();
  await guest.call('doAddCartItem', { productId });
  await spendSessions();
  expect((await guest.send('getCart', [])).statusCode).toBe(429);
  expect((await customer.send('getCart', [])).statusCode).toBe(200);
  expect((await operator.send('getOperator', [])).statusCode).toBe(200);
  expect([(await operation('getSettings')).statusCode, (await addFirst()).statusCode]).toEqual([200, 200]);
});

it('who logged in before does so again where strangers can not, with the cookie of the device alone', async () => {
  await signInCustomer(test, email);
  const device = await deviceOf('doLogin', login, 'device');
  await signInOperator(test);
  const operatorDevice = await deviceOf('doOperatorLogin', operatorLogin, 'operator_device');
  await spendFirstWrites();
  await spendSessions();
  const logIn = async (name: string, input: object, cookie: string | null) =>
    (await test.visitor().send(name, [input], { headers: { cookie } })).statusCode;
  expect(await logIn('doLogin', login, null)).toBe(429);
  expect(await logIn('doLogin', login, 'device=made~up~token')).toBe(429);
  expect(await logIn('doLogin', login, `device=${device}`)).toBe(200);
  // Beside a session that has ended: the new one counts for the same account.
  expect(await logIn('doLogin', login, `session=ended; device=${device}`)).toBe(200);
  expect(await logIn('doOperatorLogin', operatorLogin, `operator_device=${operatorDevice}`)).toBe(200);
});

async function deviceOf(name: string, input: object, cookie: string): Promise<string> {
  const { cookies } = await test.visitor().send(name, [input]);
  return cookies.find((each) => each.name === cookie)?.value ?? '';
}

it('guests whom an account begins count as those of its network: else it would fill the disk with them', async () => {
  await signInCustomer(test, email);
  const device = await deviceOf('doLogin', login, 'device');
  const begin = () =>
    test.visitor().send('doAddCartItem', [{ productId }], { headers: { cookie: `device=${device}` } });
  expect((await begin()).statusCode).toBe(200);
  await spendFirstWrites();
  expect((await begin()).statusCode).toBe(429);
  const { rows } = await test.database.pool.query('SELECT count(*)::int FROM basket');
  expect(rows).toEqual([{ count: 1 }]);
});

it('an account gives no more than one visitor may ask for, in however many sessions', async () => {
  await signInCustomer(test, email);
  const device = await deviceOf('doLogin', login, 'device');
  await spendSessions();
  const asked = await statusesOf(maximum * 2, (index) =>
    operation('getSettings', `session=made-up-${index}; device=${device}`),
  );
  expect(asked.filter((status) => status === 200).length).toBeLessThanOrEqual(maximum);
  expect(asked.at(-1)).toBe(429);
});
