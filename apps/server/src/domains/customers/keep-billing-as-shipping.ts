import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer } from './tables.ts';

/** Keeps whether a customer has invoices sent where the goods go. */
export async function keepBillingAsShipping(
  db: Queryable,
  customerId: number,
  isBillingAsShipping: boolean,
): Promise<void> {
  await db
    .update(customer)
    .set({ isBillingAsShipping })
    .where(and(eq(customer.id, customerId), ne(customer.isBillingAsShipping, isBillingAsShipping)));
}
