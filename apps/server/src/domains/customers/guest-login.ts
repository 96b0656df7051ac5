import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer } from './tables.ts';

/** The visitor goes on as a guest who can be reached at this address. */
export async function setGuestEmail(db: Queryable, customerId: number, email: string): Promise<void> {
  await db.update(customer).set({ email }).where(eq(customer.id, customerId));
}
