import { refusal } from '@mise/contract/refusal.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { rateLimit } from './tables.ts';

/**
 * How often something may be done within an hour, counted under a key such as `order:network:203.0.113.7`. `weight`: as how many
 * it counts, where that is not one.
 */
export type RateLimit = { key: string; most: number; weight?: number };

const windowMs = 3_600_000;
/** Calls of the same moment are counted in any order, and clocks of processes differ a little. What began later than that was counted by a wrong clock. */
export const skewMs = 5 * 60_000;

/**
 * Takes from each limit, counted in PostgreSQL for all processes. Resolves to the seconds to wait where one is spent,
 * else to 0; whoever refuses then rolls back, so that what was refused does not count. To be called last in a
 * transaction: others with the same key wait for its end.
 */
export async function takeFromRateLimits(tx: Queryable, limits: readonly RateLimit[], now: Date): Promise<number> {
  const sorted = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const windowBegan = new Date(now.getTime() - windowMs);
  const skewed = new Date(now.getTime() + skewMs);
  const isOver = sql`NOT (${rateLimit.lastAt} > ${windowBegan.toISOString()}::timestamptz
    AND ${rateLimit.lastAt} <= ${skewed.toISOString()}::timestamptz)`;
  const rows = await tx
    .insert(rateLimit)
    .values(sorted.map(({ key, weight = 1 }) => ({ key, count: weight, lastAt: now })))
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 0 ELSE ${rateLimit.count} END + excluded.count`,
        lastAt: sql`CASE WHEN ${isOver} THEN excluded.last_at ELSE ${rateLimit.lastAt} END`,
      },
    })
    .returning();
  const waits = rows.map(({ key, count, lastAt }) => {
    const most = limits.find((limit) => limit.key === key)?.most ?? 0;
    return count > most ? Math.ceil((lastAt.getTime() + windowMs - now.getTime()) / 1000) : 0;
  });
  return Math.max(...waits);
}

/** Refuses with `security.tooManyRequests` where a limit is spent already, and takes nothing from it. */
export async function refuseSpent({ shop, now }: Pick<Context, 'shop' | 'now'>, limit: RateLimit): Promise<void> {
  await refuseAnySpent({ db: shop.db, shop, now }, [limit]);
}

/** The same for several at once, in a transaction. */
export async function refuseAnySpent(
  { db, shop, now }: Pick<Context, 'db' | 'shop' | 'now'>,
  limits: readonly RateLimit[],
): Promise<void> {
  if (shop.config.rateLimit === 0) return;
  const keys = limits.map(({ key }) => key);
  const rows = await db.select().from(rateLimit).where(inArray(rateLimit.key, keys));
  const waits = rows.map(({ key, count, lastAt }) => {
    const leftMs = lastAt.getTime() + windowMs - now.getTime();
    const isSpent = limits.some(({ key: its, most, weight = 1 }) => its === key && count + weight > most);
    return isSpent && leftMs <= windowMs + skewMs ? leftMs : 0;
  });
  const seconds = Math.ceil(Math.max(0, ...waits) / 1000);
  if (seconds === 0) return;
  throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
}

/** Takes from each limit, and refuses with `security.tooManyRequests` where one is spent; without a rate limit of calls there is none of these either. */
export async function countAgainst(
  { db, shop, now }: Pick<Context, 'db' | 'shop' | 'now'>,
  limits: readonly RateLimit[],
): Promise<void> {
  if (shop.config.rateLimit === 0) return;
  const seconds = await takeFromRateLimits(db, limits, now);
  if (seconds > 0) throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
}
