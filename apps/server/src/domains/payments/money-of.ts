import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { methodOfMoney, type NamedOrder } from './method-name.ts';
import { type EntryKind, payment, paymentEntry } from './tables.ts';

type PaidOrder = NamedOrder & Pick<StoredOrder['order'], 'totalGross' | 'giftCardAmount'>;

/** What came for an order but by gift cards, or is reserved, as it is told to its buyer. */
export type Money = {
  /** In minor units; no more than was to be paid. */
  amount: number;
  /** The way; null where it came by several payments. */
  method: string | null;
  /** It is authorized, and some of it not taken yet. */
  isReserved: boolean;
};

/** What went back since, or was called back after it was all there, came all the same; what the owner noted by mistake did not. */
export async function moneyOf(db: Queryable, order: PaidOrder): Promise<Money> {
  const sumOf = (kind: EntryKind) =>
    sql<number>`coalesce(sum(${paymentEntry.amount}) FILTER (WHERE ${eq(paymentEntry.kind, kind)}), 0)`.mapWith(Number);
  const payments = await db
    .select({
      authorized: sumOf('authorized'),
      captured:
        sql<number>`${sumOf('captured')} - CASE WHEN ${isNull(payment.provider)} THEN ${sumOf('chargedBack')} ELSE 0 END`.mapWith(
          Number,
        ),
    })
    .from(payment)
    .innerJoin(paymentEntry, eq(paymentEntry.paymentId, payment.id))
    .where(and(eq(payment.orderId, order.id), isNull(payment.giftCardId)))
    .groupBy(payment.id);
  const counted = payments.filter(({ authorized, captured }) => authorized > 0 || captured > 0);
  const sum = counted.reduce((all, { authorized, captured }) => all + Math.max(authorized, captured), 0);
  return {
    amount: Math.min(sum, order.totalGross - order.giftCardAmount),
    method: counted.length > 1 ? null : await methodOfMoney(db, order),
    isReserved: counted.some(({ authorized, captured }) => authorized > captured),
  };
}
