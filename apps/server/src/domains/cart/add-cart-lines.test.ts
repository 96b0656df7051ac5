import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetVisitors } from '../../jobs/forget-visitors.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
let first: number;
let second: number;
let third: number;
let visitor: TestVisitor;

beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  [first = 0, second = 0, third = 0] = await sampleVariations(test.database.pool, 3, { stock: 20 });
  visitor = test.visitor();
});
afterAll(() => test.close());

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

async function numberOf(variationId: number): Promise<string> {
  const { rows } = await query('SELECT number FROM variation WHERE id = $1', [variationId]);
  return rows[0].number;
}

function quantities(basket: { items?: { variationId: number; quantity: number }[] | undefined }) {
  return basket.items?.map(({ variationId, quantity }) => [variationId, quantity]);
}

it('adds what comes again under its key once, and reports as the first time', async () => {
  const asked = {
    lines: [{ productId: first, quantity: 21 }, { productId: second, quantity: 3 }, { productId: third }],
    additionKey: 'lost-on-its-way-1',
  };
  await visitor.call('doAddCartItem', { productId: first, quantity: 2 });
  const report = await visitor.call('doAddCartLines', asked);
  await test.database.pool.query('UPDATE variation SET maximum_order_quantity = 4 WHERE id = $1', [second]);
  const again = await visitor.call('doAddCartLines', asked);
  expect([again.added, again.notAdded]).toEqual([report.added, report.notAdded]);
  expect(quantities(again.basket)).toEqual([
    [first, 2],
    [second, 3],
    [third, 1],
  ]);
  const { added } = await visitor.call('doAddCartLines', { ...asked, additionKey: 'lost-on-its-way-2' });
  expect(added.map(({ index }) => index)).toEqual([2]);
});

it('adds what can be added, by id and by number, and says of each other line why not', async () => {
  const number = await numberOf(second);
  const { basket, added, notAdded } = await visitor.call('doAddCartLines', {
    lines: [
      { productId: first, quantity: 21 },
      { number: 'none such', quantity: 2 },
      { number: ` ${number} `, quantity: 3 },
      { productId: third, quantity: 4 },
    ],
  });
  expect(added).toEqual([
    { index: 2, variationId: second, quantity: 3 },
    { index: 3, variationId: third, quantity: 4 },
  ]);
  expect(notAdded).toMatchObject([
    { index: 0, variationId: first, key: 'cart.addToBasket.notEnoughStockForVariation' },
    { index: 1, variationId: null, key: 'cart.addToBasket.variationNotFound' },
  ]);
  expect(notAdded[0]?.message).toContain('20');
  expect(basket.items?.every(({ variation }) => variation !== null)).toBe(true);
  expect(quantities(await visitor.call('getCart'))).toEqual([
    [second, 3],
    [third, 4],
  ]);
});

it('reads a number whatever its capitals', async () => {
  await query('UPDATE variation SET number = $2 WHERE id = $1', [first, 'AB-77-x']);
  await query('UPDATE variation SET number = $2 WHERE id = $1', [second, 'AB-78']);
  const { added } = await visitor.call('doAddCartLines', { lines: [{ number: 'AB-77-x' }, { number: 'ab-78' }] });
  expect(added.map(({ variationId }) => variationId)).toEqual([first, second]);
});

it('adds the smallest quantity where none is said, beside what the cart holds', async () => {
  await query('UPDATE variation SET minimum_order_quantity = 6, interval_order_quantity = 3 WHERE id = $1', [first]);
  for (const expected of [6, 3]) {
    const { added } = await visitor.call('doAddCartLines', { lines: [{ productId: first }] });
    expect(added).toEqual([{ index: 0, variationId: first, quantity: expected }]);
  }
  await query('UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1 WHERE id = $1', [first]);
});

it('counts lines of the same article together, against the stock too', async () => {
  const { added, notAdded, basket } = await visitor.call('doAddCartLines', {
    lines: [
      { productId: first, quantity: 12 },
      { number: await numberOf(first), quantity: 8 },
      { productId: first, quantity: 1 },
    ],
  });
  expect(added.map(({ index }) => index)).toEqual([0, 1]);
  expect(notAdded.map(({ index }) => index)).toEqual([2]);
  expect(quantities(basket)).toEqual([[first, 20]]);
});

