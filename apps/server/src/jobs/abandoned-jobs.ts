import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { WorkerEvents } from 'graphile-worker';
import type { Queryable } from '../db/database.ts';

/** Any number, of advisory locks that say: the pool of workers with this name lives. */
const lockClass = 716_002;

/**
 * Says to all processes that a pool of workers lives, for as long as the connection on which it listens is there: PostgreSQL
 * takes the lock from whoever ends, however that happens.
 */
export function lifeSigns(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ client, workerPool }) => {
    client.query('SELECT pg_advisory_lock($1, hashtext($2))', [lockClass, workerPool.id]).catch(() => {});
  });
  // The connection goes back to the pool of the shop, where it would go on saying so.
  events.on('pool:listen:release', ({ client, workerPool }) => {
    client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [lockClass, workerPool.id]).catch(() => {});
  });
  return events;
}

/**
 * Gives the jobs back to the queue that were under way in a process that was killed; the queue by itself would wait four
 * hours for it.
 */
export async function freeAbandonedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`
    SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM (SELECT DISTINCT locked_by FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL) AS busy
    WHERE pg_try_advisory_xact_lock(${lockClass}, hashtext(locked_by))
    HAVING count(*) > 0
  `);
}
