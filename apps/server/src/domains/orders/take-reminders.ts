import { and, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { dueDay, isUnpaid, today } from './end-hold.ts';
import { order } from './tables.ts';

/** Days before the day on which the money has to be there. */
const daysBefore = 2;
const minutesBefore = 30;

/**
 * Orders whose buyers are to be reminded now, marked as such: each once, while there is time to pay. The mail is ordered in the same
 * transaction.
 */
export async function takeReminders(db: Transaction, { now, limit }: { now: Date; limit: number }): Promise<number[]> {
  const soon = new Date(now.getTime() + minutesBefore * 60_000);
  const isDueSoon = and(
    isNull(order.holdEndsAt),
    sql`${dueDay} - ${today(now)} <= ${daysBefore}`,
    sql`${dueDay} >= ${today(now)}`,
    // Whoever has as few days as that was told so just now.
    gt(order.paymentDays, daysBefore),
  );
  const endsSoon = and(gt(order.holdEndsAt, now), lte(order.holdEndsAt, soon));
  const due = db
    .select({ id: order.id })
    .from(order)
    .where(and(isUnpaid, isNull(order.remindedAt), or(isDueSoon, endsSoon)))
    .orderBy(order.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(order)
    .set({ remindedAt: now })
    .where(inArray(order.id, due))
    .returning({ id: order.id });
  return rows.map(({ id }) => id);
}
