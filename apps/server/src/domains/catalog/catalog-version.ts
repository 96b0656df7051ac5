import { sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { catalogVersion } from './tables.ts';

const onlyRow = 1;

/** Tells every process that what it keeps of the catalogue is old. To be called last in a transaction: it locks one row. */
export async function touchCatalog(db: Queryable): Promise<void> {
  await db
    .insert(catalogVersion)
    .values({ id: onlyRow, version: 1 })
    .onConflictDoUpdate({ target: catalogVersion.id, set: { version: sql`${catalogVersion.version} + 1` } });
}

/** The version of the catalogue; a change is seen as soon as `remember` lets go of the last answer. */
export function currentVersion(source: Pick<Shop, 'db' | 'remember'>): Promise<number> {
  return source.remember('catalog:version', async () => {
    const [row] = await source.db.select().from(catalogVersion);
    return row?.version ?? 0;
  });
}
