import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { bundleWithChoice } from '../../testing/sample-variations.ts';
import { customerPassword, signInCustomer } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
let bundle: { variationId: number; componentId: number; pieces: number };

beforeAll(async () => {
  test = await createTestShop();
  const found = await test.database.pool.query<typeof bundle>(
    `SELECT i.main_variation_id AS "variationId", b.variation_id AS "componentId", b.quantity AS pieces
     FROM item i JOIN bundle_component b ON b.item_id = i.id JOIN variation v ON v.id = i.main_variation_id
     WHERE i.type = 'set' AND b.quantity > 1 AND v.is_active AND v.availability_id < 9 AND v.minimum_order_quantity = 1
       AND v.interval_order_quantity = 1 AND i.id NOT IN (SELECT item_id FROM item_order_property)
     ORDER BY i.id, b.variation_id LIMIT 1`,
  );
  if (!found.rows[0]) throw new Error('the demo shop has no such bundle');
  bundle = found.rows[0];
});
afterAll(() => test.close());

/** Enough of everything but of one component, of which there is this many. */
async function stockComponent(stock: number, policy: 'limited' | 'oversell' = 'limited'): Promise<void> {
  const { pool } = test.database;
  await pool.query(
    `UPDATE stock SET quantity = 1000 WHERE variation_id IN
       (SELECT variation_id FROM bundle_component) OR variation_id = $1`,
    [bundle.variationId],
  );
  await pool.query('UPDATE stock SET quantity = $2 WHERE variation_id = $1', [bundle.componentId, stock]);
  await pool.query('UPDATE variation SET stock_policy = $2 WHERE id = $1', [bundle.componentId, policy]);
}

async function nameIn(language: 'de' | 'en'): Promise<string> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `SELECT name FROM item_text JOIN variation ON variation.item_id = item_text.item_id
     WHERE variation.id = $1 AND language = $2`,
    [bundle.componentId, language],
  );
  return rows[0]?.name ?? '';
}

/** So many, and what is counted. */
function counted(count: number): unknown {
  return expect.stringMatching(new RegExp(`^${count} \\p{Lu}\\p{Ll}+$`, 'u'));
}

async function buyer(quantity: number): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity });
  await fillCheckout(visitor, { email: `${crypto.randomUUID()}@krone.example` });
  return visitor;
}

it('lets no more bundles into a cart than their components make', async () => {
  await stockComponent(bundle.pieces * 2 + 1);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 2 });
  await expect(visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 1 })).rejects.toMatchObject({
    key: 'cart.addToBasket.notEnoughStockForVariation',
    cause: { variationId: bundle.variationId, stock: 2, sold: counted(2) },
  });
});

it('says of a bundle that became short how many are left of it', async () => {
  await stockComponent(bundle.pieces * 3);
  const visitor = await buyer(3);
  await stockComponent(bundle.pieces * 2);
  await expect(visitor.call('doPlaceOrder')).rejects.toMatchObject({
    key: 'order.notEnoughStock',
    cause: { items: [{ variationId: bundle.variationId, stock: 2, sold: counted(2) }] },
  });
});

