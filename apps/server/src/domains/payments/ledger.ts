import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { keepPaidAmount, type OwedOrder } from '../orders/keep-paid-amount.ts';
import { type EntryKind, payment, paymentEntry } from './tables.ts';

/** What stands in the ledger of one payment, by kind, in minor units. */
export type Booked = Record<EntryKind, number>;

export const nothingBooked: Booked = { attempt: 0, authorized: 0, captured: 0, refunded: 0 };

/** Adds to the ledger; amounts of nothing are left out. */
export async function book(
  db: Transaction,
  entries: readonly { paymentId: number; kind: EntryKind; amount: number }[],
  { said, now }: { said?: Record<string, string>; now: Date },
): Promise<void> {
  const rows = entries.filter(({ amount }) => amount !== 0);
  if (rows.length === 0) return;
  await db.insert(paymentEntry).values(rows.map((entry) => ({ ...entry, said: said ?? null, createdAt: now })));
}

/** The ledger of each payment of an order, the oldest payment first. */
export async function bookedOf(db: Queryable, orderId: number): Promise<(Booked & { paymentId: number })[]> {
  const sumOf = (kind: EntryKind) =>
    sql<number>`coalesce(sum(${paymentEntry.amount}) FILTER (WHERE ${paymentEntry.kind} = ${kind}), 0)`.mapWith(Number);
  return db
    .select({
      paymentId: payment.id,
      attempt: sumOf('attempt'),
      authorized: sumOf('authorized'),
      captured: sumOf('captured'),
      refunded: sumOf('refunded'),
    })
    .from(payment)
    .leftJoin(paymentEntry, eq(paymentEntry.paymentId, payment.id))
    .where(eq(payment.orderId, orderId))
    .groupBy(payment.id)
    .orderBy(payment.id);
}

/**
 * The one place where the ledger becomes the payment state of an order: what was paid less what went back, and whether the goods
 * may leave. The order is locked. True where they may since now.
 */
export async function settleOrder(db: Transaction, owed: OwedOrder, now: Date): Promise<boolean> {
  const booked = await bookedOf(db, owed.id);
  const sum = (amountOf: (each: Booked) => number) => booked.reduce((total, each) => total + amountOf(each), 0);
  return keepPaidAmount(db, owed, {
    paid: sum(({ captured, refunded }) => captured - refunded),
    secured: sum(({ authorized, captured, refunded }) => Math.max(authorized, captured) - refunded),
    now,
  });
}
