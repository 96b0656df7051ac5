import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { bundleWithChoice, sampleVariations, sharedStock } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { touchCatalog } from './catalog-version.ts';
import { changePrice } from './change-price.ts';
import { readSellable } from './known-variations.ts';

let test: TestShop;
let id: number;
beforeAll(async () => {
  test = await createTestShop();
  [id = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
});
afterAll(() => test.close());

const query = (text: string, values: unknown[]) => test.database.pool.query(text, values);
const caller = (isMember = false, language: Context['language'] = 'de') =>
  ({ shop: test.shop, db: test.shop.db, language, visitor: { isMember: async () => isMember } }) as Context;
const read = async (wanted = id, context = caller()) => (await readSellable(context, [wanted])).get(wanted);

it('reads a variation again when anything of it changed, and only then', async () => {
  const before = await read();
  expect(await countQueries(test, () => read())).toBe(1);
  expect(await read()).toBe(before);

  await query('UPDATE variation SET weight_g = 4321 WHERE id = $1', [id]);
  expect((await read())?.weightG).toBe(4321);
  await query('UPDATE item SET maximum_order_quantity = 7 WHERE id = $1', [before?.itemId]);
  expect((await read())?.itemRules.maximumOrderQuantity).toBe(7);
  await changePrice(test.shop, { number: `${before?.number}`, amount: 77_700 });
  expect((await read())?.prices[0]?.amount).toBe(77_700);
  await query('DELETE FROM variation WHERE id = $1', [id]);
  expect(await read()).toBeUndefined();
});

it('reads it again when the same transaction changes it again, the variation or its item', async () => {
  const [own = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
  await test.shop.db.transaction(async (db) => {
    const context = { ...caller(), db };
    for (const weight of [1111, 2222]) {
      await db.execute(sql`UPDATE variation SET weight_g = ${weight} WHERE id = ${own}`);
      expect((await read(own, context))?.weightG).toBe(weight);
    }
    const itemId = (await read(own, context))?.itemId;
    for (const most of [5, 6]) {
      await db.execute(sql`UPDATE item SET maximum_order_quantity = ${most} WHERE id = ${itemId}`);
      expect((await read(own, context))?.itemRules.maximumOrderQuantity).toBe(most);
    }
  });
});

it('tells the stock of this moment, without reading the rest', async () => {
  const sharing = await sharedStock(test.database.pool, 100);
  const stocks = () => Promise.all(sharing.map(async (wanted) => (await read(wanted))?.ownStock.stock));
  expect(new Set(await stocks())).toEqual(new Set([100]));
  await query('UPDATE stock SET quantity = 50 WHERE quantity = 100', []);
  expect(await countQueries(test, stocks)).toBe(sharing.length);
  for (const wanted of sharing) {
    const { stock, ownStock } = (await read(wanted)) ?? {};
    expect([ownStock?.stock, stock]).toEqual([50, Math.trunc(50 / (ownStock?.pieces ?? 0))]);
  }
});

it('keeps what a transaction saw that was rolled back from all others', async () => {
  const [other = 0] = await sampleVariations(test.database.pool, 1);
  const before = (await read(other))?.weightG;
  const rolledBack = test.shop.db.transaction(async (db) => {
    await db.execute(`UPDATE variation SET weight_g = 9999 WHERE id = ${other}`);
    expect((await read(other, { ...caller(), db }))?.weightG).toBe(9999);
    expect((await read(other))?.weightG).toBe(before);
    expect((await read(other, { ...caller(), db }))?.weightG).toBe(9999);
    db.rollback();
  });
  await expect(rolledBack).rejects.toThrow();
  expect((await read(other))?.weightG).toBe(before);
});

it('tells apart what one transaction wrote after it had read', async () => {
  const [other = 0] = await sampleVariations(test.database.pool, 1);
  await test.shop.db.transaction(async (db) => {
    for (const weight of [1111, 2222, 3333]) {
      await db.execute(`UPDATE variation SET weight_g = ${weight} WHERE id = ${other}`);
      if (weight < 3333) expect((await read(other, { ...caller(), db }))?.weightG).toBe(weight);
    }
  });
  expect((await read(other))?.weightG).toBe(3333);
});

it('knows of a set what its components are now', async () => {
  const { variationId, optionId, pieces } = await bundleWithChoice(test.database.pool);
  const stockOfOption = async () =>
    (await read(variationId))?.components
      .flatMap(({ options }) => options)
      .find((each) => each.variationId === optionId)?.stock;
  expect(await stockOfOption()).toBe(500);
  await query('UPDATE stock SET quantity = $1 WHERE variation_id = $2', [pieces, optionId]);
  expect(await stockOfOption()).toBe(pieces);
});

it('answers each caller in their language, members also what is closed to others, and all of it as it is now', async () => {
  const [other = 0] = await sampleVariations(test.database.pool, 1);
  const unitOf = async (language: Context['language']) => (await read(other, caller(false, language)))?.pack.unit;
  const german = await unitOf('de');
  expect(await unitOf('en')).not.toEqual(german);
  expect(await unitOf('de')).toEqual(german);
  const areClosed = async () => [(await read(other))?.isClosed, (await read(other, caller(true)))?.isClosed];
  expect([...(await areClosed()), ...(await areClosed())]).toEqual([false, false, false, false]);

  await query(
    `UPDATE category SET is_customers_only = true WHERE id IN (SELECT category_id FROM item_category
       WHERE item_id = (SELECT item_id FROM variation WHERE id = $1))`,
    [other],
  );
  await query(
    `UPDATE unit SET names = jsonb_set(names, '{de}', '"Gebinde"') WHERE id = (SELECT unit_id FROM variation WHERE id = $1)`,
    [other],
  );
  await touchCatalog(test.shop.db);
  expect([...(await areClosed()), ...(await areClosed())]).toEqual([true, false, true, false]);
  expect((await unitOf('de'))?.one).toBe('Gebinde');
});