describe('a bundle and its component in one cart', () => {
  const ofBundle = (quantity = 1) => ({ productId: bundle.variationId, quantity });
  const ofComponent = (quantity = 1) => ({ productId: bundle.componentId, quantity });
  beforeAll(async () => {
    await test.database.pool.query(
      'UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1 WHERE id = $1',
      [bundle.componentId],
    );
    await stockComponent(bundle.pieces * 2 + 1);
  });

  it('are refused together beyond the stock, whichever comes second', async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', ofBundle(2));
    await expect(visitor.call('doAddCartItem', ofComponent(2))).rejects.toMatchObject({
      key: 'cart.addToBasket.notEnoughStockForVariation',
      cause: { variationId: bundle.componentId, stock: 1, sold: counted(1), name: await nameIn('de') },
    });
    await visitor.call('doAddCartItem', ofComponent());
    const other = test.visitor();
    await other.call('doAddCartItem', ofComponent(2));
    await expect(other.call('doAddCartItem', ofBundle(2))).rejects.toMatchObject({
      key: 'cart.addToBasket.notEnoughStockForVariation',
      cause: { variationId: bundle.componentId, stock: bundle.pieces * 2 + 1, name: await nameIn('de') },
    });
    await expect(other.call('doAddCartItems', [ofBundle(), ofBundle()])).rejects.toMatchObject({
      key: 'cart.addToBasket.notEnoughStockForVariation',
    });
  });

  it('are added line by line as far as the stock goes', async () => {
    const { added, notAdded } = await test
      .visitor()
      .call('doAddCartLines', { lines: [ofComponent(), ofBundle(2), ofComponent()] });
    expect(added).toMatchObject([{ index: 0 }, { index: 1 }]);
    expect(notAdded).toMatchObject([{ index: 2, key: 'cart.addToBasket.notEnoughStockForVariation' }]);
  });

  it('take the quantity that the other leaves', async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', ofComponent(2));
    const { items } = await visitor.call('doAddCartItem', ofBundle());
    const [component, set] = (items ?? []).map(({ id }) => id);
    const setTo = (productId: number, cartItemId: number | undefined) =>
      visitor.call('setCartItemQuantity', { productId, cartItemId: cartItemId ?? 0, quantity: 9 });
    expect(await setTo(bundle.variationId, set)).toMatchObject({ availableStock: 1 });
    expect(await setTo(bundle.componentId, component)).toMatchObject({ availableStock: bundle.pieces + 1 });
  });

  it('are joined at a login as far as the stock goes, and say so', async () => {
    const email = 'bundles@krone.example';
    const owner = await signInCustomer(test, email);
    await owner.call('doAddCartItem', ofBundle(2));
    const guest = test.visitor();
    await guest.call('doAddCartItem', ofComponent(3));
    await guest.call('doLogin', { email, password: customerPassword });
    const { items, notices } = await guest.call('getCart');
    expect(items?.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([
      [bundle.variationId, 2],
      [bundle.componentId, 1],
    ]);
    const cause = expect.objectContaining({ variationId: bundle.componentId, pieces: 1 });
    expect(notices).toContainEqual({ key: 'quantityReduced', cause });
  });

  it('are told in the cart to be more than there is, once the stock went down', async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', ofBundle());
    await visitor.call('doAddCartItem', ofComponent());
    expect((await visitor.call('getCart')).notices).toBeUndefined();
    await stockComponent(bundle.pieces);
    const cause = {
      ...{ variationId: bundle.componentId, name: await nameIn('de'), stock: bundle.pieces, pieces: bundle.pieces + 1 },
      ...{ inStock: counted(bundle.pieces), sold: counted(bundle.pieces + 1) },
    };
    expect((await visitor.call('getCart')).notices).toEqual([{ key: 'notEnoughStock', cause }]);
  });
});

describe('a component that is oversold', () => {
  const noticesOf = async (visitor: TestVisitor) => (await visitor.call('getCart')).notices;

  it('is named in the cart before the order, in the language of the page, with what comes later', async () => {
    await stockComponent(bundle.pieces + 1, 'oversell');
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 1 });
    expect(await noticesOf(visitor)).toBeUndefined();
    await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 2 });
    const figures = { variationId: bundle.componentId, stock: bundle.pieces + 1, later: 2 * bundle.pieces - 1 };
    const inWords = { inStock: counted(figures.stock), following: counted(figures.later) };
    expect(await noticesOf(visitor)).toEqual([
      { key: 'oversold', cause: { ...figures, ...inWords, name: await nameIn('de') } },
    ]);
    const english = await visitor.send('getCart', [], { headers: { locale: 'en' } });
    expect(english.json()).toMatchObject({ data: { notices: [{ cause: { name: await nameIn('en') } }] } });
  });

  it('counts what the cart holds of it by itself too', async () => {
    await stockComponent(bundle.pieces + 1, 'oversell');
    await test.database.pool.query(
      'UPDATE variation SET minimum_order_quantity = 1, interval_order_quantity = 1 WHERE id = $1',
      [bundle.componentId],
    );
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: bundle.variationId, quantity: 1 });
    await visitor.call('doAddCartItem', { productId: bundle.componentId, quantity: 3 });
    expect(await noticesOf(visitor)).toMatchObject([
      { key: 'oversold', cause: { variationId: bundle.componentId, stock: bundle.pieces + 1, later: 2 } },
    ]);
  });
});

