import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { demoShop } from '@mise/demo/shop/shop.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createDatabase, type Database } from '../db/database.ts';
import { rebuildSearch } from '../domains/catalog/search-documents.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedCheckout } from './seed-checkout.ts';
import { seedContent } from './seed-content.ts';
import { seedShop } from './seed-shop.ts';

/** Whether the shop has no data yet, so that the demo shop may be filled in. */
export async function isEmptyShop(pool: pg.Pool): Promise<boolean> {
  const result = await pool.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM setting) AS filled');
  return result.rows[0]?.filled === false;
}

/** Fills an empty, migrated database with the demo shop "Tafelwerk", all of it or nothing. */
export async function seedDemo(pool: pg.Pool): Promise<void> {
  const db: Database = createDatabase(pool);
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(716002)`);
    if (!(await isStillEmpty(tx))) return;
    await seedShop(tx, demoShop);
    await seedCatalog(tx, demoCatalog);
    await seedCheckout(tx, demoShop);
    await seedContent(tx, demoShop.pages);
    await rebuildSearch(tx);
  });
  await pool.query('ANALYZE');
}

async function isStillEmpty(tx: Pick<Database, 'execute'>): Promise<boolean> {
  const result = await tx.execute<{ filled: boolean }>(sql`SELECT EXISTS (SELECT FROM setting) AS filled`);
  return result.rows[0]?.filled === false;
}
