import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database.ts';
import { order } from './tables.ts';

const other = alias(order, 'other');

/**
 * What is held for a payment of a basket goes with it to the basket of the account that takes its place, unless that has such a payment itself. From
 * then on it is the account's, whoever began it: else it would not count as there for its own cart.
 */
export async function movePrepared(
  db: Transaction,
  { from, to }: { from: number; to: { id: number; customerId: number } },
): Promise<void> {
  const taken = db.select({ id: other.id }).from(other).where(eq(other.basketId, to.id));
  await db
    .update(order)
    .set({ basketId: to.id, customerId: to.customerId, isOfGuest: false })
    .where(and(eq(order.basketId, from), eq(order.statusId, orderStatusIds.prepared), notExists(taken)));
}
