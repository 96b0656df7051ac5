import { toMinor } from '@mise/rules/money.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { orderItem } from '../orders/tables.ts';

type GiftCardItem = { id: number; quantity: number; unitPrice: number };

/** Whether gift cards that an order bought are paid: no less is owed by now than they cost, and that has come. Amounts in minor units. */
export function arePaidFor(bought: readonly GiftCardItem[], { paid, owed }: { paid: number; owed: number }): boolean {
  return bought.length > 0 && owed >= costOf(bought) && paid >= owed;
}

/** In minor units. */
export function costOf(bought: readonly GiftCardItem[]): number {
  return bought.reduce((sum, { quantity, unitPrice }) => sum + quantity * toMinor(unitPrice), 0);
}

/** Lines of an order that are gift cards. */
export function giftCardItems(db: Queryable, orderId: number) {
  return db
    .select({ id: orderItem.id, quantity: orderItem.quantity, unitPrice: orderItem.unitPrice })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, orderId), eq(orderItem.isGiftCard, true)))
    .orderBy(asc(orderItem.id));
}
