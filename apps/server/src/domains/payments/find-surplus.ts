import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import { mostReturns } from './refund-surplus.ts';
import { payment, paymentEntry } from './tables.ts';

/** SQL: what is owed of an order (`orders/owed-amount.ts`). */
const owed = sql`CASE WHEN ${eq(order.statusId, orderStatusIds.canceled)} THEN 0
  ELSE ${order.totalGross} - ${order.creditedAmount} END`;

/** An order of which more was paid than owed, in minor units. `byShop`: what of it `refundSurplus` gives back; the rest is given back by hand. */
export type Surplus = {
  orderId: number;
  surplus: number;
  byShop: number;
  currency: string;
  method: string;
  email: string;
};

/** All of them, by number, of whatever payment that came; or that of one order. */
export async function listSurplus(db: Queryable, orderId?: number): Promise<Surplus[]> {
  const surplus = sql`${order.paidAmount} - ${owed}`;
  return db
    .select({
      orderId: order.id,
      surplus: surplus.mapWith(Number),
      byShop: sql`least(${surplus}, ${refundable(db)})`.mapWith(Number),
      currency: order.currency,
      method: order.paymentMethodName,
      email: order.email,
    })
    .from(order)
    .where(and(gt(order.paidAmount, owed), orderId === undefined ? undefined : eq(order.id, orderId)))
    .orderBy(asc(order.id));
}

/** Those of them that `refundSurplus` can give something back of, as far as their payments are known. */
export async function findRefundable(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(gt(order.id, after), gt(order.paidAmount, owed), gt(refundable(db), 0)))
    .orderBy(asc(order.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** SQL: what the provider still has of the payments of the order, without those that came back again and again. */
function refundable(db: Queryable) {
  const kept = sql`sum(CASE ${paymentEntry.kind} WHEN 'captured' THEN ${paymentEntry.amount}
    WHEN 'refunded' THEN -${paymentEntry.amount} WHEN 'chargedBack' THEN -${paymentEntry.amount} ELSE 0 END)`;
  const returned = sql`count(*) FILTER (WHERE ${eq(paymentEntry.kind, 'refunded')} AND ${lt(paymentEntry.amount, 0)})`;
  const ofPayments = db
    .select({ kept: kept.as('kept') })
    .from(payment)
    .innerJoin(paymentEntry, eq(paymentEntry.paymentId, payment.id))
    .where(and(eq(payment.orderId, order.id), isNotNull(payment.providerId)))
    .groupBy(payment.id)
    .having(sql`${kept} > 0 AND ${returned} < ${mostReturns}`);
  return sql`(SELECT coalesce(sum(kept), 0) FROM ${ofPayments} AS of_payments)`;
}
