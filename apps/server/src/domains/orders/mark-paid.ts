import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from './tables.ts';

/** Notes that all the money of an order has come: the goods may go. False where no such order waits for money. */
export async function markPaid(db: Queryable, { orderId, now }: { orderId: number; now: Date }): Promise<boolean> {
  const paid = await db
    .update(order)
    .set({ paidAmount: sql`${order.totalGross}`, statusId: orderStatusIds.clearedForDispatch, updatedAt: now })
    .where(and(eq(order.id, orderId), eq(order.statusId, orderStatusIds.waitingForPayment)))
    .returning({ id: order.id });
  return paid.length > 0;
}
