import { inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rememberedMs } from './begin-attempt.ts';
import { rateLimit } from './tables.ts';

/** Deletes some of what was counted against rate limits too long ago to matter. Resolves to how many. */
export async function forgetRateLimits(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const old = db
    .select({ key: rateLimit.key })
    .from(rateLimit)
    .where(lt(rateLimit.lastAt, new Date(now.getTime() - rememberedMs)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(rateLimit).where(inArray(rateLimit.key, old));
  return rowCount ?? 0;
}