it('takes the components, and tells how many bundles come later: what a part of one is there for does not come at once', async () => {
  await stockComponent(bundle.pieces + 1, 'oversell');
  const visitor = await buyer(3);
  const { order } = await visitor.call('doPlaceOrder');
  const { rows } = await test.database.pool.query(
    `SELECT (SELECT quantity FROM stock WHERE variation_id = $2) AS stock,
       (SELECT backorder_quantity FROM order_item WHERE order_id = $1 AND type_id = 3) AS later`,
    [order.id, bundle.componentId],
  );
  expect(rows[0]).toEqual({ stock: 1 - 2 * bundle.pieces, later: 2 });
});

it('tells as many bundles to come later as the scarcest component has', async () => {
  const { pool } = test.database;
  const { rows: others } = await pool.query(
    `SELECT b.variation_id AS id, b.quantity AS pieces FROM bundle_component b JOIN item i ON i.id = b.item_id
     WHERE i.main_variation_id = $1 AND b.variation_id <> $2`,
    [bundle.variationId, bundle.componentId],
  );
  const [other] = others;
  // Whichever of the two is looked at last.
  for (const [own, its] of [
    [0, 2],
    [2, 0],
  ] as const) {
    await stockComponent(own * bundle.pieces, 'oversell');
    await pool.query("UPDATE variation SET stock_policy = 'oversell' WHERE id = $1", [other.id]);
    await pool.query('UPDATE stock SET quantity = $2 WHERE variation_id = $1', [other.id, its * other.pieces]);
    const { order } = await (await buyer(3)).call('doPlaceOrder');
    const { rows } = await pool.query('SELECT backorder_quantity FROM order_item WHERE order_id = $1 AND type_id = 3', [
      order.id,
    ]);
    expect(rows).toEqual([{ backorder_quantity: 3 }]);
  }
  await pool.query("UPDATE variation SET stock_policy = 'limited' WHERE id = $1", [other.id]);
});

it('lists what a bundle consists of below it, paid with the bundle', async () => {
  await stockComponent(bundle.pieces * 10);
  const { order, totals } = await (await buyer(3)).call('doPlaceOrder');
  const [line, ...components] = order.orderItems;
  expect(line).toMatchObject({ typeId: 3, itemVariationId: bundle.variationId, quantity: 3, position: '0' });
  const known = await test.database.pool.query<{ itemVariationId: number; quantity: number }>(
    `SELECT c.variation_id AS "itemVariationId", c.quantity * 3 AS quantity FROM bundle_component c
     JOIN item ON item.id = c.item_id WHERE main_variation_id = $1 ORDER BY c.variation_id`,
    [bundle.variationId],
  );
  const references = [{ referenceOrderItemId: line?.id, referenceType: 'bundle' }];
  expect(components).toMatchObject(known.rows.map((row) => ({ ...row, typeId: 2, references })));
  expect(components.every(({ amounts, orderItemName }) => amounts[0]?.priceGross === 0 && orderItemName !== '')).toBe(
    true,
  );
  expect(totals.itemSumGross).toBe((line?.amounts[0]?.priceGross ?? 0) * 3);
});

