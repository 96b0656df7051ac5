import { boughtStates, orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order, orderItem } from './tables.ts';

/** Whether a customer bought an item, with this order where one is named. */
export async function hasBought(
  db: Queryable,
  { customerId, itemId, orderId }: { customerId: number; itemId: number; orderId?: number | undefined },
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
        orderId === undefined ? undefined : eq(order.id, orderId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
