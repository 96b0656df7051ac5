import { and, asc, eq, gt, inArray, isNotNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { payment, paymentEntry } from './tables.ts';

/** Shoppers and webhooks have the first word. */
const quietMs = 2 * 60_000;

/** So long may it take until a bank says that it could not take what was given back. */
const refundDays = 14;

/** So many days after it began a payment is asked for once more: a bank may call its money back for a third of a year. */
const agesInDays = [1, 3, 7, 14, 30, 60, 90, 120];

const dayMs = 24 * 60 * 60_000;

/** `after`: the number of the last payment that is known already. */
export type PaymentsPage = { now: Date; after: number; limit: number };

/** A payment that the provider can be asked for. */
type AskedPayment = { id: number; providerId: string };

/** Payments under way that were not heard of lately, by number. What the provider was never told of cannot be asked for. */
export function findUnsettled(db: Queryable, { now, after, limit }: PaymentsPage): Promise<AskedPayment[]> {
  const isUnderWay = inArray(payment.status, ['open', 'pending', 'authorized']);
  // A time to come is that of a clock which was ahead: it says nothing of how long ago that was.
  const isQuiet = or(
    lt(payment.updatedAt, new Date(now.getTime() - quietMs)),
    gt(payment.updatedAt, new Date(now.getTime() + quietMs)),
  );
  return find(db, [gt(payment.id, after), isUnderWay, isQuiet], limit);
}

/**
 * Payments that are settled, but of which the news may have been lost: those of which something was given back lately, and, on some days of their life, all
 * that were paid. By number; to be asked for once a day.
 */
export function findSettled(db: Queryable, { now, after, limit }: PaymentsPage): Promise<AskedPayment[]> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const refunded = db
    .select({ id: paymentEntry.paymentId })
    .from(paymentEntry)
    .where(and(eq(paymentEntry.kind, 'refunded'), gt(paymentEntry.createdAt, before(refundDays))));
  const isOfAge = agesInDays.map((days) =>
    and(gt(payment.createdAt, before(days + 1)), lte(payment.createdAt, before(days))),
  );
  const isDue = or(inArray(payment.id, refunded), and(eq(payment.status, 'paid'), or(...isOfAge)));
  return find(db, [gt(payment.id, after), isDue], limit);
}

async function find(db: Queryable, conditions: (SQL | undefined)[], limit: number): Promise<AskedPayment[]> {
  const rows = await db
    .select({ id: payment.id, providerId: payment.providerId })
    .from(payment)
    .where(and(isNotNull(payment.providerId), ...conditions))
    .orderBy(asc(payment.id))
    .limit(limit);
  return rows.flatMap(({ id, providerId }) => (providerId === null ? [] : [{ id, providerId }]));
}
