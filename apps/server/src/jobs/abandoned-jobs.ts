import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from '../db/database.ts';

/** Any number, of advisory locks that say: the workers of this name live. */
const lockClass = 716_002;

export type LifeSign = {
  /** Shows that these workers live, anew where the connection was lost, and those of before no longer. */
  show(workers: string): Promise<void>;
  end(): void;
};

/**
 * Says to all processes that a pool of workers lives, for as long as a connection of this one is there: PostgreSQL takes
 * the lock from whoever ends, however that happens.
 */
export function createLifeSign(pool: pg.Pool): LifeSign {
  let shown: { workers: string; client: pg.PoolClient } | undefined;

  function end(): void {
    shown?.client.release(true);
    shown = undefined;
  }

  async function show(workers: string): Promise<void> {
    if (shown?.workers === workers) {
      // Over a connection that fell silent nothing is shown any more, which nobody would notice without asking.
      await shown.client.query('SELECT 1');
      return;
    }
    end();
    const client = await pool.connect();
    const sign = { workers, client };
    client.on('error', () => {
      if (shown === sign) end();
    });
    try {
      await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [lockClass, workers]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    shown = sign;
  }

  return { show, end };
}

/**
 * Gives the jobs back to the queue that were under way in a process that was killed; the queue by itself would wait four
 * hours for it. Young ones stay: a process that begins works before it has shown its sign.
 */
export async function freeAbandonedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`
    SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM (SELECT DISTINCT locked_by FROM graphile_worker._private_jobs
      WHERE locked_at < now() - interval '10 seconds') AS busy
    WHERE pg_try_advisory_xact_lock(${lockClass}, hashtext(locked_by))
    HAVING count(*) > 0
  `);
}
