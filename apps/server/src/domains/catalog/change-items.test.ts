import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { and, eq, is, notInArray } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announceChange, type Change } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';
import { changeItems } from './change-items.ts';
import { partsOfItem, partsOfVariation } from './item-state.ts';
import { catalogVersion } from './tables/catalog-version.ts';
import { category, itemCategory } from './tables/categories.ts';
import { item, itemText } from './tables/items.ts';
import { priceHistory, variationPrice } from './tables/prices.ts';
import { searchWord } from './tables/search.ts';
import { bundleComponent, stock, variation } from './tables/variations.ts';

/** A plate with six variations, in category 11. */
const itemId = 1001;
const variationId = 10_003;

let testShop: TestShop;
let visitor: TestVisitor;
let heard: Change[] = [];
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
  testShop.shop.changes.subscribe((change) => heard.push(change));
});
beforeEach(() => {
  heard = [];
});
afterAll(() => testShop.close());

const change = (work: (db: Queryable) => Promise<unknown>, ids = [itemId]) =>
  changeItems(testShop.shop, ids, ({ db }) => work(db));

/** All that was told until now: what is told afterwards comes after it. */
async function told(): Promise<string[]> {
  const mark = `mark:${Math.random()}`;
  await announceChange(testShop.shop.db, [mark]);
  await expect.poll(() => heard.flat()).toContain(mark);
  return heard.flat().filter((tag) => tag !== mark);
}

async function versionOf(part: 'catalog' | 'search' = 'catalog'): Promise<number> {
  const id = part === 'catalog' ? 1 : 2;
  const [row] = await testShop.shop.db.select().from(catalogVersion).where(eq(catalogVersion.id, id));
  return row?.version ?? 0;
}

const find = async (term: string) =>
  (await visitor.call('getSearch', { term })).products?.map(({ item: found }) => found.id);

const rename = (name: string) => (db: Queryable) =>
  db
    .update(itemText)
    .set({ name })
    .where(and(eq(itemText.itemId, itemId), eq(itemText.language, 'de')));

describe('a changed text', () => {
  test('is found at once, also with a typing error, and what it replaced is forgotten', async () => {
    await change(rename('Knödelwendler'));
    expect(await find('Knödelwendler')).toEqual([itemId]);
    expect(await find('knoedelwentler')).toEqual([itemId]);
    await change(rename('Spätzlehobel'));
    expect(await find('Knödelwendler')).not.toContain(itemId);
    expect(await find('Spätzlehobel')).toEqual([itemId]);
    const { db } = testShop.shop;
    const words = await db.select().from(searchWord).where(eq(searchWord.word, 'knödelwendler'));
    expect(words).toEqual([]);
  });

  test('ends what is kept of searches, and so does another order or main variation', async () => {
    const ofItem = eq(item.id, itemId);
    const changes: ((db: Queryable) => Promise<unknown>)[] = [
      rename('Noch ein Teller'),
      (db) => db.update(item).set({ position: 77 }).where(ofItem),
      (db) =>
        db
          .update(item)
          .set({ mainVariationId: variationId + 1 })
          .where(ofItem),
      (db) => db.update(item).set({ mainVariationId: variationId }).where(ofItem),
    ];
    for (const work of changes) {
      const version = await versionOf('search');
      await change(work);
      expect(await versionOf('search')).toBe(version + 1);
    }
  });

  test('counts its words once, however often it is written', async () => {
    const count = async () => {
      const [row] = await testShop.shop.db.select().from(searchWord).where(eq(searchWord.word, 'porzellan'));
      return row?.documents;
    };
    const before = await count();
    expect(before).toBeGreaterThan(1);
    for (const name of ['Porzellan eins', 'Porzellan zwei', 'Porzellan drei']) await change(rename(name));
    expect(await count()).toBe(before);
  });

  test('is told to the pages of the item, and to the lists of all categories in which it stands', async () => {
    await change(rename('Teller, anders'));
    expect(await told()).toEqual(expect.arrayContaining([`item:${itemId}`, 'category:11', 'category:1', 'catalog']));
  });
});

