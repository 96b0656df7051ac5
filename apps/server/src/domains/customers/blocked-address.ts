import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { account } from './tables.ts';

/** Query: the account with this e-mail address, in any case, where the owner has blocked it. */
export function blockedAccountOf(db: Queryable, email: SQLWrapper | string) {
  const blocked = account.isBlocked;
  return db
    .select({ isBlocked: blocked })
    .from(account)
    .where(and(eq(account.email, sql`lower(${email})`), eq(blocked, true)));
}

/** Whoever cannot log in any more may order as a guest, under the same address. */
export async function isBlockedAddress(db: Queryable, email: string | null): Promise<boolean> {
  return email !== null && (await blockedAccountOf(db, email)).length > 0;
}
