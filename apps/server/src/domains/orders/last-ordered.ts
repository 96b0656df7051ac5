import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, desc, eq, inArray, max, min, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order, orderItem } from './tables.ts';

/** Of more nobody keeps the view on one page. */
const most = 12;

/** Lines that are articles: variations and bundles (`orderItem.typeId`). */
const articleTypes = [1, 3];

type LastOrdered = { variationId: number; quantity: number; orderedAt: Date };

/**
 * The articles that a customer ordered last, each with the sold units of the newest order that has it. Orders that were called
 * off or never became one do not count, nor do gift cards: nobody needs the same once more.
 */
export async function lastOrdered(db: Queryable, customerId: number): Promise<LastOrdered[]> {
  const newest = db
    .select({ variationId: orderItem.variationId, orderId: max(order.id).as('order_id') })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(
      and(
        eq(order.customerId, customerId),
        notInArray(order.statusId, [orderStatusIds.prepared, orderStatusIds.canceled]),
        inArray(orderItem.typeId, articleTypes),
        eq(orderItem.isGiftCard, false),
      ),
    )
    .groupBy(orderItem.variationId)
    .as('newest');
  const rows = await db
    .select({
      variationId: newest.variationId,
      quantity: sql<number>`sum(${orderItem.quantity})::integer`,
      orderedAt: order.createdAt,
    })
    .from(newest)
    .innerJoin(order, eq(order.id, newest.orderId))
    .innerJoin(orderItem, and(eq(orderItem.orderId, order.id), eq(orderItem.variationId, newest.variationId)))
    .where(inArray(orderItem.typeId, articleTypes))
    .groupBy(newest.variationId, order.id)
    .orderBy(desc(order.id), min(orderItem.position))
    .limit(most);
  return rows.flatMap(({ variationId, ...row }) => (variationId === null ? [] : { variationId, ...row }));
}
