import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { account, address, customer, session } from './tables.ts';

/**
 * Deletes an account with sessions and addresses. The customer stays as a bare number, the owner of what must be kept: still no
 * guest, whose orders a later account of the same address would be given.
 */
export async function deleteAccount(db: Queryable, customerId: number): Promise<void> {
  await db.delete(session).where(eq(session.customerId, customerId));
  await db.delete(address).where(eq(address.customerId, customerId));
  await db.delete(account).where(eq(account.customerId, customerId));
  await db.update(customer).set({ email: null }).where(eq(customer.id, customerId));
}
