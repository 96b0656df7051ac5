import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { Job, TaskName } from '../jobs/tasks.ts';

/** What asks a service outside follows each other here: one that hangs leaves the other places of the worker to mails. */
export const outsideQueue = 'outside';

/** Those that do, beside those of the `crontab`. */
const asksOutside: readonly TaskName[] = ['refund-surplus'];

/**
 * Puts a job into the queue as part of the given transaction: a rollback drops it, a commit makes it certain.
 * `key` makes it one of its kind: a second job with the same key replaces the waiting one, not one that
 * runs. Those that share a `queue` follow each other, in whatever process they are worked off. `at`: not before.
 */
export async function enqueue(db: Queryable, job: Job & { key: string; queue?: string; at?: Date }): Promise<void> {
  const queue = job.queue ?? (asksOutside.includes(job.task) ? outsideQueue : null);
  await db.execute(
    sql`SELECT graphile_worker.add_job(${job.task}, ${JSON.stringify(job.payload)}::json, job_key := ${job.key},
      max_attempts := 25, queue_name := ${queue}, run_at := ${job.at?.toISOString() ?? null}::timestamptz)`,
  );
}

/** Whether a job with this key waits, or runs, and will be tried again should it fail. */
export async function isQueued(db: Queryable, key: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT WHERE ${isKeyQueued(sql`${key}`)}`);
  return (rowCount ?? 0) > 0;
}

/** SQL: the same of a key that the query makes. */
export function isKeyQueued(key: SQL): SQL {
  return sql`EXISTS (SELECT FROM graphile_worker.jobs WHERE key = ${key} AND attempts < max_attempts)`;
}
