import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from './testing/fill-checkout.ts';
import { sampleVariations } from './testing/sample-variations.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';
import { warnOfClock } from './warn-of-clock.ts';

const ordered = new Date('2026-11-27T10:00:00Z');
const hoursLater = (hours: number) => new Date(ordered.getTime() + hours * 3_600_000);

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

async function said(now: Date): Promise<string[]> {
  const lines: string[] = [];
  await warnOfClock(test.shop.db, now, (line) => lines.push(line));
  return lines;
}

it('a clock that is behind the orders of the shop is told of at the start', async () => {
  expect(await said(hoursLater(-1000))).toEqual([]);
  test.setNow(ordered);
  const [productId = 0] = await sampleVariations(test.database.pool, 1, { stock: 5 });
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId });
  await fillCheckout(visitor);
  await visitor.call('doPlaceOrder');
  expect(await said(hoursLater(1))).toEqual([]);
  expect(await said(hoursLater(-0.5))).toEqual([]);
  expect(await said(hoursLater(-30))).toEqual([
    expect.stringMatching(
      /^ATTENTION: it is 2026-11-26T04:00:00.000Z .+ the last order came at 2026-11-27T10:00:00.000Z\./,
    ),
  ]);
});
