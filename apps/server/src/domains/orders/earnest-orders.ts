import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { account } from '../customers/tables.ts';
import { order } from './tables.ts';

/**
 * The ids of the orders of a mail address, as a subquery, that nobody places in any number under the address of another: something was paid of
 * them, or they are of the account that is known to have it.
 */
export function earnestOrders(db: Queryable, email: string) {
  const lower = email.toLowerCase();
  const isOfOwner = and(eq(order.isOfGuest, false), eq(account.email, lower), isNotNull(account.confirmedAt));
  return db
    .select({ id: order.id })
    .from(order)
    .leftJoin(account, eq(account.customerId, order.customerId))
    .where(and(eq(sql`lower(${order.email})`, lower), or(gt(order.paidAmount, 0), isOfOwner)));
}
