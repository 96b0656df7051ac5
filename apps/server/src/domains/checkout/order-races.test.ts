import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

async function readyBuyer(lines: { productId: number; quantity: number }[]): Promise<TestVisitor> {
  const visitor = test.visitor();
  for (const line of lines) await visitor.call('doAddCartItem', line);
  await fillCheckout(visitor, { email: `${randomUUID()}@krone.example` });
  return visitor;
}

/** What placing came to: the number of the order, or the key of the refusal. */
async function outcome(visitor: TestVisitor): Promise<number | string> {
  try {
    return (await visitor.call('doPlaceOrder')).order.id;
  } catch (error) {
    return (error as { key: string }).key;
  }
}

async function stockOf(ids: number[]): Promise<number[]> {
  const rows = await test.database.pool.query<{ quantity: number }>(
    'SELECT quantity FROM stock WHERE variation_id = ANY($1) ORDER BY variation_id',
    [ids],
  );
  return rows.rows.map(({ quantity }) => quantity);
}

describe('the last pieces', () => {
  it('go to exactly ten of fifty buyers at once, and the others are told', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => readyBuyer([{ productId: id, quantity: 1 }])));
    const outcomes = await Promise.all(buyers.map(outcome));
    expect(outcomes.filter((each) => typeof each === 'number')).toHaveLength(10);
    expect(outcomes.filter((each) => each === 'order.notEnoughStock')).toHaveLength(40);
    expect(await stockOf([id])).toEqual([0]);
  });

  it('are taken without a deadlock by buyers whose lines stand in opposite orders', async () => {
    const ids = await sampleVariations(test.database.pool, 6, { stock: 100 });
    const lines = ids.map((productId) => ({ productId, quantity: 1 }));
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => readyBuyer(index % 2 === 0 ? lines : lines.toReversed())),
    );
    const outcomes = await Promise.all(buyers.map(outcome));
    expect(outcomes.every((each) => typeof each === 'number')).toBe(true);
    expect(await stockOf(ids)).toEqual(ids.map(() => 80));
  });
});

describe('two tabs', () => {
  it('add to one cart one after the other', async () => {
    const [id = 0] = await sampleVariations(test.database.pool, 1, { stock: 100 });
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: id });
    await Promise.all(Array.from({ length: 9 }, () => visitor.call('doAddCartItem', { productId: id })));
    expect(await visitor.call('getCart')).toMatchObject({ itemQuantity: 10, items: [{ quantity: 10 }] });
  });
});
