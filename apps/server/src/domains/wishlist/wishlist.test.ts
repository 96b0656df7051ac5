import { maximumWishlistItems } from '@mise/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { customerPassword, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { addToWishlist } from './change-wishlist.ts';
import { mergeWishlist } from './merge-wishlist.ts';

let test: TestShop;
let ids: number[];
let first: number;
let second: number;
let third: number;
let visitor: TestVisitor;

beforeAll(async () => {
  test = await createTestShop();
  ids = await sampleVariations(test.database.pool, 20);
});
beforeEach(async () => {
  [first = 0, second = 0, third = 0] = await sampleVariations(test.database.pool, 3, { stock: 20 });
  await query('UPDATE variation SET is_active = true WHERE id = ANY($1)', [ids]);
  visitor = test.visitor();
});
afterAll(() => test.close());

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

async function wish(...variationIds: number[]): Promise<void> {
  for (const variationId of variationIds) await visitor.call('doAddWishlistItem', { variationId });
}

async function idsOf(who: TestVisitor): Promise<number[]> {
  const { basket } = await who.call('getSession', { cartItems: 'none' });
  return Object.values(basket.itemWishListIds ?? {});
}

describe('an entry', () => {
  it('is put on the list once, whoever asks how often, and taken off once', async () => {
    const added = await visitor.call('doAddWishlistItem', { variationId: first, quantity: 3 });
    expect(added).toMatchObject({ variationId: first, id: expect.any(Number) });
    expect(await visitor.call('doAddWishlistItem', { variationId: first })).toEqual(added);
    await wish(second);
    expect(await idsOf(visitor)).toEqual([second, first]);
    expect((await visitor.call('getCart')).itemWishListIds).toEqual({ 0: second, 1: first });
    expect(await visitor.call('deleteWishlistItem', { variationId: first })).toBe(true);
    expect(await visitor.call('deleteWishlistItem', { variationId: first })).toBe(false);
    expect(await idsOf(visitor)).toEqual([second]);
  });

  it('stands there once after ten presses at once', async () => {
    await wish(second);
    await Promise.all(Array.from({ length: 10 }, () => wish(first)));
    expect(await idsOf(visitor)).toEqual([first, second]);
  });

  it('is not one too many where two processes add the last one at once', async () => {
    await wish(third);
    const customer = await ownerOf([third]);
    await fill(customer, maximumWishlistItems - 1);
    const results = await Promise.allSettled(
      [first, second].map((variationId) =>
        test.shop.db.transaction((db) => addToWishlist({ db, now: new Date() }, { customer, variationId })),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await idsOf(visitor)).toHaveLength(maximumWishlistItems);
  });

  it('is of one visitor alone', async () => {
    await wish(first);
    const other = test.visitor();
    expect(await other.call('deleteWishlistItem', { variationId: first })).toBe(false);
    await other.call('doAddWishlistItem', { variationId: second });
    expect(await other.call('deleteWishlistItem', { variationId: first })).toBe(false);
    expect((await other.call('getWishlist')).map(({ variation }) => variation.id)).toEqual([second]);
    expect(await idsOf(visitor)).toEqual([first]);
  });

  it('is refused where the variation is not there, not active or closed, and leaves no session', async () => {
    await query('UPDATE variation SET is_active = false WHERE id = $1', [first]);
    for (const variationId of [2_000_000_000, first, await closedVariation()]) {
      const answer = await visitor.send('doAddWishlistItem', [{ variationId }]);
      expect(answer.json().key).toBe('productNotFound');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('may be sold out: that is what a list is for', async () => {
    await query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [first]);
    await wish(first);
    expect(await visitor.call('getWishlist')).toMatchObject([{ filter: { isSalable: false } }]);
  });
});

/** One that stands in categories for customers only. */
async function closedVariation(): Promise<number> {
  const { rows } = await query(
    `SELECT variation.id FROM variation WHERE is_active AND item_id IN (SELECT item_id FROM item_category)
       AND NOT EXISTS (
         SELECT FROM item_category JOIN category ON category.id = category_id
         WHERE item_category.item_id = variation.item_id AND NOT is_customers_only
           AND NOT EXISTS (SELECT FROM category parent WHERE parent.id = category.parent_id AND parent.is_customers_only)
       ) ORDER BY id LIMIT 1`,
  );
  return rows[0].id;
}

describe('the list', () => {
  it('is empty for a visitor without a session, who gets none by reading it', async () => {
    const answer = await visitor.send('getWishlist', []);
    expect(answer.json()).toMatchObject({ data: [], meta: { inactiveVariationIds: [] } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await visitor.call('deleteWishlistItem', { variationId: first })).toBe(false);
  });

  it('shows the newest first, with price and stock of now', async () => {
    await wish(first, second);
    await query('UPDATE stock SET quantity = 7 WHERE variation_id = $1', [second]);
    const [newest, older] = await visitor.call('getWishlist');
    expect(newest).toMatchObject({ variation: { id: second, stock: 7 }, filter: { isSalable: true } });
    expect(older?.variation.id).toBe(first);
    const { products } = await visitor.call('getProductsByIds', { variationIds: [second] });
    expect(newest?.prices).toEqual(products[0]?.prices);
    const [small] = await visitor.call('getWishlist', { products: 'small' });
    expect(small).toMatchObject({ variation: { id: second, name: newest?.variation.name, stock: 7 } });
    expect(small?.attributes).toBeUndefined();
  });

  it('keeps what is for sale no more and says so; what was closed since is not shown', async () => {
    await wish(first, second);
    const closed = await closedVariation();
    await query('UPDATE wishlist_item SET variation_id = $1 WHERE id = (SELECT max(id) FROM wishlist_item)', [closed]);
    await query('UPDATE variation SET is_active = false WHERE id = $1', [first]);
    const { data, meta } = (await visitor.send('getWishlist', [])).json();
    expect(data.map(({ variation }: { variation: { id: number } }) => variation.id)).toEqual([first]);
    expect(meta).toEqual({ inactiveVariationIds: [closed, first], page: 1, lastPage: 1, total: 2 });
    expect(await idsOf(visitor)).toEqual([closed, first]);
  });

  it('comes in pages for whoever asks so, of which one beyond the last is the last', async () => {
    await wish(first, second, third);
    await query('UPDATE variation SET is_active = false WHERE id = ANY($1)', [[first, third]]);
    const pageOf = async (input: object) => {
      const { data, meta } = (await visitor.send('getWishlist', [{ itemsPerPage: 2, ...input }])).json();
      return { ids: data.map(({ variation }: { variation: { id: number } }) => variation.id), meta };
    };
    const [newest, oldest] = [
      { ids: [third, second], meta: { inactiveVariationIds: [third], page: 1, lastPage: 2, total: 3 } },
      { ids: [first], meta: { inactiveVariationIds: [first], page: 2, lastPage: 2, total: 3 } },
    ];
    expect(await pageOf({})).toEqual(newest);
    expect(await pageOf({ page: 2 })).toEqual(oldest);
    expect(await pageOf({ page: 9 })).toEqual(oldest);
    expect((await visitor.send('getWishlist', [{ itemsPerPage: 101 }])).statusCode).toBe(400);
    await visitor.call('deleteWishlistItem', { variationId: first });
    expect((await pageOf({ page: 2 })).meta).toMatchObject({ page: 1, lastPage: 1, total: 2 });
  });

  it('costs the same number of queries however long it is', async () => {
    const spied = vi.spyOn(test.shop.pool, 'query');
    const queries = async () => {
      spied.mockClear();
      await visitor.call('getWishlist');
      return spied.mock.calls.length;
    };
    await wish(first);
    const ofOne = await queries();
    await wish(...ids);
    expect(await queries()).toBe(ofOne);
    spied.mockRestore();
  });
});

describe('the whole list into the cart', () => {
  it('adds the smallest quantity of each, and says in the language of the request why not of the rest', async () => {
    await query('UPDATE variation SET minimum_order_quantity = 6, interval_order_quantity = 6 WHERE id = $1', [second]);
    await query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [third]);
    await visitor.call('doAddCartItem', { productId: first, quantity: 2 });
    await wish(first, second, third);
    const response = await visitor.send('doAddWishlistToCart', [], { headers: { locale: 'en' } });
    const { data, events } = response.json();
    expect(data.addedVariationIds).toEqual([second, first]);
    expect(data.notAdded).toEqual([
      {
        variationId: third,
        name: expect.stringMatching(/\w/),
        key: 'cart.addToBasket.notEnoughStockForVariation',
        message: expect.stringMatching(/stock/),
      },
    ]);
    expect(quantities(data.basket)).toEqual([
      [first, 3],
      [second, 6],
    ]);
    expect(events.AfterBasketChanged.basket).toMatchObject({ itemQuantity: 9 });
    expect(quantities(await visitor.call('getCart'))).toEqual(quantities(data.basket));
    await query('UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1 WHERE id = $1', [second]);
  });

  it('is added once where it comes again under its key, and reported as the first time', async () => {
    await query('UPDATE stock SET quantity = 0 WHERE variation_id = $1', [third]);
    await wish(first, second, third);
    const asked = { additionKey: 'lost-on-its-way-1' };
    const report = await visitor.call('doAddWishlistToCart', asked);
    const again = await visitor.call('doAddWishlistToCart', asked);
    expect([again.addedVariationIds, again.notAdded]).toEqual([report.addedVariationIds, report.notAdded]);
    expect(again.basket.itemQuantity).toBe(2);
    const { basket } = await visitor.call('doAddWishlistToCart', { additionKey: 'lost-on-its-way-2' });
    expect(basket.itemQuantity).toBe(4);
  });

  it('goes on to the next step of what the cart holds, and never beyond a maximum', async () => {
    await query('UPDATE variation SET maximum_order_quantity = 2 WHERE id = $1', [first]);
    await wish(first);
    for (const quantity of [1, 2]) {
      const { basket, notAdded } = await visitor.call('doAddWishlistToCart');
      expect(quantities(basket)).toEqual([[first, quantity]]);
      expect(notAdded).toEqual([]);
    }
    const { basket, notAdded } = await visitor.call('doAddWishlistToCart');
    expect(quantities(basket)).toEqual([[first, 2]]);
    expect(notAdded).toMatchObject([{ key: 'cart.addToBasket.maxVariationQuantityReached' }]);
    await query('UPDATE variation SET maximum_order_quantity = NULL WHERE id = $1', [first]);
  });

  it('names what it leaves, but not what may not be shown', async () => {
    await wish(first, second);
    const closed = await closedVariation();
    await query('UPDATE wishlist_item SET variation_id = $1 WHERE id = (SELECT max(id) FROM wishlist_item)', [closed]);
    await query('UPDATE variation SET is_active = false WHERE id = $1', [first]);
    const { notAdded } = await visitor.call('doAddWishlistToCart');
    const { rows } = await query(
      `SELECT item_text.name FROM item_text JOIN variation USING (item_id) WHERE variation.id = $1 AND language = 'de'`,
      [first],
    );
    expect(notAdded.map(({ variationId, name }) => [variationId, name])).toEqual([
      [closed, ''],
      [first, rows[0].name],
    ]);
  });

  it('leaves what is for sale no more', async () => {
    await wish(first);
    await query('UPDATE variation SET is_active = false WHERE id = $1', [first]);
    const { basket, notAdded } = await visitor.call('doAddWishlistToCart');
    expect(basket.items).toEqual([]);
    expect(notAdded).toMatchObject([{ variationId: first, key: 'cart.addToBasket.variationNotFound' }]);
  });

  it('is nothing for a visitor without a list, who gets no session by it', async () => {
    const answer = await visitor.send('doAddWishlistToCart', []);
    expect(answer.json().data).toMatchObject({ addedVariationIds: [], notAdded: [] });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

function quantities(basket: { items?: { variationId: number; quantity: number }[] }) {
  return basket.items?.map(({ variationId, quantity }) => [variationId, quantity]);
}

describe('a guest becomes somebody', () => {
  it('keeps the list under the new token, and under the one before in case the answer is lost', async () => {
    await wish(first, second);
    const { user, basket } = (await visitor.call('doLoginAsGuest', { email: 'anna@krone.example' })) ?? {};
    expect(user).toEqual({ guestMail: 'anna@krone.example' });
    expect(Object.values(basket?.itemWishListIds ?? {})).toEqual([second, first]);
    const { rows } = await query(
      `SELECT email, array_agg(variation_id ORDER BY wishlist_item.id) AS list FROM wishlist_item
       JOIN customer ON customer.id = customer_id GROUP BY customer.id ORDER BY customer.id DESC LIMIT 2`,
    );
    expect(rows).toEqual([
      { email: null, list: [first, second] },
      { email: 'anna@krone.example', list: [first, second] },
    ]);
  });

  it('finds the list of a guest in the account after a login', async () => {
    const email = 'paul@krone.example';
    const customer = await signInCustomer(test, email);
    await customer.call('doAddWishlistItem', { variationId: third });
    await customer.call('doLogoutUser');
    expect(await idsOf(customer)).toEqual([]);
    await customer.call('doAddWishlistItem', { variationId: first });
    await customer.call('doLogin', { email, password: customerPassword });
    expect(await idsOf(customer)).toEqual([first, third]);
  });

  it('takes the list along to another customer, who keeps what is theirs', async () => {
    await wish(first, second);
    const other = test.visitor();
    await other.call('doAddWishlistItem', { variationId: second });
    await other.call('doAddWishlistItem', { variationId: third });
    await merge(await ownerOf([first, second]), await ownerOf([second, third]));
    expect(await idsOf(other)).toEqual([first, third, second]);
    expect(await idsOf(visitor)).toEqual([second, first]);
  });

  it('takes no more along than a list holds: the newest', async () => {
    await wish(first, second);
    const other = test.visitor();
    await other.call('doAddWishlistItem', { variationId: third });
    const owner = await ownerOf([third]);
    await fill(owner, maximumWishlistItems - 1);
    await merge(await ownerOf([first, second]), owner);
    const merged = await idsOf(other);
    expect(merged).toHaveLength(maximumWishlistItems);
    expect(merged[0]).toBe(second);
    expect(merged).not.toContain(first);
  });
});

/** Puts so many entries on a list that holds one of those of the test. */
async function fill(owner: { id: number }, size: number): Promise<void> {
  await query(
    `INSERT INTO wishlist_item (customer_id, variation_id, created_at)
     SELECT $1, id, now() FROM variation WHERE id <> ALL($2) ORDER BY id LIMIT $3`,
    [owner.id, [first, second, third], size - 1],
  );
}

function merge(from: { id: number }, to: { id: number }): Promise<void> {
  return test.shop.db.transaction((db) => mergeWishlist({ db }, { from, to }));
}

/** The customer who made a list of exactly these last. */
async function ownerOf(variationIds: number[]): Promise<{ id: number }> {
  const { rows } = await query(
    `SELECT customer_id AS id FROM wishlist_item GROUP BY customer_id
     HAVING array_agg(variation_id ORDER BY variation_id) = $1::int[] ORDER BY max(id) DESC LIMIT 1`,
    [variationIds.toSorted((a, b) => a - b)],
  );
  return rows[0];
}
