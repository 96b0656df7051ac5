import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetBriefSessions } from '../../jobs/forget-visitors.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { registration } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { dayMs, hourMs } from './sessions.ts';

let begin = Date.parse('2026-04-01T08:00:00Z');
const later = (ms: number) => new Date(begin + ms);

let test: TestShop;
let productId: number;
beforeAll(async () => {
  test = await createTestShop({ RATE_LIMIT: '10000' });
  [productId = 0] = await sampleVariations(test.database.pool, 1);
});
afterAll(() => test.close());
beforeEach(async () => {
  // What an earlier test began counts no longer.
  begin += 100 * dayMs;
  test.setNow(later(0));
  await test.database.pool.query('DELETE FROM customer');
});

/** The network of all visitors here has begun as many sessions as may last. */
function beginTooMany(): void {
  for (let count = 0; count < 2000; count += 1) test.shop.countSession('127.0.0.1');
}

async function withCart() {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId });
  return visitor;
}

const linesOf = async ({ call }: Awaited<ReturnType<typeof withCart>>) => (await call('getCart')).items?.length ?? 0;

it('one after very many of its network ends hours after it was last used; those before it last', async () => {
  const early = await withCart();
  beginTooMany();
  const [used, unused] = [await withCart(), await withCart()];
  for (const hours of [1.9, 3.8, 5.7]) {
    test.setNow(later(hours * hourMs));
    expect(await linesOf(used)).toBe(1);
  }
  expect(await linesOf(unused)).toBe(0);
  test.setNow(later(20 * dayMs));
  expect([await linesOf(early), await linesOf(used)]).toEqual([1, 0]);
});

it('it lasts once its customer has logged in', async () => {
  beginTooMany();
  const visitor = await withCart();
  await visitor.call('doRegisterUser', registration('anna@krone.example'));
  test.setNow(later(20 * dayMs));
  expect(await linesOf(visitor)).toBe(1);
});

it('what a guest login leaves of it ends as soon', async () => {
  beginTooMany();
  const visitor = await withCart();
  await visitor.call('doLoginAsGuest', { email: 'anna@krone.example' });
  const { rows } = await test.database.pool.query('SELECT is_brief FROM session');
  expect(rows).toEqual([{ is_brief: true }, { is_brief: true }]);
});

it('it is deleted with its cart soon after its end, others are not', async () => {
  const early = await withCart();
  beginTooMany();
  const [unused, used] = [await withCart(), await withCart()];
  test.setNow(later(hourMs));
  expect(await linesOf(used)).toBe(1);
  expect(await forgetBriefSessions(test.shop, later(3 * hourMs))).toBe(0);
  expect(await forgetBriefSessions(test.shop, later(3 * hourMs + 1))).toBe(1);
  const { rows } = await test.database.pool.query('SELECT count(*)::int FROM basket');
  expect(rows).toEqual([{ count: 2 }]);
  expect([await linesOf(early), await linesOf(unused), await linesOf(used)]).toEqual([1, 0, 1]);
});

it('whoever makes up a token for each call begins no more sessions than one visitor may', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '5' });
  const begun: number[] = [];
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const headers = { cookie: `session=${token}` };
    begun.push((await limited.visitor().send('doAddCartItem', [{ productId }], { headers })).statusCode);
  }
  expect(begun).toEqual([200, 200, 200, 200, 200, 429]);
  await limited.close();
});
