import type { LoginParams } from '@mise/contract/customers/account.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { type Attempt, beginAttempt, freeOfManyCustomers } from './begin-attempt.ts';
import { isClosedDemoLogin } from './demo-login.ts';
import { networkOf } from './network-of.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { account } from './tables.ts';

/** What failed attempts at a customer's password are counted as. */
export const loginAction = 'login';

export type StoredAccount = typeof account.$inferSelect;

/** The account of an e-mail address in any case. */
export async function findAccount(db: Queryable, email: string): Promise<StoredAccount | null> {
  const [row] = await db.select().from(account).where(eq(account.email, email.toLowerCase())).limit(1);
  return row ?? null;
}

/** Whose account it is, and what is noted of a login once it happens. */
export type ProvenLogin = { customerId: number; note: (context: TransactionContext) => Promise<void> };

/**
 * Whether e-mail address and password are those of a customer. Refuses with `login.loginFailed`, the same and after the same work
 * for an unknown address and a wrong password, with `login.tooManyAttempts` after too many of these, and only after a right
 * password with `login.blocked`.
 */
export async function proveLogin(context: Context, { email, password }: LoginParams): Promise<ProvenLogin> {
  const attempt = await beginCustomerAttempt(context, email);
  const stored = await findAccount(context.db, email);
  const isRight = await isPassword(password, stored?.passwordHash ?? null);
  if (!stored || !isRight || isClosedDemoLogin(context, email)) throw refusal('login.loginFailed');
  if (stored.isBlocked) {
    await attempt.succeeded(context.db);
    throw refusal('login.blocked');
  }
  const passwordHash = isOutdated(stored.passwordHash) ? await hashPassword(password) : stored.passwordHash;
  return {
    customerId: stored.customerId,
    note: async ({ db, now }) => {
      await attempt.succeeded(db);
      const noted = await db
        .update(account)
        .set({ lastLoginAt: now, passwordHash })
        .where(and(eq(account.customerId, stored.customerId), eq(account.passwordHash, stored.passwordHash)))
        .returning({ id: account.customerId });
      // Closed, or given another password, since it was looked at.
      if (noted.length === 0) throw refusal('login.loginFailed');
    },
  };
}

/** Counts an attempt at a customer's password; refuses with `login.tooManyAttempts` where there were too many. */
export async function beginCustomerAttempt({ shop, visitor, now }: Context, email: string): Promise<Attempt> {
  // Not through the database of the call: a refusal may roll that back, and the attempt would not count.
  const attempt = await beginAttempt(shop, {
    action: loginAction,
    subject: email,
    network: networkOf(visitor.address),
    freeOfNetwork: freeOfManyCustomers,
    now,
  });
  if (typeof attempt !== 'number') return attempt;
  throw refusal('login.tooManyAttempts', { cause: { seconds: attempt }, retryAfter: attempt });
}