describe('a bundle of which a part is chosen', () => {
  let set: Awaited<ReturnType<typeof bundleWithChoice>>;
  beforeAll(async () => {
    set = await bundleWithChoice(test.database.pool);
  });
  const stockOf = async (variationId: number) =>
    (await test.database.pool.query('SELECT quantity FROM stock WHERE variation_id = $1', [variationId])).rows[0]
      .quantity;
  const withChoice = (quantity = 1) => ({
    productId: set.variationId,
    quantity,
    setComponents: [{ id: set.slotId, variationId: set.optionId }],
  });

  it('is a line of its own for each choice, and its page names the options', async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', { productId: set.variationId });
    await visitor.call('doAddCartItem', withChoice());
    const { items } = await visitor.call('doAddCartItem', withChoice(2));
    expect(items?.map(({ quantity }) => quantity)).toEqual([1, 3]);
    const chosen = {
      id: set.slotId,
      variationId: set.optionId,
      quantity: set.pieces,
      name: expect.stringMatching(/ \(.+\)$/),
      pack: expect.objectContaining({ content: 1 }),
    };
    expect(items?.[1]?.setComponents).toContainEqual(chosen);
    const { bundleComponents } = await visitor.call('getProduct', { id: await itemOf(set.variationId) });
    const options = bundleComponents?.find(({ data }) => data.variation.id === set.slotId)?.options;
    expect(options?.map(({ variationId }) => variationId)).toContain(set.optionId);
    expect(bundleComponents?.filter(({ options: others }) => others)).toHaveLength(1);
  });

  it('takes what was chosen out of the stock, as far as there is any, and says so in the order', async () => {
    await test.database.pool.query('UPDATE stock SET quantity = $2 WHERE variation_id = $1', [
      set.optionId,
      set.pieces * 4,
    ]);
    const visitor = test.visitor();
    const { items } = await visitor.call('doAddCartItem', withChoice());
    await expect(visitor.call('doAddCartItem', withChoice(4))).rejects.toMatchObject({
      key: 'cart.addToBasket.notEnoughStockForVariation',
      cause: { variationId: set.optionId, stock: set.pieces * 4 },
    });
    const change = { productId: set.variationId, cartItemId: items?.[0]?.id ?? 0 };
    expect(await visitor.call('setCartItemQuantity', { ...change, quantity: 9 })).toMatchObject({ availableStock: 4 });
    await visitor.call('setCartItemQuantity', { ...change, quantity: 2 });
    const before = await stockOf(set.slotId);
    const [line] = (await visitor.call('getCart')).items ?? [];
    await fillCheckout(visitor);
    const { order } = await visitor.call('doPlaceOrder');
    expect(order.orderItems.map(({ itemVariationId }) => itemVariationId)).toContain(set.optionId);
    const mail = (await test.sentMails()).at(-1)?.text ?? '';
    for (const { name } of line?.setComponents ?? []) expect(mail).toContain(name);
    expect(mail).toMatch(/4 Stück [^·]+ \(.+?\)/);
    expect([await stockOf(set.optionId), await stockOf(set.slotId)]).toEqual([set.pieces * 2, before]);
    await test.database.pool.query('UPDATE stock SET quantity = 500 WHERE variation_id = $1', [set.optionId]);
  });

  it('leaves its parts in the cart, each once, when it is sold no more', async () => {
    const visitor = test.visitor();
    await visitor.call('doAddCartItem', withChoice(2));
    await test.database.pool.query('UPDATE variation SET is_active = false WHERE id = $1', [set.variationId]);
    const answers = await Promise.all([visitor.call('getCart'), visitor.call('getCart')]);
    expect(answers.flatMap(({ notices = [] }) => notices.map(({ key }) => key))).toEqual(['bundleSplit']);
    const { items } = await visitor.call('getCart');
    const held = items?.map(({ variationId, quantity }) => [variationId, quantity]);
    expect(held).toContainEqual([set.optionId, set.pieces * 2]);
    expect(held?.map(([variationId]) => variationId)).not.toContain(set.variationId);
    await test.database.pool.query('UPDATE variation SET is_active = true WHERE id = $1', [set.variationId]);
  });

  async function itemOf(variationId: number): Promise<number> {
    const { rows } = await test.database.pool.query('SELECT item_id FROM variation WHERE id = $1', [variationId]);
    return rows[0].item_id;
  }
});
