import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { account } from './tables.ts';

// Until the end of the transaction.

/** Whoever changes an account and its sessions locks the account first: in another order two of them wait for each other. */
export async function lockAccount(db: Transaction, customerId: number): Promise<void> {
  await db.select({ id: account.customerId }).from(account).where(eq(account.customerId, customerId)).for('update');
}

/** Whoever is about to give an account this e-mail address looks whether it is free, and nobody takes it meanwhile. */
export async function lockEmail(db: Transaction, email: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
}
