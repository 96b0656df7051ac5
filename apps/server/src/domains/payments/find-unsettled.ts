import { and, asc, eq, gt, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { payment, paymentEntry } from './tables.ts';

/** Shoppers and webhooks have the first word. */
const quietMs = 2 * 60_000;

/** So long may it take until a bank says that it could not take what was given back. */
const refundDays = 14;

/** `after`: the number of the last payment that is known already. */
export type PaymentsPage = { now: Date; after: number; limit: number };

/** A payment that the provider can be asked for. */
type AskedPayment = { id: number; providerId: string };

/** Payments under way that were not heard of lately, by number. What the provider was never told of cannot be asked for. */
export function findUnsettled(db: Queryable, { now, after, limit }: PaymentsPage): Promise<AskedPayment[]> {
  const isUnderWay = inArray(payment.status, ['open', 'pending', 'authorized']);
  const isQuiet = lt(payment.updatedAt, new Date(now.getTime() - quietMs));
  return find(db, [gt(payment.id, after), isUnderWay, isQuiet], limit);
}

/** Payments of which something was given back lately, by number. */
export function findRefunded(db: Queryable, { now, after, limit }: PaymentsPage): Promise<AskedPayment[]> {
  const since = new Date(now.getTime() - refundDays * 24 * 60 * 60_000);
  const refunded = db
    .select({ id: paymentEntry.paymentId })
    .from(paymentEntry)
    .where(and(eq(paymentEntry.kind, 'refunded'), gt(paymentEntry.createdAt, since)));
  return find(db, [gt(payment.id, after), inArray(payment.id, refunded)], limit);
}

async function find(db: Queryable, conditions: SQL[], limit: number): Promise<AskedPayment[]> {
  const rows = await db
    .select({ id: payment.id, providerId: payment.providerId })
    .from(payment)
    .where(and(isNotNull(payment.providerId), ...conditions))
    .orderBy(asc(payment.id))
    .limit(limit);
  return rows.flatMap(({ id, providerId }) => (providerId === null ? [] : [{ id, providerId }]));
}
