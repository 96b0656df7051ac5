import { and, asc, count, eq, gt, isNotNull, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { earnestOrders } from '../orders/earnest-orders.ts';
import { withdrawal } from './tables.ts';

const hourMs = 3_600_000;
/** Mails with receipts that an address gets within an hour, since nobody has proved that it is theirs who gives it. */
const mostReceipts = {
  /** Of each order that nobody places in any number under the address of another. */
  earnest: 5,
  /** Of all its other orders: a stranger places as many as they like. */
  guests: 10,
  /** Of what means no order. */
  unknown: 5,
};

/** What one mail confirms at most, so that it is no book. */
const mostTogether = 50;

/**
 * When a receipt may be mailed: at once, as long as the address got few, else when it may get one again, with all others that wait until then: within
 * the hour, however many there are. What means an earnest order waits for nothing but what means the same one, and what means
 * any order not for what means none.
 */
export async function receiptDue(
  db: Queryable,
  { email, orderId }: { email: string; orderId: number | null },
  now: Date,
): Promise<Date> {
  const { most, isCounted } = await placesOf(db, { email, orderId });
  const due = withdrawal.receiptDueAt;
  const hourFrom = (hours: number) => new Date(now.getTime() + hours * hourMs);
  const isWaited = sql<boolean>`${withdrawal.receiptDueAt} > ${withdrawal.receivedAt}`;
  const mails = await db
    .select({ at: withdrawal.receiptDueAt, isWaited, receipts: count() })
    .from(withdrawal)
    .where(and(isFrom(email), isCounted, gt(due, hourFrom(-1)), lte(due, hourFrom(1))))
    .groupBy(withdrawal.receiptDueAt, isWaited)
    .orderBy(asc(withdrawal.receiptDueAt));
  // Those that waited until the same moment are one mail.
  const mailed = mails.reduce((sum, mail) => sum + (mail.isWaited ? 1 : mail.receipts), 0);
  const [earliest] = mails;
  if (!earliest || mailed < most) return now;
  const next = mails.find(({ at, isWaited }) => isWaited && at > now);
  // Within the hour also where the clock was ahead when the earliest came in.
  return next?.at ?? new Date(Math.min(earliest.at.getTime(), now.getTime()) + hourMs);
}

/** Receipts of an address that wait, or waited, until this moment and were not mailed yet: as many as one mail confirms. */
export function waitingReceipts(
  db: Queryable,
  { email, dueAt }: { email: string; dueAt: Date },
): Promise<(typeof withdrawal.$inferSelect)[]> {
  const { receiptDueAt: due, receivedAt, receiptSentAt } = withdrawal;
  return db
    .select()
    .from(withdrawal)
    .where(and(isFrom(email), eq(due, dueAt), gt(due, receivedAt), isNull(receiptSentAt)))
    .orderBy(asc(withdrawal.id))
    .limit(mostTogether);
}

/** SQL: what somebody said who gave this address, in whatever case. */
export function isFrom(email: string): SQL {
  return eq(sql`lower(${withdrawal.email})`, email.toLowerCase());
}

async function placesOf(
  db: Queryable,
  { email, orderId }: { email: string; orderId: number | null },
): Promise<{ most: number; isCounted: SQL | undefined }> {
  const of = withdrawal.orderId;
  if (orderId === null) return { most: mostReceipts.unknown, isCounted: isNull(of) };
  const earnest = earnestOrders(db, email);
  const known = earnest.as('earnest');
  const [own] = await db.select({ id: known.id }).from(known).where(eq(known.id, orderId));
  if (own) return { most: mostReceipts.earnest, isCounted: eq(of, orderId) };
  return { most: mostReceipts.guests, isCounted: and(isNotNull(of), notInArray(of, earnest)) };
}
