import { max } from 'drizzle-orm';
import type { Queryable } from './db/database.ts';
import { order } from './domains/orders/tables.ts';
import type { Say } from './report-step.ts';

/** Clocks of several machines differ a little. */
const toleratedMs = 3_600_000;

/**
 * Says at the start that orders were placed later than it is now. Nothing stops: but what is ordered by a clock that is behind waits for its money
 * until days that are over as soon as it is set right, and is canceled then.
 */
export async function warnOfClock(db: Queryable, now: Date, say: Say): Promise<void> {
  const [row] = await db.select({ at: max(order.createdAt) }).from(order);
  if (!row?.at || row.at.getTime() <= now.getTime() + toleratedMs) return;
  say(
    `ATTENTION: it is ${now.toISOString()} by the clock of this machine, and the last order came at ${row.at.toISOString()}. Set the clock and start again before anybody orders.`,
  );
}
