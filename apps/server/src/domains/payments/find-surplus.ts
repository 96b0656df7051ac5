import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, asc, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import { mostReturns } from './refund-surplus.ts';
import { payment, paymentEntry } from './tables.ts';

/** SQL: what is owed of an order (`orders/owed-amount.ts`). */
const owed = sql`CASE WHEN ${eq(order.statusId, orderStatusIds.canceled)} THEN 0
  ELSE ${order.totalGross} - ${order.creditedAmount} END`;

/** SQL: of an order, what was paid too much. */
const tooMuch = sql`(${order.paidAmount} - ${owed})`;

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
  return db
    .select({
      orderId: order.id,
      surplus: tooMuch.mapWith(Number),
      byShop: givenByShop(db).mapWith(Number),
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
    .where(and(gt(order.id, after), gt(order.paidAmount, owed), gt(givenByShop(db), 0)))
    .orderBy(asc(order.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * SQL: what of that goes back by the shop, as `refundSurplus` does it: first what the provider has of it, then, less what has to go by hand as it came back again and
 * again, what gift cards paid.
 */
function givenByShop(db: Queryable) {
  const kept = sql<number>`sum(CASE ${paymentEntry.kind} WHEN 'captured' THEN ${paymentEntry.amount}
    WHEN 'refunded' THEN -${paymentEntry.amount} WHEN 'chargedBack' THEN -${paymentEntry.amount} ELSE 0 END)`;
  const returned = sql`count(*) FILTER (WHERE ${eq(paymentEntry.kind, 'refunded')} AND ${lt(paymentEntry.amount, 0)})`;
  const ofPayments = db
    .select({
      kept: kept.as('kept'),
      isByProvider: sql`${isNotNull(payment.providerId)}`.as('is_by_provider'),
      isByGiftCard: sql`${isNotNull(payment.giftCardId)}`.as('is_by_gift_card'),
      isUnreachable: sql`${returned} >= ${mostReturns}`.as('is_unreachable'),
    })
    .from(payment)
    .innerJoin(paymentEntry, eq(paymentEntry.paymentId, payment.id))
    .where(eq(payment.orderId, order.id))
    .groupBy(payment.id)
    .having(sql`${kept} > 0`);
  const sumOf = (which: SQL) => sql`coalesce(sum(kept) FILTER (WHERE ${which}), 0)`;
  const atProvider = sql`least(${tooMuch}, ${sumOf(sql`is_by_provider AND NOT is_unreachable`)})`;
  const byHand = sumOf(sql`is_by_provider AND is_unreachable`);
  return sql`(SELECT ${atProvider}
    + greatest(least(${tooMuch} - ${atProvider} - ${byHand}, ${sumOf(sql`is_by_gift_card`)}), 0) FROM ${ofPayments} AS of_payments)`;
}
