import { eq, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import { announceChange } from '../../db/changes.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { catalogVersion } from './tables/catalog-version.ts';

/**
 * Rows of the table: `catalog` counts every change of the catalogue, `search` only changes of what search reads. A migration puts
 * `searchIsDue` there where search has to be written anew.
 */
const rows = { catalog: 1, search: 2, searchIsDue: 3 };

/** What a process cached of a part is out of date when that part has another version. */
export type CatalogPart = 'catalog' | 'search';

/** Any number: the lock of those who write to the catalogue. */
const lockId = 716_003;

/**
 * Lets one transaction at a time write to the catalogue: all of them count words and end with the one row of the version, and
 * would wait for each other in a circle. To be taken before any row; orders, which only take stock, do without.
 */
export async function lockCatalog(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
}

/** Makes every process read the catalogue again. To be called last in a transaction: it locks one row. */
export function touchCatalog(db: Queryable): Promise<void> {
  return touch(db, 'catalog');
}

/**
 * Makes every process search again and read the words of the shop again, which new prices and ratings leave as they are, and drops the
 * pages of what was found.
 */
export async function touchSearch(db: Queryable): Promise<void> {
  await touch(db, 'search');
  await announceChange(db, ['catalog']);
}

/** Whether an update keeps what search knows in another way. */
export async function isSearchDue(db: Queryable): Promise<boolean> {
  return (await db.select().from(catalogVersion).where(eq(catalogVersion.id, rows.searchIsDue))).length > 0;
}

export async function noteSearchIsWritten(db: Queryable): Promise<void> {
  await db.delete(catalogVersion).where(eq(catalogVersion.id, rows.searchIsDue));
}

async function touch(db: Queryable, part: CatalogPart): Promise<void> {
  await db
    .insert(catalogVersion)
    .values({ id: rows[part], version: 1 })
    .onConflictDoUpdate({
      target: catalogVersion.id,
      set: { version: sql`${catalogVersion.version} + 1`, stamp: sql`gen_random_uuid()` },
    });
}

/**
 * The versions of the catalogue, with the database on which to read it again (`remember.ts` says why it is another one). A
 * change is seen as soon as `remember` reads them again.
 */
export function currentVersion(shop: Pick<Shop, 'remember'>): Promise<Record<CatalogPart, string> & { db: Database }> {
  return shop.remember('catalog:version', async (db) => {
    const found = new Map(
      (await db.select().from(catalogVersion)).map(({ id, version, stamp }) => [id, `${version} ${stamp}`]),
    );
    return { catalog: found.get(rows.catalog) ?? '', search: found.get(rows.search) ?? '', db };
  });
}