it('asks for what has to be answered at its page', async () => {
  const { rows } = await query(
    `SELECT variation.id FROM variation JOIN item_order_property USING (item_id)
     JOIN order_property ON order_property.id = order_property_id
     WHERE is_required AND NOT is_pre_selected AND is_active AND availability_id < 9 ORDER BY 1 LIMIT 1`,
  );
  const productId = rows[0].id;
  const { notAdded } = await visitor.call('doAddCartLines', { lines: [{ productId, quantity: 1 }] });
  expect(notAdded).toMatchObject([{ variationId: productId, key: 'cart.addToBasket.orderPropertyMissing' }]);
});

describe('asked to, asks about so many packs that pieces may be meant', () => {
  let carton: string;
  let cartonId: number;
  beforeEach(async () => {
    const { rows } = await query(`SELECT id, number FROM variation WHERE number = 'TW-1002-27-K6'`);
    ({ id: cartonId, number: carton } = rows[0]);
    await query(`UPDATE variation SET stock_policy = 'unlimited' WHERE id = $1`, [cartonId]);
  });

  it('and adds the rest', async () => {
    const { added, notAdded, asked, basket } = await visitor.call('doAddCartLines', {
      lines: [{ number: 'none such' }, { number: carton, quantity: 101 }, { productId: first, quantity: 2 }],
      asksAboutPacks: true,
    });
    expect(added).toEqual([{ index: 2, variationId: first, quantity: 2 }]);
    expect(notAdded.map(({ index }) => index)).toEqual([0]);
    expect(asked).toEqual([{ index: 1, variationId: cartonId, sold: '101 Kartons', pieces: '606 Stück' }]);
    expect(quantities(basket)).toEqual([[first, 2]]);
    const input = { lines: [{ number: carton, quantity: 480 }], asksAboutPacks: true };
    const english = await visitor.send('doAddCartLines', [input], { headers: { locale: 'en' } });
    expect(english.json().data.asked).toMatchObject([{ sold: '480 cartons', pieces: '2,880 pieces' }]);
  });

  it('of a hundred, of single pieces, and unasked nobody is asked', async () => {
    const single = 'TW-1101-27-WS-1';
    await query("UPDATE variation SET stock_policy = 'unlimited' WHERE number = $1", [single]);
    const lines = [
      { number: carton, quantity: 100 },
      { number: single, quantity: 480 },
    ];
    const { added, asked } = await visitor.call('doAddCartLines', { lines, asksAboutPacks: true });
    expect([added.map(({ quantity }) => quantity), asked]).toEqual([[100, 480], []]);
    const unasked = await visitor.call('doAddCartLines', { lines: [{ number: carton, quantity: 101 }] });
    expect([unasked.added.map(({ quantity }) => quantity), unasked.asked]).toEqual([[101], undefined]);
  });
});

