import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { deleteAddresses } from './addresses.ts';
import { account, customer, session } from './tables.ts';

/**
 * Deletes an account with sessions and addresses. The customer stays as a bare number, the owner of what must be kept: still no
 * guest, whose orders a later account of the same address would be given.
 */
export async function deleteAccount(db: Queryable, customerId: number): Promise<void> {
  await db.delete(session).where(eq(session.customerId, customerId));
  await deleteAddresses(db, customerId);
  await db.delete(account).where(eq(account.customerId, customerId));
  await db.update(customer).set({ email: null }).where(eq(customer.id, customerId));
}
