import { orderStatusIds } from '@mise/rules/order-state.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { OwedOrder } from './keep-paid-amount.ts';
import { order } from './tables.ts';

/** What is to be paid of an order, in minor units. */
export function owedAmount({ statusId, total, credited }: Pick<OwedOrder, 'statusId' | 'total' | 'credited'>): number {
  return statusId === orderStatusIds.canceled ? 0 : total - credited;
}

type Stored = Pick<typeof order.$inferSelect, 'statusId' | 'totalGross' | 'creditedAmount' | 'paidAmount'>;

/** What of it has not come yet, of an order as it is stored. Of one that was canceled nothing is to come, be it that more went back than was paid. */
export function openAmount({ statusId, totalGross: total, creditedAmount: credited, paidAmount }: Stored): number {
  if (statusId === orderStatusIds.canceled) return 0;
  return Math.max(0, owedAmount({ statusId, total, credited }) - paidAmount);
}

/** Of an order that waits for its money, or was canceled, nothing is credited. */
export function isCredited({ statusId }: Pick<Stored, 'statusId'>): boolean {
  return statusId === orderStatusIds.clearedForDispatch || statusId === orderStatusIds.dispatched;
}

/** SQL: what went back of an order and is still to be credited, in minor units. */
export const awaitedCredit: SQL<number> = sql`CASE
  WHEN ${order.statusId} IN (${orderStatusIds.clearedForDispatch}, ${orderStatusIds.dispatched}) THEN ${order.awaitedCredit} ELSE 0 END`;

/** The order as it is once that is credited: nobody is asked for it meanwhile. */
export function withAwaitedCredit<Order extends Stored & { awaitedCredit: number }>(order: Order): Order {
  const awaited = isCredited(order) ? Math.min(order.awaitedCredit, openAmount(order)) : 0;
  return { ...order, creditedAmount: order.creditedAmount + awaited };
}
