import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { type EntryKind, payment, paymentEntry } from './tables.ts';

/** What stands in the ledger of one payment, by kind, in minor units. */
export type Booked = Record<EntryKind, number>;

export const nothingBooked: Booked = { attempt: 0, authorized: 0, captured: 0, refunded: 0, chargedBack: 0 };

export type Entry = typeof paymentEntry.$inferSelect;

/** Adds to the ledger; amounts of nothing are left out. Resolves to what was added. */
export async function book(
  db: Transaction,
  entries: readonly { paymentId: number; kind: EntryKind; amount: number }[],
  { said, now }: { said?: Record<string, string>; now: Date },
): Promise<Entry[]> {
  const rows = entries.filter(({ amount }) => amount !== 0);
  if (rows.length === 0) return [];
  const values = rows.map((entry) => ({ ...entry, said: said ?? null, createdAt: now }));
  return db.insert(paymentEntry).values(values).returning();
}

/** The ledger of a payment. `isByHand`: the owner noted it. */
export type BookedPayment = Booked & { paymentId: number; isByHand: boolean };

/** The ledger of each payment of an order, the oldest payment first. */
export function bookedOfOrder(db: Queryable, orderId: number): Promise<BookedPayment[]> {
  return booked(db, eq(payment.orderId, orderId));
}

export async function bookedOf(db: Queryable, paymentId: number): Promise<Booked> {
  const [row] = await booked(db, eq(payment.id, paymentId));
  return row ?? nothingBooked;
}

/** An entry. `cameAt`: when its money came, as far as the provider says so, else when the shop heard of it. */
export type LedgerLine = Pick<Entry, 'id' | 'paymentId' | 'kind' | 'amount'> & { cameAt: Date };

/** The ledger of an order as it was written, the oldest entry first. */
export function linesOfOrder(db: Queryable, orderId: number): Promise<LedgerLine[]> {
  const { id, paymentId, kind, amount } = paymentEntry;
  return db
    .select({
      ...{ id, paymentId, kind, amount },
      cameAt: sql`coalesce((${paymentEntry.said} ->> 'paidAt')::timestamptz, ${paymentEntry.createdAt})`.mapWith(
        paymentEntry.createdAt,
      ),
    })
    .from(paymentEntry)
    .innerJoin(payment, eq(payment.id, paymentEntry.paymentId))
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(paymentEntry.id));
}

function booked(db: Queryable, which: SQL): Promise<BookedPayment[]> {
  const sumOf = (kind: EntryKind) =>
    sql<number>`coalesce(sum(${paymentEntry.amount}) FILTER (WHERE ${paymentEntry.kind} = ${kind}), 0)`.mapWith(Number);
  return db
    .select({
      paymentId: payment.id,
      isByHand: sql<boolean>`${and(isNull(payment.provider), isNull(payment.giftCardId))}`,
      attempt: sumOf('attempt'),
      authorized: sumOf('authorized'),
      captured: sumOf('captured'),
      refunded: sumOf('refunded'),
      chargedBack: sumOf('chargedBack'),
    })
    .from(payment)
    .leftJoin(paymentEntry, eq(paymentEntry.paymentId, payment.id))
    .where(which)
    .groupBy(payment.id)
    .orderBy(payment.id);
}

/** What was paid less what went back, in minor units. */
export function sumPaid(booked: readonly Booked[]): number {
  return booked.reduce((sum, each) => sum + keptOf(each), 0);
}

/** What was paid, whatever of it was given back since, in minor units. */
export function sumTaken(booked: readonly Booked[]): number {
  return booked.reduce((sum, { captured, chargedBack }) => sum + captured - chargedBack, 0);
}

/** What has come or is sure to come, less what went back, in minor units. */
export function sumSecured(booked: readonly Booked[]): number {
  return booked.reduce(
    (sum, { authorized, captured, refunded, chargedBack }) =>
      sum + Math.max(authorized, captured) - refunded - chargedBack,
    0,
  );
}

/** What the shop has of a payment, in minor units. */
export function keptOf({ captured, refunded, chargedBack }: Booked): number {
  return captured - refunded - chargedBack;
}
