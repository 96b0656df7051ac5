import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
let ids: number[] = [];
beforeAll(async () => {
  test = await createTestShop();
  ids = await sampleVariations(test.database.pool, 4);
});
afterAll(() => test.close());

async function order(visitor: TestVisitor, lines: [index: number, quantity: number][]) {
  for (const [index, quantity] of lines) await visitor.call('doAddCartItem', { productId: ids[index] ?? 0, quantity });
  await fillCheckout(visitor);
  return (await visitor.call('doPlaceOrder')).order;
}

const told = async (visitor: TestVisitor) =>
  (await visitor.call('getLastOrdered')).map(({ variationId, quantity }) => [ids.indexOf(variationId), quantity]);

describe('what was ordered last', () => {
  it('names each article once, with what the newest order has of it, in the order of its lines', async () => {
    const visitor = await signInCustomer(test, 'anna@krone.example');
    expect(await told(visitor)).toEqual([]);
    await order(visitor, [
      [0, 6],
      [1, 2],
    ]);
    const newest = await order(visitor, [
      [2, 5],
      [0, 12],
    ]);
    expect(await told(visitor)).toEqual([
      [2, 5],
      [0, 12],
      [1, 2],
    ]);

    // Called off: what was ordered before counts again.
    await test.database.pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [newest.id]);
    expect(await told(visitor)).toEqual([
      [0, 6],
      [1, 2],
    ]);
    await test.database.pool.query('UPDATE order_item SET is_gift_card = true WHERE variation_id = $1', [ids[1]]);
    expect(await told(visitor)).toEqual([[0, 6]]);
  });

  it('is nobody else’s', async () => {
    const stranger = await signInCustomer(test, 'bert@krone.example');
    expect(await told(stranger)).toEqual([]);
    await expect(test.visitor().call('getLastOrdered')).rejects.toMatchObject({ key: 'login.required' });
  });
});