it('begins no session for numbers that nobody has', async () => {
  const answer = await visitor.send('doAddCartLines', [{ lines: [{ number: 'none such' }] }]);
  expect(answer.json().data).toMatchObject({ added: [], notAdded: [{ index: 0 }], basket: { itemQuantity: 0 } });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it('asks the database as often for a hundred lines as for one', async () => {
  const ids = await sampleVariations(test.database.pool, 100, { stock: 20 });
  // What a process remembers of articles is read by the first who adds them.
  await test.visitor().call('doAddCartLines', { lines: ids.map((productId) => ({ productId })) });
  await visitor.call('doAddCartItem', { productId: first });
  const count = vi.spyOn((await import('pg')).default.Client.prototype, 'query');
  const add = async (lines: { productId: number }[]) => {
    count.mockClear();
    await visitor.call('doAddCartLines', { lines });
    return count.mock.calls.length;
  };
  const ofOne = await add([{ productId: first }]);
  expect(await add(ids.map((productId) => ({ productId })))).toBe(ofOne);
  count.mockRestore();
});

describe('a shared cart', () => {
  it('is copied into the cart of whoever has the link, once however often, without what its owner typed', async () => {
    const { rows } = await query(
      `SELECT min(v.id) AS id FROM variation v JOIN item_order_property p USING (item_id)
        WHERE p.order_property_id = 65 AND v.is_active`,
    );
    const labelled: number = rows[0].id;
    await visitor.call('doAddCartItems', [
      { productId: first, quantity: 5 },
      { productId: second, quantity: 3 },
      {
        productId: labelled,
        quantity: 24,
        basketItemOrderParams: [{ property: { id: 65, value: 'Anna Wirt 4711' } }],
      },
    ]);
    const { token } = await visitor.call('doShareCart');
    expect(token).toMatch(/^[\w-]{22}$/);
    const { rows: stored } = await query('SELECT * FROM shared_cart');
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${token}|Anna Wirt`));

    const friend = test.visitor();
    const shared = await friend.call('getSharedCart', { token });
    expect(shared.lines.map(({ variationId, quantity, missing }) => [variationId, quantity, missing])).toEqual([
      [first, 5, []],
      [second, 3, []],
      [labelled, 24, ['Ihre Bestellnummer auf dem Etikett']],
    ]);
    await friend.call('doAddCartItem', { productId: second, quantity: 4 });
    const copies = [1, 2].map(() => friend.call('doAddSharedCart', { token }));
    const [copy] = await Promise.all(copies);
    expect(copy?.notAdded).toMatchObject([
      { index: 2, variationId: labelled, key: 'cart.addToBasket.orderPropertyMissing' },
    ]);
    expect(quantities(await friend.call('getCart'))).toEqual([
      [second, 4],
      [first, 5],
    ]);
    expect(quantities(await visitor.call('getCart'))).toHaveLength(3);
  });

  it('says what cannot be had any more, and shows nothing of it', async () => {
    await visitor.call('doAddCartItems', [{ productId: first }, { productId: second, quantity: 9 }]);
    const { token } = await visitor.call('doShareCart');
    await query('UPDATE variation SET is_active = false WHERE id = $1', [first]);
    await query('UPDATE stock SET quantity = 2 WHERE variation_id = $1', [second]);
    const friend = test.visitor();
    const { lines } = await friend.call('getSharedCart', { token });
    expect(lines.map(({ variation }) => variation?.variation.id)).toEqual([undefined, second]);
    const { added, notAdded } = await friend.call('doAddSharedCart', { token });
    await query('UPDATE variation SET is_active = true WHERE id = $1', [first]);
    expect(added).toEqual([]);
    expect(notAdded.map(({ key }) => key)).toEqual([
      'cart.addToBasket.variationNotFound',
      'cart.addToBasket.notEnoughStockForVariation',
    ]);
  });

  it('is open to the end of the day that is named, where the shop is, whatever the time at which it was made', async () => {
    const opens = async (token: string, moment: string) => {
      test.setNow(new Date(moment));
      const answer = await test.visitor().send('getSharedCart', [{ token }]);
      return answer.statusCode === 200;
    };
    for (const [made, last, after] of [
      ['2027-03-01T09:00:00Z', '2027-03-31T21:59:59.999Z', '2027-03-31T22:00:00Z'],
      ['2027-10-01T22:30:00Z', '2027-11-01T22:59:59.999Z', '2027-11-01T23:00:00Z'],
    ] as const) {
      test.setNow(new Date(made));
      const owner = test.visitor();
      await owner.call('doAddCartItem', { productId: first });
      const { token, validUntil } = await owner.call('doShareCart');
      expect(validUntil).toBe(last);
      expect([await opens(token, last), await opens(token, after)]).toEqual([true, false]);
      // As it was kept before.
      await query("UPDATE shared_cart SET until = until - interval '10 hours' WHERE until = $1", [last]);
      await forgetVisitors(test.shop, new Date(last));
      expect([await opens(token, last), await opens(token, after)]).toEqual([true, false]);
      await forgetVisitors(test.shop, new Date(after));
    }
    test.setNow(new Date());
  });

  it('ends after thirty days, is forgotten then, and is none where nothing is in the cart', async () => {
    await expect(visitor.call('doShareCart')).rejects.toMatchObject({ key: 'order.emptyBasket' });
    await visitor.call('doAddCartItem', { productId: first });
    const { token, validUntil } = await visitor.call('doShareCart');
    const ended = new Date(Date.parse(validUntil) + 1);
    test.setNow(ended);
    for (const operation of ['getSharedCart', 'doAddSharedCart'] as const) {
      await expect(test.visitor().call(operation, { token })).rejects.toMatchObject({ key: 'cart.sharedNotFound' });
    }
    await forgetVisitors(test.shop, ended);
    expect((await query('SELECT FROM shared_cart')).rowCount).toBe(0);
  });
});
