import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rememberedMs } from './brake.ts';
import { sessionDays } from './visitor.ts';

const batchSize = 500;
const dayMs = 86_400_000;

/**
 * Deletes the sessions that have ended, with their carts, guest addresses and e-mail addresses, and what brakes counted too
 * long ago, in batches that hold no lock for long. Orders keep what they say by themselves. Resolves to the number of
 * sessions.
 */
export async function forgetVisitors(db: Database, now: Date): Promise<number> {
  // A session is noted as seen once a day at most.
  const before = new Date(now.getTime() - (sessionDays + 1) * dayMs).toISOString();
  const countedSince = new Date(now.getTime() - rememberedMs).toISOString();
  const sessions = await inBatches(async () => {
    const { rowCount } = await db.execute(sql`
      DELETE FROM session WHERE id IN (
        SELECT id FROM session WHERE seen_at < ${before} ORDER BY seen_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
      )`);
    return rowCount ?? 0;
  });
  await inBatches(async () => {
    const { rowCount } = await db.execute(sql`
      DELETE FROM brake WHERE key IN (
        SELECT key FROM brake WHERE last_at < ${countedSince} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
      )`);
    return rowCount ?? 0;
  });
  return sessions;
}

async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const deleted = await deleteSome();
    total += deleted;
    if (deleted < batchSize) return total;
  }
}
