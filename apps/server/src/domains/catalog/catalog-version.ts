import { sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { catalogVersion } from './tables.ts';

const onlyRow = 1;

/** Any number: the lock of those who write to the catalogue. */
const lockId = 716_003;

/**
 * Lets one transaction at a time write to the catalogue: all of them count words and end with the one row of the version, and
 * would wait for each other in a circle. To be taken before any row; orders, which only take stock, do without.
 */
export async function lockCatalog(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
}

/** Tells every process that what it keeps of the catalogue is old. To be called last in a transaction: it locks one row. */
export async function touchCatalog(db: Queryable): Promise<void> {
  await db
    .insert(catalogVersion)
    .values({ id: onlyRow, version: 1 })
    .onConflictDoUpdate({ target: catalogVersion.id, set: { version: sql`${catalogVersion.version} + 1` } });
}

/**
 * The version of the catalogue, with the database on which to read it again (`remember.ts` says why it is another one). A
 * change is seen as soon as `remember` lets go of the last answer.
 */
export function currentVersion(shop: Pick<Shop, 'remember'>): Promise<{ version: number; db: Database }> {
  return shop.remember('catalog:version', async (db) => {
    const [row] = await db.select().from(catalogVersion);
    return { version: row?.version ?? 0, db };
  });
}
