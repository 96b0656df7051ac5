import type { LoginParams } from '@mise/contract/customers/account.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { isClosedDemoLogin } from './demo-login.ts';
import { inHashTurn } from './hash-turn.ts';
import { knownDevice, ofDevice } from './known-device.ts';
import { networkOf } from './network-of.ts';
import { hashPassword, isOutdated } from './password.ts';
import { account } from './tables.ts';
import { loginAction as action, type TriedOn, tryPassword } from './try-password.ts';

export type StoredAccount = typeof account.$inferSelect;

/** The account of an e-mail address in any case. */
export async function findAccount(db: Queryable, email: string): Promise<StoredAccount | null> {
  const [row] = await db.select().from(account).where(eq(account.email, email.toLowerCase())).limit(1);
  return row ?? null;
}

/** A device that is known to the account counts by itself: guesses of others, in its own network too, do not lock it out, nor does it make guesses free. */
async function triedOn(context: Context, email: string): Promise<TriedOn> {
  const device = await knownDevice(context, email);
  if (device !== null) return { action, subject: ofDevice(email, device), network: null };
  return { action, subject: email, network: networkOf(context.visitor.address) };
}

/** Whose account it is, and what is noted of a login once it happens. */
export type ProvenLogin = { customerId: number; note: (context: TransactionContext) => Promise<void> };

/**
 * Whether e-mail address and password are those of a customer. Refuses with `login.loginFailed`, the same and after the same work
 * for an unknown address and a wrong password, with `login.tooManyAttempts` after too many of these, and only after a right
 * password with `login.blocked`.
 */
export async function proveLogin(context: Context, { email, password }: LoginParams): Promise<ProvenLogin> {
  const stored = await findAccount(context.db, email);
  const isRight = await tryPassword(context, {
    triedOn: await triedOn(context, email),
    password,
    passwordHash: stored && !isClosedDemoLogin(context, email) ? stored.passwordHash : null,
  });
  if (!stored || !isRight) throw refusal('login.loginFailed');
  if (stored.isBlocked) throw refusal('login.blocked');
  const passwordHash = isOutdated(stored.passwordHash)
    ? await inHashTurn(context, () => hashPassword(password))
    : stored.passwordHash;
  return {
    customerId: stored.customerId,
    note: async ({ db, now }) => {
      const noted = await db
        .update(account)
        .set({ lastLoginAt: now, passwordHash })
        .where(
          and(
            eq(account.customerId, stored.customerId),
            eq(account.passwordHash, stored.passwordHash),
            eq(account.isBlocked, false),
          ),
        )
        .returning({ id: account.customerId });
      // Closed, blocked, or given another password, since it was looked at.
      if (noted.length === 0) throw refusal('login.loginFailed');
    },
  };
}
