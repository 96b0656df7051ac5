import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { Job } from './tasks.ts';

/**
 * Puts a job into the queue as part of the given transaction: a rollback drops it, a commit makes it certain.
 * `key` makes it one of its kind: a second job with the same key replaces the waiting one, not one that
 * runs. Those that share a `queue` follow each other, in whatever process they are worked off. `at`: not before.
 */
export async function enqueue(db: Queryable, job: Job & { key: string; queue?: string; at?: Date }): Promise<void> {
  await db.execute(
    sql`SELECT graphile_worker.add_job(${job.task}, ${JSON.stringify(job.payload)}::json, job_key := ${job.key},
      max_attempts := 25, queue_name := ${job.queue ?? null}, run_at := ${job.at?.toISOString() ?? null}::timestamptz)`,
  );
}
