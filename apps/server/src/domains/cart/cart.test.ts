import type { Output } from '@mise/contract/client.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countQueries } from '../../testing/count-queries.ts';
import { fillCheckout, germanAddress } from '../../testing/fill-checkout.ts';
import { sampleVariations, sharedStock } from '../../testing/sample-variations.ts';
import { customerPassword, registration, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { touchCatalog } from '../catalog/catalog-version.ts';
import { shownVariations } from '../catalog/shown-variations.ts';

let test: TestShop;
let first: number;
let second: number;
let visitor: TestVisitor;

beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  [first = 0, second = 0] = await sampleVariations(test.database.pool, 2, { stock: 20 });
  visitor = test.visitor();
});
afterAll(() => test.close());

describe('adding', () => {
  it('answers the cart with the product that was added', async () => {
    const cart = await visitor.call('doAddCartItem', { productId: first, quantity: 2 });
    expect(cart.items).toMatchObject([{ variationId: first, quantity: 2, variation: { variation: { id: first } } }]);
    expect(cart.itemQuantity).toBe(2);
    expect(cart.basketAmount).toBeGreaterThan(0);
  });

  it('makes a line grow that is the same, and answers products only for what it touched', async () => {
    await visitor.call('doAddCartItem', { productId: first });
    await visitor.call('doAddCartItem', { productId: second });
    const cart = await visitor.call('doAddCartItem', { productId: first, quantity: 3 });
    expect(cart.items?.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([
      [first, 4],
      [second, 1],
    ]);
    expect(cart.items?.map(({ variation }) => variation !== null)).toEqual([true, false]);
    const whole = await visitor.call('getCart');
    expect(whole.items?.every(({ variation }) => variation !== null)).toBe(true);
  });

  it('adds what comes again under its key once, whatever was changed meanwhile', async () => {
    const additionKey = 'lost-on-its-way-1';
    const cart = await visitor.call('doAddCartItem', { productId: first, quantity: 2, additionKey });
    await visitor.call('setCartItemQuantity', { productId: first, cartItemId: cart.items?.[0]?.id ?? 0, quantity: 3 });
    const again = await visitor.call('doAddCartItem', { productId: first, quantity: 2, additionKey });
    expect(again.items).toMatchObject([{ quantity: 3, variation: { variation: { id: first } } }]);
    const several = [
      { productId: first, quantity: 2, additionKey: 'lost-on-its-way-2' },
      { productId: second, quantity: 4 },
    ];
    for (const _ of [1, 2]) await visitor.call('doAddCartItems', several);
    const other = test.visitor();
    await other.call('doAddCartItem', { productId: first, additionKey: 'lost-on-its-way-2' });
    expect((await other.call('getCart')).itemQuantity).toBe(1);
    expect((await visitor.call('getCart')).items?.map(({ quantity }) => quantity)).toEqual([5, 4]);
    await visitor.call('doAddCartItem', { productId: second, additionKey: 'lost-on-its-way-3' });
    expect((await visitor.call('getCart')).itemQuantity).toBe(10);
    // As of two tabs: another was added under its key meanwhile.
    await visitor.call('doAddCartItem', { productId: first, quantity: 2, additionKey });
    expect((await visitor.call('getCart')).itemQuantity).toBe(10);
  });

  it('also after a login, and of ten additions', async () => {
    const asked = (count: number) => ({ productId: first, additionKey: `one-of-ten-additions-${count}` });
    for (let count = 0; count < 11; count += 1) await visitor.call('doAddCartItem', asked(count));
    await visitor.call('doRegisterUser', registration('twice-added@krone.example'));
    for (let count = 1; count < 11; count += 1) await visitor.call('doAddCartItem', asked(count));
    expect((await visitor.call('getCart')).itemQuantity).toBe(11);
    const device = test.visitor();
    await device.call('doAddCartItem', asked(20));
    await device.call('doLogin', { email: 'twice-added@krone.example', password: customerPassword });
    for (const count of [20, 10]) await device.call('doAddCartItem', asked(count));
    expect((await device.call('getCart')).itemQuantity).toBe(12);
    await device.call('doAddCartItem', asked(0));
    expect((await device.call('getCart')).itemQuantity).toBe(13);
  });

  it('adds several or none', async () => {
    await expect(
      visitor.call('doAddCartItems', [{ productId: first }, { productId: 2_000_000_000 }]),
    ).rejects.toMatchObject({ key: 'cart.addToBasket.variationNotFound', cause: { variationId: 2_000_000_000 } });
    expect((await visitor.call('getCart')).itemQuantity).toBe(0);
  });

  it('sells what is for customers only to nobody without a login', async () => {
    const found = await test.database.pool.query<{ id: number }>(
      `SELECT variation.id FROM variation WHERE is_active AND item_id IN (SELECT item_id FROM item_category)
         AND NOT EXISTS (
           SELECT FROM item_category JOIN category ON category.id = category_id
           WHERE item_category.item_id = variation.item_id AND NOT is_customers_only
             AND NOT EXISTS (SELECT FROM category parent WHERE parent.id = category.parent_id AND parent.is_customers_only)
         ) ORDER BY id LIMIT 1`,
    );
    const productId = found.rows[0]?.id ?? 0;
    expect(productId).toBeGreaterThan(0);
    await expect(visitor.call('doAddCartItem', { productId })).rejects.toMatchObject({
      key: 'cart.addToBasket.variationNotFound',
    });
  });

  it('refuses more than lies in stock, counting what is in the cart', async () => {
    await visitor.call('doAddCartItem', { productId: first, quantity: 15 });
    await expect(visitor.call('doAddCartItem', { productId: first, quantity: 6 })).rejects.toMatchObject({
      key: 'cart.addToBasket.notEnoughStockForVariation',
      cause: { variationId: first, stock: 20, name: expect.any(String) },
    });
  });

  it('respects minimum, interval and maximum, and counts what is sold', async () => {
    const { rows } = await test.database.pool.query<{ content: string; pack: number | null }>(
      'SELECT unit_content AS content, pack_unit_id AS pack FROM variation WHERE id = $1',
      [first],
    );
    await test.database.pool.query(
      `UPDATE variation SET minimum_order_quantity = 6, interval_order_quantity = 6, maximum_order_quantity = 18,
         unit_content = 4, pack_unit_id = (SELECT id FROM unit WHERE names->>'de' = 'Karton')
       WHERE id = $1`,
      [first],
    );
    const add = (quantity: number) => test.visitor().call('doAddCartItem', { productId: first, quantity });
    await expect(add(1)).rejects.toMatchObject({
      key: 'cart.addToBasket.minVariationQuantityNotReached',
      cause: { minimum: 6, sold: '6 Kartons' },
    });
    await expect(add(7)).rejects.toMatchObject({
      key: 'cart.addToBasket.intervalQuantityMismatch',
      cause: { minimum: 6, interval: 6, sold: '6 Kartons' },
    });
    await test.database.pool.query('UPDATE variation SET minimum_order_quantity = 5 WHERE id = $1', [first]);
    await expect(add(7)).rejects.toMatchObject({ cause: { minimum: 6, interval: 6, sold: '6 Kartons' } });
    await expect(add(24)).rejects.toMatchObject({
      key: 'cart.addToBasket.maxVariationQuantityReached',
      cause: { maximum: 18, sold: '18 Kartons' },
    });
    const inEnglish = await test
      .visitor()
      .send('doAddCartItem', [{ productId: first, quantity: 24 }], { headers: { locale: 'en' } });
    expect(inEnglish.json().message).toContain('at most 18 cartons of this variant');
    expect((await add(12)).itemQuantity).toBe(12);
    await test.database.pool.query(
      `UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1, maximum_order_quantity = NULL,
         unit_content = $2, pack_unit_id = $3
       WHERE id = $1`,
      [first, rows[0]?.content, rows[0]?.pack],
    );
  });

  it('asks for required answers, and keeps lines with different answers apart', async () => {
    const found = await test.database.pool.query<{ id: number; property: number }>(
      `SELECT variation.id, order_property.id AS property FROM variation
       JOIN item_order_property USING (item_id) JOIN order_property ON order_property.id = order_property_id
       WHERE value_type = 'text' AND is_active AND availability_id < 9 ORDER BY 1 LIMIT 1`,
    );
    const [article] = found.rows;
    if (!article) throw new Error('the demo shop has no article with a text to give');
    await test.database.pool.query('UPDATE order_property SET is_required = (id = $1)', [article.property]);
    await touchCatalog(test.shop.db);
    await test.database.pool.query(
      'UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1 WHERE id = $1',
      [article.id],
    );
    await expect(visitor.call('doAddCartItem', { productId: article.id })).rejects.toMatchObject({
      key: 'cart.addToBasket.orderPropertyMissing',
      cause: { propertyIds: [article.property], names: expect.any(String) },
    });
    await test.database.pool.query('UPDATE order_property SET names = \'{"de": "Gravur"}\' WHERE id = $1', [
      article.property,
    ]);
    await touchCatalog(test.shop.db);
    const english = { headers: { locale: 'en' } };
    const refused = await visitor.send('doAddCartItem', [{ productId: article.id }], english);
    expect(refused.json().message).toContain('Gravur');
    const withText = (value: string) =>
      visitor.call('doAddCartItem', {
        productId: article.id,
        basketItemOrderParams: [{ property: { id: article.property, value } }],
      });
    await withText('Krone');
    await withText('Krone');
    const cart = await withText('Hotel Post');
    expect(cart.items?.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(cart.items?.[1]?.basketItemOrderParams).toMatchObject([{ value: 'Hotel Post' }]);
  });
});

describe('an item with limits of its own', () => {
  const setItem = (what: string) =>
    test.database.pool.query(`UPDATE item SET ${what} WHERE id = (SELECT item_id FROM variation WHERE id = $1)`, [
      first,
    ]);

  it('is taken out of one stock in all its variations, in pieces', async () => {
    const [piece = 0, carton = 0] = await sharedStock(test.database.pool, 100);
    const { items } = await visitor.call('doAddCartItems', [
      { productId: piece, quantity: 12 },
      { productId: carton, quantity: 1 },
    ]);
    await expect(visitor.call('doAddCartItem', { productId: carton, quantity: 7 })).rejects.toMatchObject({
      key: 'cart.addToBasket.notEnoughStockForItem',
      cause: { variationId: carton, stock: 100 },
    });
    const lineOf = (id: number) => items?.find(({ variationId }) => variationId === id)?.id ?? 0;
    const set = (productId: number, quantity: number) =>
      visitor.call('setCartItemQuantity', { productId, cartItemId: lineOf(productId), quantity });
    expect(await set(carton, 9)).toMatchObject({ availableStock: 7 });
    expect(await set(piece, 36)).toMatchObject({ availableStock: 12 });
    await set(carton, 3);
    await fillCheckout(visitor);
    await visitor.call('doPlaceOrder');
    const left = await test.database.pool.query(
      'SELECT quantity FROM stock JOIN item ON main_variation_id = variation_id WHERE shares_stock',
    );
    expect(left.rows).toEqual([{ quantity: 100 - 12 - 36 }]);
  });

  it('keeps its maximum, and what no order may hold any more is looked at again', async () => {
    await setItem('maximum_order_quantity = 3');
    const { items } = await visitor.call('doAddCartItem', { productId: first, quantity: 3 });
    const refused = { key: 'cart.addToBasket.maxItemQuantityReached', cause: { variationId: first, maximum: 3 } };
    await expect(visitor.call('doAddCartItem', { productId: first })).rejects.toMatchObject(refused);
    const change = { productId: first, cartItemId: items?.[0]?.id ?? 0, quantity: 4 };
    await expect(visitor.call('setCartItemQuantity', change)).rejects.toMatchObject(refused);
    await fillCheckout(visitor);
    await setItem('maximum_order_quantity = 2');
    await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({ key: 'order.itemsChanged' });
    await setItem('maximum_order_quantity = NULL');
  });

  it('leaves the cart where it is not sold, of which the next answer with the cart tells', async () => {
    await visitor.call('doAddCartItem', { productId: first });
    await setItem("languages = '{en}'");
    await visitor.call('getShippingProvider');
    const notices = [{ key: 'itemRemoved.language', cause: { variationId: first } }];
    // Who asks for them to be kept is told, and so is whoever asks next.
    expect((await visitor.call('getSession', { keepsNotices: true })).basket.notices).toMatchObject(notices);
    expect((await visitor.call('getCart', { keepsNotices: true })).notices).toMatchObject(notices);
    expect(await visitor.call('getCart')).toMatchObject({ itemQuantity: 0, notices });
    expect((await visitor.call('getCart')).notices).toBeUndefined();
    await setItem("languages = '{}'");
  });
});

describe('an article whose unit is another one by now', () => {
  const variationIs = (set: string, ...values: unknown[]) =>
    test.database.pool.query(`UPDATE variation SET ${set} WHERE id = $1`, [first, ...values]);
  const notice = (sold: string) => ({
    key: 'unitChanged',
    cause: { variationId: first, name: expect.any(String), sold },
  });
  let before: { content: number; pack: number | null };

  beforeEach(async () => {
    const { rows } = await test.database.pool.query(
      'SELECT unit_content AS content, pack_unit_id AS pack FROM variation WHERE id = $1',
      [first],
    );
    [before] = rows;
    await variationIs("unit_content = 6, pack_unit_id = (SELECT id FROM unit WHERE names->>'de' = 'Karton')");
  });
  afterEach(() => variationIs('unit_content = $2, pack_unit_id = $3', before.content, before.pack));

  it('is told with what the cart holds of it, once, with an answer that has the cart', async () => {
    await visitor.call('doAddCartItem', { productId: first, quantity: 8 });
    expect((await visitor.call('getCart')).notices).toBeUndefined();
    await variationIs('unit_content = 12');
    const notices = [notice('8 Kartons = 96 Stück')];
    expect((await visitor.call('getSession', { keepsNotices: true })).basket.notices).toEqual(notices);
    await visitor.call('getShippingProvider');
    expect((await visitor.call('getCart')).notices).toEqual(notices);
    expect((await visitor.call('getCart')).notices).toBeUndefined();
  });

  it('is told with what is added to its line, and after a login', async () => {
    await visitor.call('doAddCartItem', { productId: first, quantity: 2 });
    await variationIs('unit_content = 12');
    expect((await visitor.call('doAddCartItem', { productId: first })).notices).toEqual([
      notice('3 Kartons = 36 Stück'),
    ]);
    const email = 'other-unit@krone.example';
    const account = await signInCustomer(test, email);
    await account.call('doAddCartItem', { productId: first, quantity: 2 });
    await variationIs('unit_content = 6');
    // What a guest has seen of it, and what they have not, goes along.
    await visitor.call('doLogin', { email, password: customerPassword });
    expect((await visitor.call('getCart')).notices).toEqual([notice('5 Kartons = 30 Stück')]);
  });

  it('says nothing about lines of before units were kept, and knows them from then on', async () => {
    await visitor.call('doAddCartItem', { productId: first });
    await test.database.pool.query('UPDATE basket_item SET unit = NULL WHERE variation_id = $1', [first]);
    await variationIs('unit_content = 12');
    expect((await visitor.call('getCart')).notices).toBeUndefined();
    await variationIs('unit_content = 6');
    expect((await visitor.call('getCart')).notices).toEqual([notice('1 Karton = 6 Stück')]);
  });
});

describe('events', () => {
  const eventsOf = async (name: string, input: object) => (await visitor.send(name, [input])).json().events;

  it('tell of the line that was added, and of one that grew', async () => {
    const added = await eventsOf('doAddCartItem', { productId: first });
    expect(added).toMatchObject({ AfterBasketItemAdd: { basketItem: { variationId: first, quantity: 1 } } });
    const grown = await eventsOf('doAddCartItem', { productId: first, quantity: 2 });
    expect(grown).toMatchObject({ AfterBasketItemUpdate: { basketItem: { variationId: first, quantity: 3 } } });
    expect(grown.AfterBasketItemAdd).toBeUndefined();
    const { id: cartItemId } = grown.AfterBasketItemUpdate.basketItem;
    expect(await eventsOf('setCartItemQuantity', { productId: first, cartItemId, quantity: 5 })).toMatchObject({
      AfterBasketItemUpdate: { basketItem: { quantity: 5 } },
    });
  });

  it('carry the cart as it is with a refused addition', async () => {
    await visitor.call('doAddCartItems', [{ productId: first }, { productId: second }]);
    await test.database.pool.query('UPDATE variation SET is_active = false WHERE id = $1', [second]);
    const basket = { itemQuantity: 1, items: [{ variationId: first }], notices: [{ key: 'itemRemoved.availability' }] };
    expect(await eventsOf('doAddCartItem', { productId: second })).toMatchObject({ AfterBasketChanged: { basket } });
    await test.database.pool.query('UPDATE variation SET is_active = true WHERE id = $1', [second]);
  });

  it('tell of the checkout after address, shipping and payment', async () => {
    await visitor.call('doAddCartItem', { productId: first });
    await fillCheckout(visitor);
    const { selected: shippingId } = await visitor.call('getShippingProvider');
    const { selected: paymentId } = await visitor.call('getPaymentProviders');
    const [address] = await visitor.call('getAddresses', { typeId: 2 });
    const addressId = address?.id ?? 0;
    const checkout = { shippingProfileId: shippingId, methodOfPaymentId: paymentId, billingAddressId: addressId };
    for (const [name, input] of [
      ['setShippingProvider', { shippingId }],
      ['setPaymentProvider', { paymentId }],
      ['setCheckoutAddress', { typeId: 1, addressId }],
    ] as const) {
      const told = { AfterBasketChanged: { basket: { itemQuantity: 1 } }, CheckoutChanged: { checkout } };
      expect(await eventsOf(name, input)).toMatchObject(told);
    }
  });
});

it('a cart outlives the browser: the cookie that leads to it is kept for thirty days, not for a session', async () => {
  const [productId = 0] = await sampleVariations(test.database.pool, 1);
  const { cookies } = await test.visitor().send('doAddCartItem', [{ productId }]);
  const kept = cookies.filter(({ httpOnly }) => httpOnly).map(({ maxAge = 0 }) => maxAge / 86_400);
  expect(kept).toHaveLength(1);
  expect(Math.min(...kept)).toBeGreaterThanOrEqual(30);
});

describe('changing', () => {
  it('sets a quantity', async () => {
    const { items } = await visitor.call('doAddCartItem', { productId: first });
    const cartItemId = items?.[0]?.id ?? 0;
    const cart = await visitor.call('setCartItemQuantity', { productId: first, cartItemId, quantity: 5 });
    expect(cart).toMatchObject({ itemQuantity: 5 });
  });

  it('takes what there is when the stock is short, and says so', async () => {
    const { items } = await visitor.call('doAddCartItem', { productId: first });
    const cartItemId = items?.[0]?.id ?? 0;
    const answer = await visitor.call('setCartItemQuantity', { productId: first, cartItemId, quantity: 50 });
    expect(answer).toMatchObject({ availableStock: 20 });
    expect((await visitor.call('getCart')).itemQuantity).toBe(20);
  });

  it("does not touch another visitor's line", async () => {
    const { items } = await visitor.call('doAddCartItem', { productId: first });
    const cartItemId = items?.[0]?.id ?? 0;
    const stranger = test.visitor();
    await stranger.call('doAddCartItem', { productId: second });
    await expect(
      stranger.call('setCartItemQuantity', { productId: first, cartItemId, quantity: 9 }),
    ).rejects.toMatchObject({ key: 'cart.itemNotFound' });
    await expect(stranger.call('deleteCartItem', { cartItemId })).rejects.toMatchObject({
      key: 'cart.failedToRemoveItem',
    });
    expect((await visitor.call('getCart')).itemQuantity).toBe(1);
  });

  it('removes a line, all lines, and the cart', async () => {
    await visitor.call('doAddCartItem', { productId: first });
    const { items } = await visitor.call('doAddCartItem', { productId: second });
    expect((await visitor.call('deleteCartItem', { cartItemId: items?.[0]?.id ?? 0 })).items).toHaveLength(1);
    expect((await visitor.call('deleteAllCartItems')).items).toHaveLength(0);
    expect(await visitor.call('deleteCart')).toMatchObject({ itemSum: 0, customerInvoiceAddressId: null });
  });

  it('goes without its addresses; that the invoice goes elsewhere, or not, stays with the customer', async () => {
    const buyer = test.visitor();
    const save = async (typeId: 1 | 2, city: string) => {
      const saved = await buyer.call('doSaveAddress', { typeId, addressData: { ...germanAddress, city } });
      return saved.at(-1)?.id ?? 0;
    };
    const [invoice, goods, other] = [await save(1, 'Ulm'), await save(2, 'Köln'), await save(2, 'Bonn')];
    const choose = (typeId: 1 | 2, addressId: number) => buyer.call('setCheckoutAddress', { typeId, addressId });
    const isOne = async () => (await buyer.call('getSession')).basket.billingAsShipping;
    expect(await isOne()).toBe(true);
    await choose(2, goods);
    await choose(1, goods);
    expect(await isOne()).toBe(true);
    // The delivery first: the invoice follows, should the next call never come.
    await choose(2, other);
    expect(await isOne()).toBe(true);
    await choose(1, invoice);
    expect(await isOne()).toBe(false);
    expect(await buyer.call('deleteCart')).toMatchObject({ customerInvoiceAddressId: null, billingAsShipping: false });
    await buyer.call('doAddCartItem', { productId: first });
    expect(await buyer.call('getCart')).toMatchObject({ customerInvoiceAddressId: null, billingAsShipping: false });
    // Two that a client names in the other order are two.
    await choose(1, goods);
    expect(await isOne()).toBe(true);
    await choose(2, other);
    expect(await isOne()).toBe(false);
    await choose(2, goods);
    expect(await isOne()).toBe(true);
    await choose(1, invoice);
    await buyer.call('doRegisterUser', registration('elsewhere@krone.example'));
    expect(await isOne()).toBe(false);
  });

  it('puts a removed line back with its quantity, at its place, and only into the cart that it was in', async () => {
    const { items } = await visitor.call('doAddCartItems', [
      { productId: first, quantity: 3 },
      { productId: second, quantity: 2 },
    ]);
    const cartItemId = items?.[0]?.id ?? 0;
    await visitor.call('deleteCartItem', { cartItemId });
    const stranger = test.visitor();
    await stranger.call('doAddCartItem', { productId: second });
    const unknown = { key: 'cart.itemNotFound' };
    await expect(stranger.call('doRestoreCartItem', { cartItemId })).rejects.toMatchObject(unknown);

    const restored = await visitor.call('doRestoreCartItem', { cartItemId });
    expect(restored.items?.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([
      [first, 3],
      [second, 2],
    ]);
    await expect(visitor.call('doRestoreCartItem', { cartItemId })).rejects.toMatchObject(unknown);

    await visitor.call('deleteCartItem', { cartItemId });
    await visitor.call('doAddCartItem', { productId: first, quantity: 1 });
    const joined = await visitor.call('doRestoreCartItem', { cartItemId });
    expect(joined.items?.find(({ variationId }) => variationId === first)?.quantity).toBe(4);
    await visitor.call('deleteCart');
  });

  it('keeps the last fifty that were taken out: whoever adds and removes all day fills no disk', async () => {
    const add = async (to: TestVisitor, productId: number) => {
      const { items } = await to.call('doAddCartItems', [{ productId, quantity: 1 }]);
      return items?.find(({ variationId }) => variationId === productId)?.id ?? 0;
    };
    const other = test.visitor();
    const idOfOther = await add(other, first);
    await other.call('deleteCartItem', { cartItemId: idOfOther });
    const longThere = await add(visitor, second);
    const removedIds: number[] = [];
    for (let count = 0; count < 50; count += 1) {
      const cartItemId = await add(visitor, first);
      await visitor.call('deleteCartItem', { cartItemId });
      removedIds.push(cartItemId);
    }
    await visitor.call('deleteCartItem', { cartItemId: longThere });
    const restored = await Promise.all(
      [removedIds[0], removedIds[1], removedIds[49], longThere].map(async (cartItemId) => {
        const { statusCode } = await visitor.send('doRestoreCartItem', [{ cartItemId }]);
        return statusCode;
      }),
    );
    expect(restored).toEqual([404, 200, 200, 200]);
    expect((await other.send('doRestoreCartItem', [{ cartItemId: idOfOther }])).statusCode).toBe(200);
    await visitor.call('deleteCart');
  });

  it('takes out what can no longer be bought, with a notice, once', async () => {
    await visitor.call('doAddCartItem', { productId: first });
    await test.database.pool.query('UPDATE variation SET is_active = false WHERE id = $1', [first]);
    const cart = await visitor.call('getCart');
    expect(cart).toMatchObject({ itemQuantity: 0, notices: [{ key: 'itemRemoved.availability' }] });
    expect((await visitor.call('getCart')).notices).toBeUndefined();
    await test.database.pool.query('UPDATE variation SET is_active = true WHERE id = $1', [first]);
  });
});

describe('totals', () => {
  it('adds up: lines, shipping and VAT', async () => {
    await visitor.call('doAddCartItems', [
      { productId: first, quantity: 3 },
      { productId: second, quantity: 2 },
    ]);
    const cart = await visitor.call('getCart');
    const cents = (amount: number | undefined) => Math.round((amount ?? 0) * 100);
    const lines = (cart.items ?? []).reduce((sum, { price, quantity }) => sum + cents(price * quantity), 0);
    expect(cents(cart.itemSum)).toBe(lines);
    expect(cents(cart.basketAmount)).toBe(cents(cart.itemSum) + cents(cart.shippingAmount));
    const vat = (cart.totalVats ?? []).reduce((sum, { vatAmount }) => sum + cents(vatAmount), 0);
    expect(cents(cart.basketAmount) - cents(cart.basketAmountNet)).toBe(vat);
  });

  it('needs one query with two lines as with twenty: for the session, and all that is in it', async () => {
    const many = await sampleVariations(test.database.pool, 20);
    await visitor.call('doAddCartItems', [{ productId: first }, { productId: second }]);
    expect(await countQueries(test, () => visitor.call('getSession', { cartItems: 'none' }))).toBe(1);
    const few = await countQueries(test, () => visitor.call('getCart'));
    await visitor.call(
      'doAddCartItems',
      many.map((productId) => ({ productId })),
    );
    expect(await countQueries(test, () => visitor.call('getCart'))).toBe(few);
  });

  it('adds to a cart of 200 lines with the queries of an empty one, and sends the products of what was added only', async () => {
    const variationIds = await sampleVariations(test.database.pool, 200);
    const added = variationIds[57] ?? 0;
    const empty = test.visitor();
    await empty.call('doAdditionalInformation', { shippingPrivacyHintAccepted: true });
    // What a process remembers of the article is read by the first who adds it.
    await test.visitor().call('doAddCartItem', { productId: added });
    const ofEmpty = await countQueries(test, () => empty.call('doAddCartItem', { productId: added }));
    const open = await openOnes(variationIds);
    for (const part of [open.slice(0, 100), open.slice(100)]) {
      await visitor.call(
        'doAddCartItems',
        part.map((productId) => ({ productId })),
      );
    }
    let cart: Output<'doAddCartItem'> | undefined;
    const ofFull = await countQueries(test, async () => {
      cart = await visitor.call('doAddCartItem', { productId: added });
    });
    expect(ofFull).toBe(ofEmpty);
    expect(ofFull).toBeLessThanOrEqual(8);
    const [oneLine] = (await empty.call('getCart')).items ?? [];
    const fullLine = cart?.items?.find(({ variationId }) => variationId === added);
    const change = (of: typeof fullLine) => ({ productId: added, cartItemId: of?.id ?? 0, quantity: 3 });
    const both = [
      [empty, oneLine],
      [visitor, fullLine],
    ] as const;
    for (const name of ['setCartItemQuantity', 'deleteCartItem'] as const) {
      const counts = both.map(
        ([who, line]) =>
          () =>
            countQueries(test, () => who.call(name, change(line))),
      );
      expect(await counts[0]?.()).toBe(await counts[1]?.());
    }
    const { basket } = await visitor.call('getSession', { cartItems: 'none' });
    expect(JSON.stringify(basket.items).length / (basket.items?.length ?? 0)).toBeLessThanOrEqual(300);
    expect(cart?.items).toHaveLength(open.length);
    expect(cart?.items?.filter(({ variation }) => variation !== null).map(({ variationId }) => variationId)).toEqual([
      added,
    ]);
  });

  /** Those that are sold without a login. */
  async function openOnes(variationIds: number[]): Promise<number[]> {
    const guest = { isMember: async () => false };
    const { shop } = test;
    const { closed } = await shownVariations({ shop, db: shop.db, now: shop.now(), visitor: guest }, variationIds);
    return variationIds.filter((id) => !closed.has(id));
  }
});
