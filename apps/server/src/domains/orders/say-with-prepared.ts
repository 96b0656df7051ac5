import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { order } from './tables.ts';

/** Writes what is said beside it into what is held for a payment that comes before its order. One that was paid meanwhile stays as it was confirmed. */
export async function sayWithPrepared(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  orderId: number,
  said: Pick<typeof order.$inferInsert, 'contactWish' | 'customerSign' | 'isShippingPrivacyAccepted'>,
): Promise<void> {
  await db
    .update(order)
    .set({ ...said, updatedAt: now })
    .where(and(eq(order.id, orderId), eq(order.statusId, orderStatusIds.prepared)));
}
