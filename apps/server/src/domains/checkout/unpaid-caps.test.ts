import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations, sharedStock } from '../../testing/sample-variations.ts';
import { customerPassword, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { recordTransfer } from '../payments/record-transfer.ts';
import { type CappedDemand, overCaps } from './unpaid-caps.ts';

const caps = { amount: 1_000_000, stockPercent: 50 };
const nothing = { amount: 0, pieces: new Map<number, number>() };

const supply = { stock: 10, restockOn: null, supplierDays: null };

function demandOf(quantity: number, over: Partial<CappedDemand> = {}): CappedDemand {
  return { variationId: 1, quantity, policy: 'limited', ...supply, minimum: 1, interval: 1, ...over };
}

describe('the amount', () => {
  it.each([
    ['up to the cap is allowed', 1_000_000, 0, []],
    ['beyond it is not', 1_000_001, 0, [{ amount: 1_000_000 }]],
    ['counts what is unpaid already', 600_000, 400_001, [{ amount: 1_000_000 }]],
  ])('%s', (_, total, held, over) => {
    expect(overCaps({ total, demand: [] }, { ...nothing, amount: held }, caps)).toEqual(over);
  });
});

describe('the pieces of a variation', () => {
  it.each<[string, CappedDemand, number, number | null]>([
    ['half of the stock', demandOf(5), 0, null],
    ['more than half', demandOf(6), 0, 5],
    ['half of what was there before the guest took two', demandOf(4, { stock: 8 }), 2, 3],
    ['the last piece', demandOf(1, { stock: 1 }), 0, null],
    ['the last piece after another', demandOf(1, { stock: 1 }), 1, 0],
    ['the only carton', demandOf(6, { stock: 8, minimum: 6, interval: 6 }), 0, null],
    ['whole cartons of half the stock', demandOf(24, { stock: 35, minimum: 6, interval: 6 }), 0, 18],
    ['more than there is, which is refused as such', demandOf(11), 0, null],
    ['what may be oversold', demandOf(9, { policy: 'oversell' }), 0, null],
    ['what never ends', demandOf(9, { policy: 'unlimited', stock: 0 }), 0, null],
  ])('%s', (_, demand, held, pieces) => {
    const over = overCaps({ total: 0, demand: [demand] }, { amount: 0, pieces: new Map([[1, held]]) }, caps);
    expect(over).toEqual(pieces === null ? [] : [{ variationId: 1, pieces }]);
  });

  it('of a bundle count in bundles', () => {
    const demand = demandOf(8, { soldAs: { variationId: 7, pieces: 2 }, minimum: 2, interval: 2 });
    expect(overCaps({ total: 0, demand: [demand] }, nothing, caps)).toEqual([{ variationId: 7, pieces: 2 }]);
  });
});

it('a hundred percent is all of the stock', () => {
  expect(overCaps({ total: 0, demand: [demandOf(10)] }, nothing, { ...caps, stockPercent: 100 })).toEqual([]);
});

describe('in the shop', () => {
  let test: TestShop;
  let variationId: number;
  beforeAll(async () => {
    test = await createTestShop();
  });
  beforeEach(async () => {
    await test.database.pool.query(
      "UPDATE orders SET status_id = 8; DELETE FROM setting WHERE key LIKE 'guestUnpaid%'",
    );
    [variationId = 0] = await sampleVariations(test.database.pool, 1, { stock: 20 });
  });
  afterAll(() => test.close());

  async function buyer(
    quantity: number,
    email = 'greta@krone.example',
    paymentKey = 'prepayment',
  ): Promise<TestVisitor> {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: variationId, quantity });
    await fillCheckout(visitor, { email, paymentId: await methodOf(paymentKey) });
    return visitor;
  }

  async function methodOf(key: string): Promise<number> {
    const { rows } = await test.database.pool.query('SELECT id FROM payment_method WHERE key = $1', [key]);
    return rows[0]?.id;
  }

  it('the cart says how many may be ordered and whom to ask, and the order is refused with the same', async () => {
    const visitor = await buyer(11);
    const sold = expect.stringMatching(/^10 \S+/);
    const cause = { variationId, name: expect.any(String), pieces: 10, sold, contact: expect.stringContaining('@') };
    expect((await visitor.call('getCart')).notices).toEqual([{ key: 'unpaidQuantity', cause }]);
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.unpaidQuantity', cause });
    const english = await visitor.send('doPlaceOrder', [], { headers: { locale: 'en' } });
    expect(english.json().message).toMatch(
      /we can set aside at most 10 (pieces|packs|cartons) of .* please ask us: .+@/,
    );
  });

  it('several orders of one guest count together, from any session to one mail address, also at once', async () => {
    const buyers = await Promise.all([
      buyer(6, 'Greta@krone.example'),
      buyer(6, 'GRETA@krone.example'),
      buyer(6, 'gReta@krone.example'),
      buyer(6, 'gustav@krone.example'),
    ]);
    const answers = await Promise.all(buyers.map((each) => each.send('doPlaceOrder', [])));
    expect(
      answers
        .slice(0, 3)
        .map(({ statusCode }) => statusCode)
        .toSorted(),
    ).toEqual([200, 409, 409]);
    expect(answers[3]?.statusCode).toBe(200);
  });

  it('what another account ordered under an address does not count against the one that it is proved to be of', async () => {
    const email = 'opened-before@krone.example';
    const order = async (visitor: TestVisitor) => {
      await visitor.call('doAddCartItem', { productId: variationId, quantity: 6 });
      await fillCheckout(visitor, { paymentId: await methodOf('prepayment') });
      return visitor.send('doPlaceOrder', []);
    };
    const stranger = await signInCustomer(test, email);
    expect((await order(stranger)).statusCode).toBe(200);
    await stranger.call('deleteCustomerAccount', { password: customerPassword });
    const customer = await signInCustomer(test, email);
    // Of an address that nobody has proved all counts.
    expect((await order(customer)).json().key).toBe('order.unpaidQuantity');
    await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
    expect((await customer.send('doPlaceOrder', [])).statusCode).toBe(200);
    expect((await order(customer)).json().key).toBe('order.unpaidQuantity');
  });

  it('what strangers order under an address does not count against the account that it is proved to be of', async () => {
    const email = 'proved@krone.example';
    await (await buyer(6, email)).call('doPlaceOrder');
    const customer = await signInCustomer(test, email);
    await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
    await customer.call('doLogoutUser');
    // By a login orders of guests become those of the account.
    await customer.call('doLogin', { email, password: customerPassword });
    const again = async () => {
      await customer.call('doAddCartItem', { productId: variationId, quantity: 6 });
      await fillCheckout(customer, { paymentId: await methodOf('prepayment') });
      return customer.send('doPlaceOrder', []);
    };
    expect((await again()).statusCode).toBe(200);
    await (await buyer(1, email)).send('doPlaceOrder', []);
    expect((await again()).json().key).toBe('order.unpaidQuantity');
  });

  it('what is paid, canceled or on invoice does not count', async () => {
    await (await buyer(8)).call('doPlaceOrder');
    await expect((await buyer(8)).call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.unpaidQuantity' });
    await (await buyer(8, 'greta@krone.example', 'invoice')).call('doPlaceOrder');
    await test.database.pool.query('UPDATE orders SET status_id = 5, paid_amount = total_gross WHERE status_id = 3');
    await (await buyer(2)).call('doPlaceOrder');
  });

  it('nor does what was to be fetched and is canceled', async () => {
    const first = await buyer(6);
    await payWhenFetching(first);
    const { order } = await first.call('doPlaceOrder');
    await test.database.pool.query('UPDATE orders SET status_id = 8 WHERE id = $1', [order.id]);
    await (await buyer(6)).call('doPlaceOrder');
  });

  it('goods that are paid for when they are fetched are set aside unpaid, too', async () => {
    const visitor = await buyer(11);
    await payWhenFetching(visitor);
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.unpaidQuantity' });
    const first = await buyer(6);
    await payWhenFetching(first);
    const { order } = await first.call('doPlaceOrder');
    await expect((await buyer(6)).call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.unpaidQuantity' });
    await recordTransfer(test.shop.db, { orderId: order.id, now: test.shop.now() });
    await (await buyer(6)).call('doPlaceOrder');
  });

  async function payWhenFetching(visitor: TestVisitor): Promise<void> {
    const { rows } = await test.database.pool.query(
      "SELECT (SELECT id FROM shipping_profile WHERE is_pickup) AS shipping, (SELECT id FROM payment_method WHERE key = 'cashOnPickup') AS payment",
    );
    await visitor.call('setShippingProvider', { shippingId: rows[0]?.shipping });
    await visitor.call('setPaymentProvider', { paymentId: rows[0]?.payment });
  }

  it('the sum is that of all unpaid orders, by the setting of the shop', async () => {
    const { basketAmount } = await (await buyer(1)).call('getCart');
    const most = Math.ceil(basketAmount) + 1;
    await test.database.pool.query("INSERT INTO setting (key, value) VALUES ('guestUnpaidMaximum', $1)", [
      String(most),
    ]);
    const first = await buyer(1);
    await first.call('doPlaceOrder');
    await first.call('doAddCartItem', { productId: variationId, quantity: 1 });
    expect((await first.call('getCart')).notices).toMatchObject([{ key: 'unpaidAmount' }]);
    const second = await buyer(1);
    await expect(second.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.unpaidAmount' });
    // Of what is paid in part the rest is open.
    await test.database.pool.query('UPDATE orders SET paid_amount = total_gross - 100 WHERE status_id = 3');
    expect((await first.call('getCart')).notices ?? []).toEqual([]);
    await second.call('doPlaceOrder');
  });

  it('of an address that was only typed a cart tells neither what is held under it nor what is owed', async () => {
    await (await buyer(6)).call('doPlaceOrder');
    await (await buyer(1, 'greta@krone.example', 'invoice')).call('doPlaceOrder');
    const heard = async (email: string) => {
      const visitor = await buyer(11, email);
      const { list } = await visitor.call('getPaymentProviders');
      return [(await visitor.call('getCart')).notices, list];
    };
    await test.database.pool.query('UPDATE payment_method_class SET credit_limit = 10000');
    const [known, stranger] = [await heard('greta@krone.example'), await heard('stranger@krone.example')];
    await test.database.pool.query('UPDATE payment_method_class SET credit_limit = NULL');
    expect(known).toEqual(stranger);
  });

  it('who tries address after address, to hear under which something is held, has to wait', async () => {
    await (await buyer(6)).call('doPlaceOrder');
    test.shop.config.rateLimit = 100_000;
    const guesser = await buyer(6);
    const keys = [];
    for (let count = 0; count < 31; count += 1) keys.push((await guesser.send('doPlaceOrder', [])).json().key);
    test.shop.config.rateLimit = 0;
    expect(keys).toEqual([...Array(30).fill('order.unpaidQuantity'), 'security.tooManyRequests']);
    await test.database.pool.query('DELETE FROM rate_limit');
  });

  it('a carton may always be ordered, however many pieces are in it, and only whole ones', async () => {
    const [, carton = 0] = await sharedStock(test.database.pool, 20);
    variationId = carton;
    const noticesOf = async (quantity: number) => (await (await buyer(quantity)).call('getCart')).notices ?? [];
    expect(await noticesOf(1)).toEqual([]);
    await sharedStock(test.database.pool, 46);
    expect(await noticesOf(2)).toMatchObject([{ key: 'unpaidQuantity', cause: { variationId: carton, pieces: 1 } }]);
    await (await buyer(1)).call('doPlaceOrder');
    await sharedStock(test.database.pool, 92);
    const inTwos = 'UPDATE variation SET minimum_order_quantity = $2, interval_order_quantity = $2 WHERE id = $1';
    await test.database.pool.query(inTwos, [carton, 2]);
    await test.database.pool.query('UPDATE orders SET status_id = 8');
    expect(await noticesOf(4)).toMatchObject([{ key: 'unpaidQuantity', cause: { pieces: 2 } }]);
  });
});
