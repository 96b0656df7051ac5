import type pg from 'pg';
import { expect } from 'vitest';

/** Resolves when that many calls wait in the database for a lock that somebody else holds; throws after 20 seconds. */
export async function lockWaits(pool: pg.Pool, calls = 1): Promise<void> {
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(calls);
}
