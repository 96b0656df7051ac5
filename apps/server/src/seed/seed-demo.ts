import { demoCatalog } from '@mise/demo/catalog/catalog.ts';
import { demoShop } from '@mise/demo/shop/shop.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { announceEverything } from '../db/changes.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { rebuildSearch } from '../domains/catalog/rebuild-search.ts';
import { isEmptyShop } from './is-empty-shop.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedCheckout } from './seed-checkout.ts';
import { seedContent } from './seed-content.ts';
import { seedCoupons } from './seed-coupons.ts';
import { seedShop } from './seed-shop.ts';

/** Fills an empty, migrated database with the demo shop "Tafelwerk", all of it or nothing. */
export async function seedDemo(pool: pg.Pool): Promise<void> {
  const db: Database = createDatabase(pool);
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(716002)`);
    if (!(await isEmptyShop(tx))) return;
    await seedShop(tx, demoShop);
    await seedCatalog(tx, demoCatalog);
    await seedCheckout(tx, demoShop);
    await seedCoupons(tx, demoShop);
    await seedContent(tx, demoShop.pages);
    await rebuildSearch(tx);
    // A shop may run on it, empty until now.
    await announceEverything(tx);
  });
  await pool.query('ANALYZE');
}
