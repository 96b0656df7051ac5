import { boughtStates, orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, gte, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order, orderItem } from './tables.ts';

/** Whether a customer bought an item, with this order where one is named. `paidWhenFetched`: methods by which it is bought once it is paid or gone. */
export async function hasBought(
  db: Queryable,
  {
    customerId,
    itemId,
    orderId,
    paidWhenFetched,
  }: { customerId: number; itemId: number; orderId?: number | undefined; paidWhenFetched: readonly string[] },
): Promise<boolean> {
  const rows = await db
    .select({ id: orderItem.id })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(
      and(
        eq(order.customerId, customerId),
        eq(orderItem.itemId, itemId),
        inArray(
          order.statusId,
          boughtStates.map((state) => orderStatusIds[state]),
        ),
        or(
          eq(order.statusId, orderStatusIds.dispatched),
          notInArray(order.paymentMethodKey, [...paidWhenFetched]),
          gte(order.paidAmount, sql`${order.totalGross} - ${order.creditedAmount}`),
        ),
        orderId === undefined ? undefined : eq(order.id, orderId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
