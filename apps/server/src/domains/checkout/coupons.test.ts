import { randomUUID } from 'node:crypto';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { newCoupon } from '../../testing/new-coupon.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { endUnpaid } from '../payments/end-unpaid.ts';

let test: TestShop;
/** 40 euros a piece. */
let article: number;
beforeAll(async () => {
  test = await createTestShop({ TRUST_PROXY: '1' });
});
beforeEach(async () => {
  [article = 0] = await sampleVariations(test.database.pool, 1, { stock: 1000 });
  await test.database.pool.query('UPDATE variation_price SET amount = 400000 WHERE variation_id = $1', [article]);
});
afterAll(() => test.close());

async function withCart(quantity = 1): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: article, quantity });
  return visitor;
}

async function buyer(couponCode: string, email = `${randomUUID()}@krone.example`): Promise<TestVisitor> {
  const visitor = await withCart();
  await fillCheckout(visitor, { email });
  await visitor.call('doAddCoupon', { couponCode });
  return visitor;
}

async function outcome(visitor: TestVisitor): Promise<number | string> {
  try {
    return (await visitor.call('doPlaceOrder')).order.id;
  } catch (error) {
    return (error as { key: string }).key;
  }
}

describe('a coupon', () => {
  it('lowers what the cart and its order come to, line by line and rate by rate', async () => {
    const code = await newCoupon(test, { kind: 'fixed', amount: 1000 });
    const visitor = await withCart(2);
    await fillCheckout(visitor);
    const before = await visitor.call('getCart');
    const answer = (await visitor.send('doAddCoupon', [{ couponCode: ` ${code.toLowerCase()} ` }])).json();
    expect(answer.data).toMatchObject({ couponCode: code, couponDiscount: 10, couponDiscountNet: 8.41 });
    expect(answer.events.AfterBasketChanged.basket).toMatchObject({ couponCode: code });
    expect(answer.events.CheckoutChanged.checkout.shippingProfileList.length).toBeGreaterThan(0);
    const cart = await visitor.call('getCart');
    expect([cart.itemSum, cart.basketAmount]).toEqual([80, before.basketAmount - 10]);

    const { order, totals } = await visitor.call('doPlaceOrder', { expectedTotal: cart.basketAmount });
    expect(totals).toMatchObject({
      couponCode: code,
      couponType: 'fixed',
      couponValue: 10,
      totalGross: cart.basketAmount,
    });
    const line = order.orderItems.find(({ typeId }) => typeId === 4);
    expect(line).toMatchObject({ orderItemName: `Gutschein ${code}`, quantity: 1, vatRate: 19 });
    expect(line?.amounts[0]).toMatchObject({ priceGross: -10, priceNet: -8.4034 });
    const { rows } = await test.database.pool.query(
      'SELECT type_id, line_gross, discount_gross, parts FROM order_item WHERE order_id = $1 ORDER BY position',
      [order.id],
    );
    expect(rows).toMatchObject([
      { type_id: 1, line_gross: '8000', discount_gross: '1000' },
      { type_id: 4, line_gross: '-1000', parts: [{ vatRate: 1900, net: -841, gross: -1000 }] },
    ]);
  });

  it('delivers for free', async () => {
    const visitor = await withCart();
    expect((await visitor.call('getCart')).shippingAmount).toBeGreaterThan(0);
    const couponCode = await newCoupon(test, { kind: 'freeShipping' });
    const cart = await visitor.call('doAddCoupon', { couponCode });
    expect(cart).toMatchObject({
      shippingAmount: 0,
      shippingDeleteByCoupon: true,
      basketAmount: 40,
      couponDiscount: 0,
    });
    const { list } = await visitor.call('getShippingProvider');
    expect(list.every(({ shippingAmount }) => shippingAmount === 0)).toBe(true);
  });

  it('is needed for that where the rest of the cart are gift cards', async () => {
    const visitor = await withCart();
    const { shippingAmount } = await visitor.call('getCart');
    const cart = await visitor.call('doAddCartItem', { productId: 19_904, quantity: 2 });
    expect([cart.itemSum, cart.shippingAmount]).toEqual([540, shippingAmount]);
  });

  it('goes when the cart falls below what it asks for, which is told once', async () => {
    const visitor = await withCart(3);
    const code = await newCoupon(test, { minimumItemSum: 10_000 });
    await visitor.call('doAddCoupon', { couponCode: code });
    const [line] = (await visitor.call('getCart')).items ?? [];
    const changed = await visitor.call('setCartItemQuantity', {
      productId: article,
      cartItemId: line?.id ?? 0,
      quantity: 2,
    });
    expect(changed).toMatchObject({
      couponCode: '',
      couponDiscount: 0,
      notices: [{ key: 'couponRemoved.minimumOrderValue', cause: { name: code, amount: '100,00\u00a0€' } }],
    });
    expect((await visitor.call('getCart')).notices).toBeUndefined();
  });

  it('goes by an address that ends it, which the next answer with the cart tells', async () => {
    const code = await newCoupon(test, { customerType: 'business' });
    const visitor = await withCart();
    await fillCheckout(visitor);
    await visitor.call('doAddCoupon', { couponCode: code });
    const addresses = await visitor.call('doSaveAddress', {
      typeId: 1,
      addressData: { ...germanAddress, companyName: '', city: 'Ulm' },
    });
    const addressId = addresses.find(({ city }) => city === 'Ulm')?.id ?? 0;
    await visitor.call('setCheckoutAddress', { typeId: 1, addressId });
    await visitor.call('getPaymentProviders');
    const cart = await visitor.call('getCart');
    expect(cart).toMatchObject({ couponCode: '', couponDiscount: 0 });
    expect(cart.notices).toEqual([{ key: 'couponRemoved.invalid', cause: { name: code } }]);
    expect((await visitor.call('getCart')).notices).toBeUndefined();
  });

  it('stays when another one is refused, goes when one is taken, and is taken out by its code alone', async () => {
    const [first, second] = [await newCoupon(test), await newCoupon(test, { percent: 500 })];
    const visitor = await withCart();
    await visitor.call('doAddCoupon', { couponCode: first });
    await expect(visitor.call('doAddCoupon', { couponCode: 'NONE' })).rejects.toMatchObject({
      key: 'coupon.usedOrInvalid',
    });
    const expired = await newCoupon(test, { validUntil: new Date(0) });
    await expect(visitor.call('doAddCoupon', { couponCode: expired })).rejects.toMatchObject({ key: 'coupon.expired' });
    expect(await visitor.call('getCart')).toMatchObject({ couponCode: first, couponDiscount: 4 });
    expect(await visitor.call('doAddCoupon', { couponCode: second })).toMatchObject({
      couponCode: second,
      couponDiscount: 2,
    });
    await expect(visitor.call('deleteCoupon', { couponCode: first })).rejects.toMatchObject({
      key: 'coupon.removeFailed',
    });
    expect(await visitor.call('deleteCoupon', { couponCode: second })).toMatchObject({
      couponCode: '',
      couponDiscount: 0,
    });
  });

  it('begins no session where it is refused', async () => {
    const visitor = test.visitor();
    await visitor.send('doAddCoupon', [{ couponCode: await newCoupon(test) }]);
    const { rows } = await test.database.pool.query('SELECT count(*)::int FROM session');
    await visitor.send('doAddCoupon', [{ couponCode: 'NONE' }]);
    expect((await test.database.pool.query('SELECT count(*)::int FROM session')).rows).toEqual(rows);
  });

  it('comes along when a guest logs in, and goes where it is not theirs', async () => {
    const email = `${randomUUID()}@krone.example`;
    const known = await signInCustomer(test, email);
    await known.call('doAddCartItem', { productId: article });
    await fillCheckout(known, { email });
    await known.call('doPlaceOrder');
    const code = await newCoupon(test);
    for (const [couponCode, kept] of [
      [code, code],
      [await newCoupon(test, { orderedBefore: 'never' }), ''],
    ] as const) {
      const guest = await withCart();
      await guest.call('doAddCoupon', { couponCode });
      await guest.call('doLogin', { email, password: customerPassword });
      expect((await guest.call('getCart')).couponCode).toBe(kept);
    }
    // Whoever comes without one finds their own.
    await known.call('doAddCoupon', { couponCode: code });
    const guest = await withCart();
    await guest.call('doLogin', { email, password: customerPassword });
    expect((await guest.call('getCart')).couponCode).toBe(code);
  });
});

