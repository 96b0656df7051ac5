import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer } from '../customers/tables.ts';
import { order } from './tables.ts';

/**
 * Gives a customer the orders that guests placed under an e-mail address of which the customer has shown that it is theirs, and
 * resolves to these guests. Orders of accounts stay where they are, also of one that was deleted.
 */
export async function claimOrders(
  db: Queryable,
  { email, customerId }: { email: string; customerId: number },
): Promise<number[]> {
  // What is paid before it is an order belongs to the cart that it pays.
  const isPlaced = ne(order.statusId, orderStatusIds.prepared);
  const rows = await db
    .select({ id: order.id, guestId: order.customerId })
    .from(order)
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(and(eq(sql`lower(${order.email})`, email.toLowerCase()), eq(customer.kind, 'guest'), isPlaced))
    .for('no key update', { of: order });
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await db.update(order).set({ customerId }).where(inArray(order.id, ids));
  return [...new Set(rows.map(({ guestId }) => guestId))];
}
