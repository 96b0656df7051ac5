import { afterAll, beforeAll, expect, it } from 'vitest';
import { germanAddress } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { usualLimits } from './admission.ts';

let test: TestShop;
let ids: number[];
beforeAll(async () => {
  test = await createTestShop();
  ids = await sampleVariations(test.database.pool, 230, { stock: 1000 });
});
afterAll(() => test.close());

async function withCart(lines: number): Promise<TestVisitor> {
  const visitor = test.visitor();
  for (let start = 0; start < lines; start += 100) {
    const some = ids.slice(start, Math.min(start + 100, lines));
    await visitor.call(
      'doAddCartItems',
      some.map((productId) => ({ productId })),
    );
  }
  return visitor;
}

it('one session that asks for its large cart 300 times at once lets others go first, and is told when its line is full', async () => {
  const greedy = await withCart(230);
  const calls = Array.from({ length: 300 }, () => greedy.send('getCart', []));
  // All of them have arrived.
  await test.app.inject('/api/openapi.json');
  let acquired = 0;
  const note = () => (acquired += 1);
  test.database.pool.on('acquire', note);
  await test.visitor().call('getSearch', { term: 'Teller' });
  test.database.pool.off('acquire', note);
  const answers = await Promise.all(calls);
  // What it asks itself, and what two of the others ask meanwhile; all of the others ask a thousand times.
  expect(acquired).toBeLessThan(100);
  const served = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  const { ofSession, longestLine } = usualLimits;
  expect([served.length, served.length + refused.length]).toEqual([ofSession + longestLine, 300]);
  expect(refused[0]?.json()).toMatchObject({ key: 'security.tooManyRequests', cause: { seconds: 2 } });
  expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
});

it('200 buyers behind one address can order, whatever is asked at once', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const buyer = await withCart(1);
      await buyer.call('doLoginAsGuest', { email: `anna-${index}@krone.example`, cartItems: 'none' });
      const [address] = await buyer.call('doSaveAddress', { typeId: 1, addressData: germanAddress });
      await buyer.call('setCheckoutAddress', { typeId: 1, addressId: address?.id ?? 0 });
      await buyer.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
      return buyer;
    }),
  );
  const orders = await Promise.all(buyers.map((buyer) => buyer.call('doPlaceOrder')));
  expect(new Set(orders.map(({ order }) => order.id)).size).toBe(200);
});