describe('a changed price', () => {
  const historyOf = async (kind: 'default' | 'offer') => {
    const rows = await testShop.shop.db
      .select()
      .from(priceHistory)
      .where(and(eq(priceHistory.variationId, variationId), eq(priceHistory.kind, kind)))
      .orderBy(priceHistory.heldFrom);
    return rows.filter((row) => row.minimumQuantity === 1).map(({ amount, heldUntil }) => [amount, heldUntil === null]);
  };
  const offer = { variationId, kind: 'offer' as const, minimumQuantity: 1 };
  const isOffer = and(eq(variationPrice.variationId, variationId), eq(variationPrice.kind, 'offer'));

  test('stays known as what it was, and is told', async () => {
    const version = await versionOf();
    const searched = await versionOf('search');
    const isDefault = and(eq(variationPrice.variationId, variationId), eq(variationPrice.kind, 'default'));
    const isPiece = eq(variationPrice.minimumQuantity, 1);
    await change((db) => db.update(variationPrice).set({ amount: 110_000 }).where(and(isDefault, isPiece)));
    expect(await historyOf('default')).toEqual([
      [126_000, false],
      [110_000, true],
    ]);
    expect(await told()).toContain(`item:${itemId}`);
    expect(await versionOf()).toBe(version + 1);
    expect(await versionOf('search')).toBe(searched);
  });

  test('an offer that runs leaves what it was; one that never began leaves nothing', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await change((db) => db.insert(variationPrice).values({ ...offer, amount: 90_000, validFrom: tomorrow }));
    expect(await historyOf('offer')).toEqual([[90_000, true]]);
    await change((db) => db.update(variationPrice).set({ amount: 80_000, validFrom: null }).where(isOffer));
    expect(await historyOf('offer')).toEqual([[80_000, true]]);
    await change((db) => db.delete(variationPrice).where(isOffer));
    expect(await historyOf('offer')).toEqual([[80_000, false]]);
  });
});

describe('stock', () => {
  const setStock = (quantity: number) => (db: Queryable) =>
    db.update(stock).set({ quantity }).where(eq(stock.variationId, variationId));

  test('is told where pages say something else of it, and lists stay as they are', async () => {
    const version = await versionOf();
    await testShop.shop.db.update(variation).set({ stockPolicy: 'limited' }).where(eq(variation.id, variationId));
    await change(setStock(500));
    heard = [];
    await change(setStock(400));
    expect(await told()).toEqual([]);
    await change(setStock(3));
    expect(await told()).toContain(`item:${itemId}`);
    expect(await versionOf()).toBe(version);
  });

  test('that no longer covers the smallest quantity is told by an order, too, and the page cannot order it any more', async () => {
    const { db } = testShop.shop;
    const carton = { stockPolicy: 'limited' as const, minimumOrderQuantity: 1, intervalOrderQuantity: 24 };
    await db.update(variation).set(carton).where(eq(variation.id, variationId));
    await change(setStock(71));
    await told();
    const isSalable = async () => (await visitor.call('getProduct', { id: itemId, variationId })).filter.isSalable;
    const buy = async () => {
      const buyer = testShop.visitor();
      await buyer.call('doAddCartItem', { productId: variationId, quantity: 24 });
      // Somebody else each time: one guest may not hold more than half of the stock.
      await fillCheckout(buyer, { email: `${randomUUID()}@krone.example` });
      heard = [];
      await buyer.call('doPlaceOrder');
      return told();
    };
    expect([await buy(), await isSalable()]).toEqual([[], true]);
    expect(await buy()).toContain(`item:${itemId}`);
    expect(await isSalable()).toBe(false);
  });

  test('of a component that no longer makes one bundle is told to its page', async () => {
    const [part] = await testShop.shop.db
      .select({ bundleId: bundleComponent.itemId, componentId: variation.id, ofItem: variation.itemId })
      .from(bundleComponent)
      .innerJoin(variation, eq(variation.id, bundleComponent.variationId))
      .where(eq(variation.stockPolicy, 'limited'));
    if (!part) throw new Error('the demo shop has no bundle');
    const ofPart = eq(stock.variationId, part.componentId);
    const setPart = (quantity: number) => (db: Queryable) => db.update(stock).set({ quantity }).where(ofPart);
    const inBundle = eq(bundleComponent.variationId, part.componentId);
    await testShop.shop.db.update(bundleComponent).set({ quantity: 40 }).where(inBundle);
    await change(setPart(41), [part.ofItem]);
    await told();
    heard = [];
    await change(setPart(40), [part.ofItem]);
    expect(await told()).toEqual([]);
    await change(setPart(39), [part.ofItem]);
    expect(await told()).toContain(`item:${part.bundleId}`);
  });

  test('of a component is told to the pages of its bundles', async () => {
    const [part] = await testShop.shop.db
      .select({ bundleId: bundleComponent.itemId, componentId: variation.id, ofItem: variation.itemId })
      .from(bundleComponent)
      .innerJoin(variation, eq(variation.id, bundleComponent.variationId))
      .where(eq(variation.stockPolicy, 'limited'));
    if (!part) throw new Error('the demo shop has no bundle');
    const empty = (db: Queryable) =>
      db.update(stock).set({ quantity: 0 }).where(eq(stock.variationId, part.componentId));
    await change(empty, [part.ofItem]);
    expect(await told()).toContain(`item:${part.bundleId}`);
  });
});

