import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { awaitedCredit } from '../orders/owed-amount.ts';
import { order } from '../orders/tables.ts';
import { paidWhenFetched, releasedUnpaid } from './payment-behavior.ts';
import { type EntryKind, payment, paymentEntry } from './tables.ts';

/**
 * An order whose goods were released for money that is not there any more, or that waits, to be fetched too, with a part of it, or waits with a gift card that is not
 * paid for any more, in minor units.
 */
export type Underpaid = {
  orderId: number;
  missing: number;
  statusId: number;
  currency: string;
  method: string;
  email: string;
};

/** All of them, by number: money was called back, or an authorization ended before anything was taken. */
export async function listUnderpaid(db: Queryable): Promise<Underpaid[]> {
  const { waitingForPayment, clearedForDispatch, dispatched } = orderStatusIds;
  const missing = sql`${order.totalGross} - ${order.creditedAmount} - ${awaitedCredit} - ${securedOf(db)}`;
  return db
    .select({
      orderId: order.id,
      missing: missing.mapWith(Number),
      statusId: order.statusId,
      currency: order.currency,
      method: order.paymentMethodName,
      email: order.email,
    })
    .from(order)
    .where(
      and(
        or(
          and(
            inArray(order.statusId, [clearedForDispatch, dispatched]),
            notInArray(order.paymentMethodKey, [...releasedUnpaid]),
          ),
          and(
            eq(order.statusId, clearedForDispatch),
            inArray(order.paymentMethodKey, [...paidWhenFetched]),
            gt(order.paidAmount, order.giftCardAmount),
          ),
          and(
            eq(order.statusId, waitingForPayment),
            or(sql`${goneOf(db)} > 0`, gt(order.paidAmount, order.giftCardAmount)),
          ),
        ),
        lt(order.paidAmount, sql`${order.totalGross} - ${order.creditedAmount}`),
        sql`${missing} > 0`,
      ),
    )
    .orderBy(asc(order.id));
}

/** SQL: what has come or is sure to come of an order (`sumSecured`). */
function securedOf(db: Queryable) {
  const sumOf = (kind: EntryKind) =>
    sql`coalesce(sum(${paymentEntry.amount}) FILTER (WHERE ${eq(paymentEntry.kind, kind)}), 0)`;
  const secured = sql`greatest(${sumOf('authorized')}, ${sumOf('captured')}) - ${sumOf('refunded')} - ${sumOf('chargedBack')}`;
  const ofPayments = db
    .select({ secured: secured.as('secured') })
    .from(payment)
    .innerJoin(paymentEntry, eq(paymentEntry.paymentId, payment.id))
    .where(eq(payment.orderId, order.id))
    .groupBy(payment.id);
  return sql`(SELECT coalesce(sum(secured), 0) FROM ${ofPayments} AS of_payments)`;
}

/** SQL: what gift cards paid of an order and do not any more. */
function goneOf(db: Queryable) {
  const gone = db
    .select({ gone: sql`coalesce(sum(${paymentEntry.amount}), 0)` })
    .from(payment)
    .innerJoin(paymentEntry, eq(paymentEntry.paymentId, payment.id))
    .where(and(eq(payment.orderId, order.id), isNotNull(payment.giftCardId), eq(paymentEntry.kind, 'chargedBack')));
  return sql`(${gone})`;
}
