import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer } from '../customers/tables.ts';
import { order } from './tables.ts';

/**
 * Gives a customer the orders that guests placed under an e-mail address of which the customer has shown that it is theirs. Those of
 * accounts stay where they are, also of one that was deleted.
 */
export async function claimOrders(
  db: Queryable,
  { email, customerId }: { email: string; customerId: number },
): Promise<void> {
  const guests = db.select({ id: customer.id }).from(customer).where(eq(customer.kind, 'guest'));
  await db
    .update(order)
    .set({ customerId })
    .where(and(eq(sql`lower(${order.email})`, email.toLowerCase()), inArray(order.customerId, guests)));
}
