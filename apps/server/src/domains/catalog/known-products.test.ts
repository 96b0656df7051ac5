import type { Product } from '@mise/contract/catalog/product.ts';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { changeItems } from './change-items.ts';
import { changePrice } from './change-price.ts';
import type { ItemVariation } from './item-variations.ts';
import { knownProducts } from './known-products.ts';
import type { ProductRow } from './product-rows.ts';
import { itemText } from './tables/items.ts';
import { variationPrice } from './tables/prices.ts';
import type { WireFrame } from './wire/wire-frame.ts';

type Visitor = ReturnType<TestShop['visitor']>;

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

/** Of item 1001, whose main variation the list shows. */
const number = 'TW-1001-27-WS';
const query = (text: string) => test.database.pool.query(text);

/** The card of item 1001 in the list of plates, and whether rows of products, and of variations of listed items, were read for it. */
async function card(products: 'small' | 'all' = 'small', locale = 'de', visitor = test.visitor()) {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const categoryUrlPath = { de: '/geschirr/teller', en: '/tableware/plates' }[locale];
  const payload = [{ categoryUrlPath, itemsPerPage: 100, products }];
  const answer = await visitor.send('getFacet', payload, { headers: { locale } });
  const names = asked.mock.calls.map(([given]) => `${(given as { name?: string }).name}`);
  asked.mockRestore();
  const found = answer.json().data.products.find(({ item }: { item: { id: number } }) => item.id === 1001);
  const isAsked = (query: string) => names.some((name) => name.startsWith(query));
  return { found, isRead: isAsked('product_rows'), areItemsRead: isAsked('item_variations') };
}

it('reads what a list showed before again when it changed, and only then', async () => {
  expect(await card()).toMatchObject({ isRead: true, found: { texts: { name1: expect.any(String) } } });
  expect(await card()).toMatchObject({ isRead: false });
  expect(await card('all')).toMatchObject({ isRead: true });
  expect(await card('all')).toMatchObject({ isRead: false });

  await changeItems(test.shop, [1001], ({ db }) =>
    db.update(itemText).set({ name: 'Teller Neu' }).where(eq(itemText.itemId, 1001)),
  );
  expect(await card()).toMatchObject({ isRead: true, found: { texts: { name1: 'Teller Neu' } } });
  expect(await card('all')).toMatchObject({ isRead: true, found: { texts: { name1: 'Teller Neu' } } });

  await changePrice(test.shop, { number, amount: 98_700 });
  const repriced = await card();
  expect(repriced.isRead).toBe(true);
  expect(JSON.stringify(repriced.found.prices)).toContain('9.87');
});

it('answers each language its own words', async () => {
  const [german, english, again] = [await card(), await card('small', 'en'), await card()];
  expect(english.found.texts.urlPath).not.toBe(german.found.texts.urlPath);
  expect(again.found.texts.urlPath).toBe(german.found.texts.urlPath);
});

it('tells the stock of this moment', async () => {
  await query(`UPDATE variation SET stock_policy = 'limited' WHERE item_id = 1001`);
  await query('UPDATE stock SET quantity = 40 WHERE variation_id IN (SELECT id FROM variation WHERE item_id = 1001)');
  expect((await card('all')).found.variation.stock).toBe(40);
  await query('UPDATE stock SET quantity = 39 WHERE variation_id IN (SELECT id FROM variation WHERE item_id = 1001)');
  expect((await card('all')).found.variation.stock).toBe(39);
  await query('UPDATE stock SET quantity = 0 WHERE variation_id IN (SELECT id FROM variation WHERE item_id = 1001)');
  expect((await card()).found.filter.isSalable).toBe(false);
  await query('UPDATE stock SET quantity = 39 WHERE variation_id IN (SELECT id FROM variation WHERE item_id = 1001)');
  expect((await card()).found.filter.isSalable).toBe(true);
});

