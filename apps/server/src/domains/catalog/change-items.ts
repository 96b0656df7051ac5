import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { announceItems, itemsShowing } from './announce-items.ts';
import { lockCatalog, touchCatalog } from './catalog-version.ts';
import { type ItemState, readItemStates } from './item-state.ts';
import { keepPriceHistory } from './keep-price-history.ts';
import { rewriteSearch } from './rebuild-search.ts';
import { item } from './tables/items.ts';
import { stock, variation } from './tables/variations.ts';
import { visibleStock } from './visible-stock.ts';

/**
 * Every write to items goes through this: it does `work` in a transaction and brings up to date what follows from it, whatever it changed:
 * the history of prices, what search finds, the version of the catalogue, and the pages that show the items (they are told
 * only when a price, a text or the visible stock changed). `itemIds` names all items that `work` may change, create or
 * delete; each is read before and after, so that a large change is best made in parts of some hundred.
 *
 * `work` is given the context with `db` as the transaction. It has the catalogue for itself, and the stock of the items is
 * locked for it in the order in which orders take stock: `work` must not wait for other services.
 */
export async function changeItems<Within extends Pick<Context, 'db'>, Result>(
  context: Within,
  itemIds: readonly number[],
  work: (context: Within) => Promise<Result>,
): Promise<Result> {
  const ids = [...new Set(itemIds)];
  return context.db.transaction(async (tx) => {
    await lockCatalog(tx);
    await lockStock(tx, ids);
    const before = await readItemStates(tx, ids);
    const result = await work({ ...context, db: tx });
    await keepWhatFollows(tx, { ids, before, after: await readItemStates(tx, ids) });
    return result;
  });
}

type States = ReadonlyMap<number, ItemState>;
type Change = { ids: readonly number[]; before: States; after: States };

/** Ascending by variation, as `takeStock` locks it. */
async function lockStock(tx: Queryable, itemIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: stock.variationId })
    .from(stock)
    .innerJoin(variation, eq(variation.id, stock.variationId))
    .where(inArray(variation.itemId, [...itemIds]))
    .orderBy(asc(stock.variationId))
    .for('update', { of: stock });
}

async function keepWhatFollows(tx: Queryable, { ids, before, after }: Change): Promise<void> {
  const hasChanged = (read: (state: ItemState | undefined) => unknown) =>
    ids.filter((id) => JSON.stringify(read(before.get(id))) !== JSON.stringify(read(after.get(id))));
  const rewritten = hasChanged((state) => state?.content);
  const reworded = hasChanged((state) => state?.search);
  const repriced = hasChanged(pricesOf);
  const restocked = hasChanged(shownStockOf);

  if (repriced.length > 0) await keepPriceHistory(tx, { before: pricesIn(before), after: pricesIn(after) });
  if (reworded.length > 0)
    await rewriteSearch(tx, { itemIds: reworded, former: reworded.flatMap((id) => before.get(id)?.search ?? []) });
  if (rewritten.length > 0) await noteMoment(tx, rewritten);
  if (repriced.length > 0) await renewRows(tx, repriced);
  if (rewritten.length > 0 || repriced.length > 0) await touchCatalog(tx);
  // Somebody may wait for what can be bought now.
  if (rewritten.length > 0 || restocked.length > 0)
    await enqueue(tx, { task: 'notify-restocked', payload: {}, key: 'notify-restocked' });

  const shown = [...new Set([...rewritten, ...repriced, ...restocked])];
  const states = shown.flatMap((id) => [before.get(id) ?? [], after.get(id) ?? []].flat());
  const variationIds = states.flatMap(({ variations }) => variations.map(({ id }) => id));
  await announceItems(tx, [...shown, ...(await itemsShowing(tx, variationIds))], {
    formerCategoryIds: states.flatMap(({ search }) => search.categoryIds),
  });
}

function pricesOf(state: ItemState | undefined) {
  const prices = state?.variations.flatMap(({ id, prices: own }) => own.map((price) => JSON.stringify([id, price])));
  return prices?.sort();
}

function shownStockOf(state: ItemState | undefined) {
  return state?.variations.map(({ id, stockRules, stock: quantity }) => [id, visibleStock(stockRules, quantity)]);
}

function pricesIn(states: States) {
  return [...states.values()].flatMap(({ variations }) =>
    variations.flatMap(({ id: variationId, prices }) => prices.map((price) => ({ variationId, ...price }))),
  );
}

async function noteMoment(tx: Queryable, itemIds: number[]): Promise<void> {
  const updatedAt = sql`clock_timestamp()`;
  await tx.update(item).set({ updatedAt }).where(inArray(item.id, itemIds));
  await tx.update(variation).set({ updatedAt }).where(inArray(variation.itemId, itemIds));
}

/** Prices are facts of their variations: rows of another version tell those who remember them (`known-variations.ts`). */
async function renewRows(tx: Queryable, itemIds: number[]): Promise<void> {
  await tx.update(variation).set({ updatedAt: variation.updatedAt }).where(inArray(variation.itemId, itemIds));
}
