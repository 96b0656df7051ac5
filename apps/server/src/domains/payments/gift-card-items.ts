import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { orderItem } from '../orders/tables.ts';

/** Lines of an order that are gift cards. */
export function giftCardItems(db: Queryable, orderId: number) {
  return db
    .select({ id: orderItem.id, quantity: orderItem.quantity, unitPrice: orderItem.unitPrice })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, orderId), eq(orderItem.isGiftCard, true)))
    .orderBy(asc(orderItem.id));
}