describe('what is told of', () => {
  test('a change that changes nothing: nothing', async () => {
    const version = await versionOf();
    await change((db) => db.update(item).set({ position: item.position }).where(eq(item.id, itemId)));
    expect(await told()).toEqual([]);
    expect(await versionOf()).toBe(version);
  });

  test('work that fails: nothing, and nothing of it is kept', async () => {
    const before = await visitor.call('getProduct', { id: itemId });
    const failing = change(async (db) => {
      await rename('Halbfertig')(db);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await told()).toEqual([]);
    expect(await visitor.call('getProduct', { id: itemId })).toEqual(before);
  });

  test('a change within a transaction that is rolled back: nothing', async () => {
    const whole = testShop.shop.db.transaction(async (tx) => {
      await changeItems({ db: tx }, [itemId], ({ db }) => rename('Halbfertig')(db));
      throw new Error('no');
    });
    await expect(whole).rejects.toThrow('no');
    expect(await told()).toEqual([]);
    expect(await find('Halbfertig')).not.toContain(itemId);
  });

  test('an item that moves or goes: the lists that it left, too', async () => {
    const ofItem = eq(itemCategory.itemId, 1002);
    const former = (await testShop.shop.db.select().from(itemCategory).where(ofItem)).map(
      ({ categoryId }) => categoryId,
    );
    const [next] = await testShop.shop.db
      .select({ id: category.id })
      .from(category)
      .where(and(eq(category.type, 'item'), notInArray(category.id, former)));
    const categoryId = next?.id ?? 0;
    const move = async (db: Queryable) => {
      await db.delete(itemCategory).where(ofItem);
      await db.insert(itemCategory).values({ itemId: 1002, categoryId, isDefault: true });
    };
    await change(move, [1002]);
    const lists = [...former, categoryId].map((id) => `category:${id}`);
    expect(await told()).toEqual(expect.arrayContaining(['item:1002', ...lists]));
    heard = [];
    await change((db) => db.delete(item).where(eq(item.id, 1002)), [1002]);
    expect(await told()).toEqual(expect.arrayContaining(['item:1002', `category:${categoryId}`]));
  });
});

test('changes of stock and prices beside orders in any order: no deadlock, no piece lost', async () => {
  const ids = await sampleVariations(testShop.database.pool, 6, { stock: 100 });
  const { db } = testShop.shop;
  const found = await db.select({ id: variation.id, itemId: variation.itemId }).from(variation);
  const itemIds = [...new Set(found.filter(({ id }) => ids.includes(id)).map((row) => row.itemId))];
  const buyers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const buyer = testShop.visitor();
      for (const productId of index % 2 ? ids : ids.toReversed()) await buyer.call('doAddCartItem', { productId });
      await fillCheckout(buyer);
      return buyer;
    }),
  );
  const restock = (index: number) =>
    change(
      async (tx) => {
        for (const id of index % 2 ? ids : ids.toReversed()) {
          const [row] = await tx.select().from(stock).where(eq(stock.variationId, id));
          const quantity = (row?.quantity ?? 0) + 1;
          await tx.update(stock).set({ quantity }).where(eq(stock.variationId, id));
        }
      },
      index % 2 ? itemIds : itemIds.toReversed(),
    );
  await Promise.all(buyers.flatMap((buyer, index) => [buyer.call('doPlaceOrder'), restock(index)]));
  const rows = await db.select().from(stock);
  expect(rows.filter((row) => ids.includes(row.variationId)).map(({ quantity }) => quantity)).toEqual(
    ids.map(() => 100),
  );
});

test('every table that hangs on an item or a variation is one of its parts', async () => {
  /** Read by themselves, or made from the others. */
  const others = ['stock', 'variation_price', 'price_history', 'search_number', 'review'];
  const known = [...partsOfItem, ...partsOfVariation].map(({ table }) => getTableConfig(table).name);
  const owners: PgTable[] = [item, variation];
  const files = await readdir(`${import.meta.dirname}/tables`);
  const modules: object[] = await Promise.all(files.map((file) => import(`./tables/${file}`)));
  const hanging = modules
    .flatMap((tables) => Object.values(tables))
    .filter((table) => is(table, PgTable))
    .filter((table) => getTableConfig(table).foreignKeys.some((key) => owners.includes(key.reference().foreignTable)))
    .map((table) => getTableConfig(table).name);
  expect([...known].sort()).toEqual(hanging.filter((name) => !others.includes(name)).sort());
});