describe('a code for so many orders', () => {
  it('goes to exactly 6 of 24 buyers at once; the others are told, and order without it', async () => {
    const couponCode = await newCoupon(test, { maximumUses: 6 });
    const buyers = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const visitor = await withCart();
        await fillCheckout(visitor, { email: `${randomUUID()}@krone.example` });
        const { id } = await visitor.call('getCart');
        return { visitor, id };
      }),
    );
    // At once, too: the network that they share may not try as many codes at a time.
    await test.database.pool.query(
      'UPDATE basket SET coupon_id = (SELECT id FROM coupon WHERE code = $1) WHERE id = ANY($2)',
      [couponCode, buyers.map(({ id }) => id)],
    );
    const outcomes = await Promise.all(buyers.map(({ visitor }) => outcome(visitor)));
    expect(outcomes.filter((each) => typeof each === 'number')).toHaveLength(6);
    expect(outcomes.filter((each) => each === 'coupon.usedOrInvalid')).toHaveLength(18);
    const { rows } = await test.database.pool.query(
      'SELECT count(*)::int FROM order_item WHERE type_id = 4 AND order_id = ANY($1)',
      [outcomes.filter((each) => typeof each === 'number')],
    );
    expect(rows).toEqual([{ count: 6 }]);
    const refused = buyers.flatMap(({ visitor }, index) => (typeof outcomes[index] === 'number' ? [] : visitor));
    const without = refused.slice(0, 3).map(async (visitor) => {
      const { couponCode: left, notices, basketAmount } = await visitor.call('getCart');
      const { totals } = await visitor.call('doPlaceOrder', { expectedTotal: basketAmount });
      return [left, notices?.[0]?.key, totals.couponValue];
    });
    expect(await Promise.all(without)).toEqual(without.map(() => ['', 'couponRemoved.invalid', 0]));
    await expect(buyer(couponCode)).rejects.toMatchObject({ key: 'coupon.usedOrInvalid' });
  });

  it('may be entered by many at once, each from where they are', async () => {
    const couponCode = await newCoupon(test);
    const visitors = await Promise.all(Array.from({ length: 20 }, () => withCart()));
    const answers = await Promise.all(
      visitors.map((visitor, index) =>
        visitor.send('doAddCoupon', [{ couponCode }], { headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(visitors.map(() => 200));
  });

  it('is free again when its order is canceled', async () => {
    const couponCode = await newCoupon(test, { maximumUses: 1 });
    const { order } = await (await buyer(couponCode)).call('doPlaceOrder');
    const over = new Date(Date.now() + 30 * 24 * 3_600_000);
    await test.shop.db.transaction((tx) => endUnpaid(tx, { orderId: order.id, now: over }));
    expect(await outcome(await buyer(couponCode))).toBeTypeOf('number');
  });
});

it('a coupon for new customers is none for a mail address that has ordered, unless that came to nothing', async () => {
  const email = `${randomUUID()}@krone.example`;
  const first = await withCart();
  await fillCheckout(first, { email });
  const { order } = await first.call('doPlaceOrder');
  const code = await newCoupon(test, { orderedBefore: 'never' });
  await expect(first.call('doAddCartItem', { productId: article, quantity: 1 })).resolves.toBeTruthy();
  await expect(first.call('doAddCoupon', { couponCode: code })).rejects.toMatchObject({
    key: 'coupon.newCustomersOnly',
  });
  const known = await buyer(code, email.toUpperCase());
  const { basketAmount: expectedTotal } = await known.call('getCart');
  await expect(known.call('doPlaceOrder', { expectedTotal })).rejects.toMatchObject({ key: 'coupon.newCustomersOnly' });
  // Nor is one that is being paid an order yet.
  await test.database.pool.query('UPDATE orders SET status_id = $1 WHERE id = $2', [orderStatusIds.prepared, order.id]);
  await expect(known.call('doPlaceOrder', { expectedTotal: 0 })).rejects.toMatchObject({ key: 'order.itemsChanged' });
  await test.shop.db.transaction((tx) => endUnpaid(tx, { orderId: order.id, now: new Date() }));
  expect(await outcome(await buyer(code, email))).toBeTypeOf('number');
});

it('says nothing of an address that was only typed: not what was ordered under it, and no thanks for that', async () => {
  const email = `${randomUUID()}@krone.example`;
  const first = await withCart();
  await fillCheckout(first, { email });
  await first.call('doPlaceOrder');
  const [never, thanks] = [
    await newCoupon(test, { orderedBefore: 'never' }),
    await newCoupon(test, { orderedBefore: 'yes' }),
  ];
  const heard = (visitor: TestVisitor) =>
    Promise.all(
      [never, thanks].map(async (couponCode) => (await visitor.send('doAddCoupon', [{ couponCode }])).json().key ?? ''),
    );
  const [typed, stranger] = [await withCart(), await withCart()];
  await typed.call('doLoginAsGuest', { email });
  await stranger.call('doLoginAsGuest', { email: `${randomUUID()}@krone.example` });
  expect(await heard(typed)).toEqual(await heard(stranger));
  const account = await signInCustomer(test, email);
  await account.call('doAddCartItem', { productId: article, quantity: 1 });
  expect(await heard(account)).toEqual(['', 'coupon.existingCustomersOnly']);
  await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  await test.database.pool.query('UPDATE orders SET paid_amount = total_gross WHERE email = $1', [email]);
  expect(await heard(account)).toEqual(['coupon.newCustomersOnly', '']);
});

it('what strangers order under an address and do not pay takes no coupon from who is known to have it', async () => {
  const email = `${randomUUID()}@krone.example`;
  const account = await signInCustomer(test, email);
  await test.database.pool.query('UPDATE account SET confirmed_at = now() WHERE email = $1', [email]);
  await account.call('doAddCartItem', { productId: article, quantity: 1 });
  await fillCheckout(account);
  const couponCode = await newCoupon(test, { orderedBefore: 'never' });
  await account.call('doAddCoupon', { couponCode });
  const stranger = await withCart();
  await fillCheckout(stranger, { email });
  await stranger.call('doPlaceOrder');
  expect(await account.call('getCart')).toMatchObject({ couponCode });
  // Their orders come to the account with a login, and are those of guests all the same.
  const elsewhere = test.visitor();
  await elsewhere.call('doLogin', { email, password: customerPassword });
  expect(await elsewhere.call('getCart')).toMatchObject({ couponCode });
  expect(await outcome(account)).toBeTypeOf('number');
  await account.call('doAddCartItem', { productId: article, quantity: 1 });
  expect((await account.send('doAddCoupon', [{ couponCode }])).json().key).toBe('coupon.newCustomersOnly');
});

it('nor does an order thank for what was ordered under an address that was only typed', async () => {
  const email = `${randomUUID()}@krone.example`;
  const first = await withCart();
  await fillCheckout(first, { email });
  await first.call('doPlaceOrder');
  const typed = await withCart();
  await fillCheckout(typed, { email });
  const { id } = await typed.call('getCart');
  const code = await newCoupon(test, { orderedBefore: 'yes' });
  const enter = 'UPDATE basket SET coupon_id = (SELECT id FROM coupon WHERE code = $1) WHERE id = $2';
  await test.database.pool.query(enter, [code, id]);
  expect(await outcome(typed)).toBe('coupon.existingCustomersOnly');
});

it('one that ended since the buyer looked leads back to the cart, which says so', async () => {
  const code = await newCoupon(test);
  const visitor = await buyer(code);
  const { basketAmount: expectedTotal } = await visitor.call('getCart');
  const end = `UPDATE coupon_campaign SET is_active = false WHERE id = (SELECT campaign_id FROM coupon WHERE code = $1)`;
  await test.database.pool.query(end, [code]);
  await expect(visitor.call('doPlaceOrder', { expectedTotal })).rejects.toMatchObject({ key: 'order.itemsChanged' });
  expect((await visitor.call('getCart')).notices).toEqual([{ key: 'couponRemoved.invalid', cause: { name: code } }]);
});

it('delivery for free is no discount for articles that are sold with one alone', async () => {
  const { pool } = test.database;
  const policy = 'UPDATE item SET coupon_policy = $2 WHERE id = (SELECT item_id FROM variation WHERE id = $1)';
  await pool.query(policy, [article, 'required']);
  const visitor = await buyer(await newCoupon(test, { kind: 'freeShipping' }));
  expect(await outcome(visitor)).toBe('coupon.promotionRequired');
  await visitor.call('doAddCoupon', { couponCode: await newCoupon(test) });
  expect(await outcome(visitor)).toBeTypeOf('number');
  await pool.query(policy, [article, 'allowed']);
});

describe('guesses', () => {
  it('wait after fifty of a network, wherever their session began, and a code that is known is none', async () => {
    const couponCode = await newCoupon(test);
    for (let count = 0; count < 6; count += 1) await (await withCart()).call('doAddCoupon', { couponCode });
    for (let count = 0; count < 6; count += 1)
      await test.visitor().send('doAddCoupon', [{ couponCode: `WRONG${count}` }]);
    // Many buyers share a network: what a few of them mistype keeps nobody else waiting.
    await (await withCart()).call('doAddCoupon', { couponCode });
    await test.database.pool.query("UPDATE rate_limit SET count = 49 WHERE key LIKE 'coupon:network:%'");
    await test.visitor().send('doAddCoupon', [{ couponCode: 'WRONG6' }]);
    const answer = await test.visitor().send('doAddCoupon', [{ couponCode }]);
    expect([answer.statusCode, answer.json().key]).toEqual([429, 'coupon.tooManyAttempts']);
    const { rows } = await test.database.pool.query("SELECT key FROM rate_limit WHERE key LIKE 'coupon:%'");
    expect(JSON.stringify(rows)).not.toContain('WRONG');
    await test.database.pool.query('DELETE FROM rate_limit');
  });
});
