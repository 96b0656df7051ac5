import { inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rememberedMs } from './brake.ts';
import { brake } from './tables.ts';

/** Deletes some of what brakes and quotas counted too long ago to matter. Resolves to how many. */
export async function forgetFailures(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const old = db
    .select({ key: brake.key })
    .from(brake)
    .where(lt(brake.lastAt, new Date(now.getTime() - rememberedMs)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(brake).where(inArray(brake.key, old));
  return rowCount ?? 0;
}