it('tells what the other variations of an item are now', async () => {
  const choices = async () => Number((await card('all')).found.numberOfVariations);
  const before = await choices();
  const { rows } = await query(`SELECT id FROM variation WHERE item_id = 1001 AND number <> '${number}' LIMIT 1`);
  await query(`UPDATE variation SET is_active = false WHERE id = ${rows[0].id}`);
  expect(await choices()).toBe(before - 1);
  await query(`UPDATE variation SET is_active = true WHERE id = ${rows[0].id}`);
  expect(await choices()).toBe(before);
});

it('tells it of the lines of a whole cart, too', async () => {
  const visitor = test.visitor();
  const { rows } = await query(
    `SELECT id, number FROM variation WHERE item_id = 1001 ORDER BY number = '${number}' DESC`,
  );
  const [{ id: own }, { id: other }] = rows;
  await visitor.call('doAddCartItem', { productId: own, quantity: 6 });
  const choices = async () => {
    const { items } = (await visitor.send('getCart', [])).json().data;
    return Number(items[0].variation.numberOfVariations);
  };
  const before = await choices();
  await query(`UPDATE variation SET is_active = false WHERE id = ${other}`);
  expect(await choices()).toBe(before - 1);
  await query(`UPDATE variation SET is_active = true WHERE id = ${other}`);
});

it('counts a variation until its sale ends', async () => {
  const counted = async () => Number((await card('all')).found.numberOfVariations);
  const ends = new Date(Date.now() + 3_600_000);
  const { rows } = await query(`SELECT id FROM variation WHERE item_id = 1001 AND number <> '${number}' LIMIT 1`);
  await query(`UPDATE variation SET available_until = '${ends.toISOString()}' WHERE id = ${rows[0].id}`);
  const before = await counted();
  const seen: number[] = [];
  for (const moment of [ends.getTime() - 1, ends.getTime(), ends.getTime() - 1]) {
    test.setNow(new Date(moment));
    seen.push(before - (await counted()));
  }
  expect(seen).toEqual([0, 1, 0]);
});

it('shows an offer from its first moment to its last', async () => {
  const offered = async () => (await card()).found.prices.specialOffer?.unitPrice.value ?? null;
  const { rows } = await query(`SELECT id FROM variation WHERE number = '${number}'`);
  const [begins, ends] = [new Date(Date.now() + 3_600_000), new Date(Date.now() + 7_200_000)];
  await changeItems(test.shop, [1001], ({ db }) =>
    db.insert(variationPrice).values({
      ...{ variationId: rows[0].id, kind: 'offer', minimumQuantity: 1, amount: 11_100 },
      ...{ validFrom: begins, validUntil: ends },
    }),
  );
  const seen: unknown[] = [];
  for (const moment of [begins.getTime() - 1, begins.getTime(), ends.getTime() - 1, ends.getTime(), begins.getTime()]) {
    test.setNow(new Date(moment));
    seen.push(await offered());
  }
  expect(seen).toEqual([null, 1.11, 1.11, null, 1.11]);
});

it('shows each price group its prices, and everyone the formats of pictures that the shop has now', async () => {
  const grossValue = (await card()).found.prices.default.unitPrice.value;
  const guest = test.visitor();
  await guest.call('setPriceSide', { side: 'net' });
  const net = await card('small', 'de', guest);
  expect(net.found.prices.default.unitPrice.value).toBeLessThan(grossValue);
  await query(`UPDATE setting SET value = 'false' WHERE key IN ('useAvif', 'useWebp')`);
  expect((await card()).found.images.all[0].url).toMatch(/\.(?:jpg|png)$/);
});

/** The first line of a cart as our pages ask for it, and whether rows of products were read for it. */
async function line(visitor: Visitor, locale = 'de') {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await visitor.send('getCart', [{ cartItems: 'small' }], { headers: { locale } });
  const names = asked.mock.calls.map(([given]) => `${(given as { name?: string }).name}`);
  asked.mockRestore();
  return { found: answer.json().data.items[0].variation, isRead: names.includes('product_rows_line') };
}

async function withLine(id: number, quantity = 1): Promise<Visitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: id, quantity });
  return visitor;
}

