import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import { mostReturns } from './refund-surplus.ts';
import { payment, paymentEntry } from './tables.ts';

/** SQL: what is owed of an order (`owed-amount.ts`). */
const owed = sql`CASE WHEN ${eq(order.statusId, orderStatusIds.canceled)} THEN 0 ELSE ${order.totalGross} END`;

/** An order of which more was paid than owed. `surplus` in minor units; `isRefundable`: `refundSurplus` can give something of it back. */
export type Surplus = {
  orderId: number;
  surplus: number;
  currency: string;
  method: string;
  email: string;
  isRefundable: boolean;
};

/** All of them, by number, of whatever payment that came. */
export async function listSurplus(db: Queryable): Promise<Surplus[]> {
  return db
    .select({
      orderId: order.id,
      surplus: sql<number>`${order.paidAmount} - ${owed}`.mapWith(Number),
      currency: order.currency,
      method: order.paymentMethodName,
      email: order.email,
      isRefundable: isRefundable(db),
    })
    .from(order)
    .where(gt(order.paidAmount, owed))
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
    .where(and(gt(order.id, after), gt(order.paidAmount, owed), isRefundable(db)))
    .orderBy(asc(order.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** SQL: the provider still has money of a payment of the order, which did not come back again and again. */
function isRefundable(db: Queryable) {
  const kept = sql`sum(CASE ${paymentEntry.kind} WHEN 'captured' THEN ${paymentEntry.amount}
    WHEN 'refunded' THEN -${paymentEntry.amount} WHEN 'chargedBack' THEN -${paymentEntry.amount} ELSE 0 END)`;
  const returned = sql`count(*) FILTER (WHERE ${eq(paymentEntry.kind, 'refunded')} AND ${lt(paymentEntry.amount, 0)})`;
  const refundable = db
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(paymentEntry, eq(paymentEntry.paymentId, payment.id))
    .where(and(eq(payment.orderId, order.id), isNotNull(payment.providerId)))
    .groupBy(payment.id)
    .having(sql`${kept} > 0 AND ${returned} < ${mostReturns}`);
  return sql<boolean>`EXISTS ${refundable}`;
}
