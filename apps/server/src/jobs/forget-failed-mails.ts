import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** Who looks after the mail server has had so long to find out, and to have them tried again. */
const keptDays = 30;

/**
 * Deletes some mails that could not be sent however often they were tried: what they say, and to whom, is a person's. Their failures
 * stand in the log. Resolves to how many.
 */
export async function forgetFailedMails(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    SELECT graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE task_identifier LIKE 'send-%' AND attempts >= max_attempts AND locked_at IS NULL
        AND updated_at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})
      LIMIT ${limit}))
  `);
  return rowCount ?? 0;
}