it('remembers what lines of carts show, whosever cart it is, until it changes', async () => {
  const { rows } = await query(`SELECT id FROM variation WHERE item_id = 1002 ORDER BY position LIMIT 1`);
  const [one, other] = [await withLine(rows[0].id), await withLine(rows[0].id, 2)];
  await line(one);
  const before = await line(other);
  expect(before.isRead).toBe(false);
  const english = await line(other, 'en');
  expect(english.found.texts.urlPath).not.toBe(before.found.texts.urlPath);

  await changeItems(test.shop, [1002], ({ db }) =>
    db.update(itemText).set({ name: 'Teller auf der Liste' }).where(eq(itemText.itemId, 1002)),
  );
  expect(await line(other)).toMatchObject({ isRead: true, found: { texts: { name1: 'Teller auf der Liste' } } });
  expect(await line(one)).toMatchObject({ isRead: false, found: { texts: { name1: 'Teller auf der Liste' } } });
  await one.call('setPriceSide', { side: 'net' });
  const net = await line(one);
  expect(net.found.prices.default.unitPrice.value).toBeLessThan(before.found.prices.default.unitPrice.value);
});

it('tells in a line what there is now', async () => {
  const { rows } = await query(`SELECT id FROM variation WHERE item_id = 1003 ORDER BY position LIMIT 1`);
  const id = rows[0].id;
  await query(`UPDATE variation SET stock_policy = 'limited' WHERE id = ${id}`);
  const seen: unknown[] = [];
  await query(`UPDATE stock SET quantity = 9000 WHERE variation_id = ${id}`);
  const visitor = await withLine(id);
  for (const quantity of [9000, 8000, 9000]) {
    await query(`UPDATE stock SET quantity = ${quantity} WHERE variation_id = ${id}`);
    seen.push((await line(visitor)).found.variation.stock);
  }
  expect(seen).toEqual([9000, 8000, 9000]);
});

it('reads a set each time, which is what its components are', async () => {
  await query(`UPDATE item SET type = 'set' WHERE id = 1001`);
  await card();
  expect(await card()).toMatchObject({ isRead: true, areItemsRead: true });
});

describe('a product', () => {
  const view = { customerClassId: 1, showsNetPrices: false, discountPercent: 0, currency: 'EUR', rates: [[0, 1900]] };
  const frame = { reference: {}, now: new Date(), language: 'de', formats: { avif: true }, view };
  const known = (other: object = {}) => knownProducts('card', { ...frame, ...other } as unknown as WireFrame, {});
  const variations = [{ id: 1, version: '7', unitsInStock: 40, validUntil: null }] as ItemVariation[];
  const row = { id: 1, version: '7', stock: 40, prices: [] as unknown[] } as ProductRow;
  const product = { variation: { id: 1 } } as Product;

  it.each(
    Object.entries({
      customerClassId: 2,
      showsNetPrices: true,
      discountPercent: 3,
      currency: 'CHF',
      rates: [[0, 1600]],
    }),
  )('that is remembered is nothing for who has another %s', (name, value) => {
    known().keep({ row, variations, product });
    expect(known().get(1, variations)).toEqual(product);
    expect(known({ view: { ...view, [name]: value } }).get(1, variations)).toBeUndefined();
  });

  it.each([{ stock: 39 }, { version: '8' }])('that is %j after its item was read is not remembered', (changed) => {
    const reference = {};
    known({ reference }).keep({ row: { ...row, ...changed }, variations, product });
    expect(known({ reference }).get(1, variations)).toBeUndefined();
  });

  it.each([
    ['of its prices', 1, 2],
    ['of its variations', 2, 1],
  ])('that is remembered holds until the first change, be it %s', (_, ofPrice, ofVariation) => {
    const after = (seconds: number) => new Date(frame.now.getTime() + seconds * 1000);
    const reference = {};
    const prices = [{ validFrom: null, validUntil: after(ofPrice).toISOString() }] as ProductRow['prices'];
    const passing = variations.map((each) => ({ ...each, validUntil: after(ofVariation) }));
    known({ reference }).keep({ row: { ...row, prices }, variations: passing, product });
    expect(known({ reference, now: after(0.999) }).get(1, passing)).toEqual(product);
    expect(known({ reference, now: after(1) }).get(1, passing)).toBeUndefined();
  });
});
