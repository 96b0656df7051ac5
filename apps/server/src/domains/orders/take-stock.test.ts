import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { StockDemand } from './order-draft.ts';
import { takeStock } from './take-stock.ts';

let test: TestShop;
let plate: number;
let fork: number;
beforeAll(async () => {
  test = await createTestShop();
});
beforeEach(async () => {
  [plate = 0, fork = 0] = await sampleVariations(test.database.pool, 2, { stock: 10 });
});
afterAll(() => test.close());

const pack = { content: 1, unitCode: 'C62', unit: { one: 'Stück', other: 'Stück' }, name: null };
/** Four forks are in each. */
const bundle = { variationId: 7, pieces: 4 };

function demand(variationId: number, quantity: number, more: Partial<StockDemand> = {}): StockDemand {
  return { variationId, quantity, policy: 'limited', name: 'Teller', pack, ...more };
}

function take(demands: StockDemand[]) {
  return test.shop.db.transaction((tx) => takeStock(tx, { demand: demands, language: 'de' }));
}

async function stock(): Promise<number[]> {
  const { rows } = await test.database.pool.query(
    'SELECT quantity FROM stock WHERE variation_id = ANY($1) ORDER BY variation_id',
    [[plate, fork]],
  );
  return rows.map(({ quantity }) => quantity);
}

it('takes the last piece, and nothing of what is not counted', async () => {
  const { later } = await take([demand(plate, 10), demand(fork, 99, { policy: 'unlimited' })]);
  expect([...later]).toEqual([]);
  expect(await stock()).toEqual([0, 10]);
});

it('takes nothing at all where one is short, and says what is left in what was ordered', async () => {
  await expect(take([demand(plate, 3), demand(fork, 12, { soldAs: bundle })])).rejects.toMatchObject({
    key: 'order.notEnoughStock',
    cause: { items: [{ variationId: bundle.variationId, stock: 2, sold: '2 Stück' }] },
  });
  expect(await stock()).toEqual([10, 10]);
});

it.each([
  [12, 1],
  [14, 1],
  [15, 2],
])('tells how many bundles come later where %i forks are wanted', async (quantity, bundles) => {
  const { later } = await take([demand(fork, quantity, { policy: 'oversell', soldAs: bundle })]);
  expect([...later]).toEqual([[bundle.variationId, bundles]]);
  expect(await stock()).toEqual([10, 10 - quantity]);
});

it('tells as many bundles to come later as the scarcest component has, and no more than were ordered where others wait', async () => {
  const oversold = { policy: 'oversell', soldAs: bundle } as const;
  const plates = demand(plate, 5, { ...oversold, soldAs: { ...bundle, pieces: 1 } });
  const forks = demand(fork, 20, oversold);
  for (const both of [
    [plates, forks],
    [forks, plates],
  ]) {
    await test.database.pool.query('UPDATE stock SET quantity = 10 WHERE variation_id = $1', [fork]);
    await test.database.pool.query('UPDATE stock SET quantity = -3 WHERE variation_id = $1', [plate]);
    expect([...(await take(both)).later]).toEqual([[bundle.variationId, 5]]);
  }
});
