import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerPassword as password, registration } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ RATE_LIMIT: '100000', TRUST_PROXY: '1' });
});
afterAll(() => test.close());

/** What costs more than anything else in a registration. */
async function countingHashes(call: () => ReturnType<typeof register>) {
  let hashes = 0;
  const watch = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  const refused = await call();
  watch.disable();
  return { refused, hashes };
}

function register(email: string, from: string) {
  return test.visitor().send('doRegisterUser', [registration(email)], { headers: { 'x-forwarded-for': from } });
}

it('stops a network that has opened a hundred accounts within an hour, and leaves nothing of the next', async () => {
  expect((await register('first@post.example', '198.51.100.1')).statusCode).toBe(200);
  await test.database.pool.query("UPDATE rate_limit SET count = 100 WHERE key LIKE 'registered:network:%'");
  const { refused, hashes } = await countingHashes(() => register('next@post.example', '198.51.100.1'));
  expect(hashes).toBe(0);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().key).toBe('security.tooManyRequests');
  expect((await test.sentMails()).map(({ to }) => to)).toEqual(['first@post.example']);
  expect((await register('next@post.example', '198.51.100.2')).statusCode).toBe(200);
});

it('tells an address of five accounts an hour, and keeps its owner from none who opens one after those of a stranger', async () => {
  await test.database.pool.query('DELETE FROM rate_limit');
  const stranger = test.visitor();
  const before = (await test.sentMails()).length;
  for (let count = 0; count < 6; count += 1) {
    await stranger.call('doRegisterUser', registration('again@post.example'));
    await test.sentMails();
    await stranger.call('deleteCustomerAccount', { password });
  }
  expect(await test.sentMails()).toHaveLength(before + 5);
  expect((await register('Again@post.example', '203.0.113.9')).statusCode).toBe(200);
  expect(await test.sentMails()).toHaveLength(before + 5);
});

it('answers a second press as the first one, which took the last place', async () => {
  await test.database.pool.query('DELETE FROM rate_limit');
  expect((await register('before@post.example', '198.51.100.3')).statusCode).toBe(200);
  await test.database.pool.query("UPDATE rate_limit SET count = 99 WHERE key LIKE 'registered:network:%'");
  const [first, second] = [
    await register('last@post.example', '198.51.100.3'),
    await register('last@post.example', '198.51.100.3'),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json().data.id).toBe(first.json().data.id);
  expect((await register('beyond@post.example', '198.51.100.3')).statusCode).toBe(429);
});

it('lets buyers of a network open accounts where some of them forgot that they have one, and stops who tries address after address', async () => {
  await test.database.pool.query('DELETE FROM rate_limit');
  const from = '198.51.100.4';
  const taken = Array.from({ length: 50 }, (_, place) => `taken${place}@post.example`);
  await test.database.pool.query(
    `WITH owner AS (INSERT INTO customer (kind, email, customer_class_id, created_at)
       SELECT 'account', email, 1, now() FROM unnest($1::text[]) AS email RETURNING id, email)
     INSERT INTO account (customer_id, email, password_hash, first_name, last_name, phone, company_name, vat_number, agreed_texts, created_at)
     SELECT id, email, '', '', '', '', '', '', '{}', now() - interval '1 day' FROM owner`,
    [taken],
  );
  for (const email of taken.slice(0, 49)) expect((await register(email, from)).json().key).toBe('register.emailTaken');
  expect((await register('honest@post.example', from)).statusCode).toBe(200);
  for (const email of taken.slice(49)) expect((await register(email, from)).json().key).toBe('register.emailTaken');
  expect((await register('late@post.example', from)).json()).toMatchObject({ cause: { seconds: 30 } });
});
