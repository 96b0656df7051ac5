import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { largeCategories } from '@mise/demo/catalog/large/categories.ts';
import { largeItem } from '@mise/demo/catalog/large/large-item.ts';
import { stockOf } from '@mise/demo/catalog/large/stock.ts';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { announceEverything } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { withoutIndexes } from '../../db/without-indexes.ts';
import { rebuildSearch } from '../../domains/catalog/rebuild-search.ts';
import { itemCategory } from '../../domains/catalog/tables/categories.ts';
import { itemImage } from '../../domains/catalog/tables/items.ts';
import { itemTag } from '../../domains/catalog/tables/tags.ts';
import { variation } from '../../domains/catalog/tables/variations.ts';
import { keepRatings } from '../../domains/reviews/keep-ratings.ts';
import { review } from '../../domains/reviews/tables.ts';
import { createProgress } from '../../report-progress.ts';
import type { Say } from '../../report-step.ts';
import { StartError } from '../../start-error.ts';
import { itemRows } from '../item-rows.ts';
import { continueIds } from '../seed-catalog.ts';
import { seedCategories } from '../seed-categories.ts';
import { readItemReferences } from '../seed-items.ts';
import { copyRows } from './copy-rows.ts';

const itemsABatch = 1000;

/** Where the indexes that are no keys would cost most. */
const indexedTables = [itemCategory, itemImage, itemTag, variation, review].map(getTableName);

/**
 * Adds made-up items to a demo shop in which nothing was sold yet: for measuring. All of them or none. The same number
 * gives the same items. 100,000 take some minutes.
 */
export async function seedLarge(pool: pg.Pool, count: number, say: Say): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const tx = drizzle(client);
    await refuseUsedShop(client);
    const progress = createProgress(say);
    await seedCategories(tx, largeCategories);
    await withoutIndexes(tx, indexedTables, () => writeItems(client, tx, count, progress));
    await keepRatings(tx, 'all');
    await rebuildSearch(tx, progress);
    await continueIds(tx);
    await announceEverything(tx);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } catch (error) {
    // A connection that is gone took its transaction with it.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Carts and orders would refer to a shop that is another one afterwards. */
async function refuseUsedShop(client: pg.ClientBase): Promise<void> {
  await client.query('LOCK TABLE orders, item, category IN EXCLUSIVE MODE');
  const { rows } = await client.query<{ sold: boolean; foreign: boolean }>(
    `SELECT EXISTS (SELECT FROM orders) AS sold,
      EXISTS (SELECT FROM item WHERE NOT id = ANY($1::int[])) OR EXISTS (SELECT FROM category WHERE NOT id = ANY($2::int[])) AS foreign`,
    [demoCatalog.items.map(({ id }) => id), demoCatalog.categories.map(({ id }) => id)],
  );
  if (rows[0]?.sold) throw new StartError('The shop has orders: nothing was changed.');
  if (rows[0]?.foreign) throw new StartError('The shop has more than the demo’s own items: nothing was changed.');
}

async function writeItems(
  client: pg.ClientBase,
  tx: Queryable,
  count: number,
  progress: ReturnType<typeof createProgress>,
): Promise<void> {
  const stock = stockOf(demoCatalog);
  const references = await readItemReferences(tx, 0);
  for (let start = 0; start < count; start += itemsABatch) {
    progress('Writing items', start, count);
    const items = Array.from({ length: Math.min(itemsABatch, count - start) }, (_, index) =>
      largeItem(start + index, stock),
    );
    const firstPosition = demoCatalog.items.length + start;
    for (const part of itemRows(items, { ...references, firstPosition })) await copyRows(client, part);
  }
}
