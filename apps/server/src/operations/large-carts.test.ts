import type { OperationName } from '@mise/contract/client.ts';
import type { FastifyRequest } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everyone } from '../domains/customers/price-group.ts';
import { createCallContext } from '../http/call-context.ts';
import { invoke } from '../http/invoke.ts';
import { createPublicContext } from '../http/public-context.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

/** As many as a cart of a hotel that furnishes a house. */
const many = 500;
const largestLine = 300;

let shop: TestShop;
let ids: number[];
let smaller: TestVisitor;
let larger: TestVisitor;

beforeAll(async () => {
  shop = await createTestShop();
  ids = await sampleVariations(shop.database.pool, many, { stock: 1000 });
  // Both go by parcel, and neither owes more than a guest may: what a cart is told asks the database, too.
  await shop.database.pool.query('UPDATE variation SET weight_g = 1 WHERE id = ANY($1)', [ids]);
  await shop.database.pool.query("INSERT INTO setting (key, value) VALUES ('guestUnpaidMaximum', '10000000')");
  [smaller, larger] = [await withLines(1), await withLines(many)];
});
afterAll(() => shop.close());

async function withLines(count: number): Promise<TestVisitor> {
  const visitor = shop.visitor();
  for (let start = 0; start < count; start += 100) {
    const part = ids.slice(start, start + 100);
    await visitor.call(
      'doAddCartItems',
      part.map((productId) => ({ productId })),
    );
  }
  return visitor;
}

/** What a call costs: how often the database is asked, and the bytes of the answer. */
async function costOf(visitor: TestVisitor, name: OperationName, input: (cartItemId: number) => unknown) {
  const { items } = await visitor.call('getCart', { cartItems: 'none' });
  const count = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await visitor.send(name, [input(items?.[0]?.id ?? 0)]);
  const queries = count.mock.calls.length;
  count.mockRestore();
  expect(answer.statusCode).toBe(200);
  return { queries, bytes: Buffer.byteLength(answer.body) };
}

test.each<[OperationName, (cartItemId: number) => unknown]>([
  ['getSession', () => ({ cartItems: 'none' })],
  ['doAddCartItem', () => ({ productId: ids[0], cartItems: 'small' })],
  ['setCartItemQuantity', (cartItemId) => ({ productId: ids[0], cartItemId, quantity: 7 })],
  ['getShippingProvider', () => null],
  ['deleteCartItem', (cartItemId) => ({ cartItemId })],
])(
  '%s asks the database as often for 500 lines as for one, and says each of them in 300 bytes',
  async (name, input) => {
    // Once before: what a process remembers is read by the first of them.
    await costOf(smaller, 'getCart', () => ({ cartItems: 'small' }));
    const [ofOne, ofMany] = [await costOf(smaller, name, input), await costOf(larger, name, input)];
    expect(ofMany.queries).toBe(ofOne.queries);
    expect((ofMany.bytes - ofOne.bytes) / (many - 1)).toBeLessThan(largestLine);
  },
);

test.each<[OperationName, (cartItemId: number) => unknown]>([
  ['doAddCartItem', () => ({ productId: ids[0], cartItems: 'small' })],
  ['setCartItemQuantity', (cartItemId) => ({ productId: ids[0], cartItemId, quantity: 9 })],
  ['deleteCartItem', (cartItemId) => ({ cartItemId })],
])('%s reads the cart once', async (name, input) => {
  const { items } = await larger.call('getCart', { cartItems: 'none' });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await larger.call(name, input(items?.[0]?.id ?? 0) as never);
  const names = asked.mock.calls.map(([query]) => (query as { name?: string }).name);
  asked.mockRestore();
  expect(names.filter((each) => each === 'cart_of_customer')).toHaveLength(1);
});

/** What an operation says that it costs beside its own weight, as a page asks it: the bytes of that are counted by nobody. */
async function countOf(name: OperationName, input: unknown, session?: string): Promise<number> {
  const headers = { cookie: `session=${session}` };
  const request = { id: 'r', headers, log: shop.shop.log } as unknown as FastifyRequest;
  const context = session
    ? createCallContext(shop.shop, request, 'de')
    : createPublicContext(shop.shop, request, { language: 'de', group: everyone });
  const counts = vi.fn<(weight: number) => void>();
  await invoke({ ...context, counts }, name, input);
  return counts.mock.calls.reduce((sum, [weight]) => sum + weight, 0);
}

test('whatever shows many lines says so to whoever counts, also in a page', async () => {
  const visitor = await withLines(100);
  const { token } = await visitor.call('doShareCart');
  expect(await countOf('getSharedCart', { token })).toBe(2);

  await fillCheckout(visitor);
  const { order } = await visitor.call('doPlaceOrder');
  expect(await countOf('getOrder', { orderId: order.id, accessKey: order.accessKey })).toBe(2);

  const keeper = shop.visitor();
  const [first = 0, ...others] = ids.slice(0, 100);
  const { cookies } = await keeper.send('doAddWishlistItem', [{ variationId: first }]);
  for (const variationId of others) await keeper.call('doAddWishlistItem', { variationId });
  const session = cookies.find(({ name }) => name === 'session')?.value;
  expect(await countOf('getWishlist', {}, session)).toBe(2);
});
