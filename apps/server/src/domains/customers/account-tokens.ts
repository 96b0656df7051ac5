import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hashOf } from './session-token.ts';
import { accountToken } from './tables.ts';

export type AccountToken = typeof accountToken.$inferSelect;

type Purpose = AccountToken['purpose'];

const hourMs = 3_600_000;
const lifetimes: Record<Purpose, number> = { 'confirm-email': 7 * 24 * hourMs, 'reset-password': hourMs };

/** Makes the secret of a link: 128 bits, of which the database keeps the hash. */
export async function createAccountToken(
  db: Queryable,
  { customerId, purpose, email, now }: { customerId: number; purpose: Purpose; email: string; now: Date },
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const until = new Date(now.getTime() + lifetimes[purpose]);
  await db.insert(accountToken).values({ tokenHash: hashOf(token), customerId, purpose, email, until });
  return token;
}

/** What a secret was made for, locked until the end of the transaction; null where it is not known, or too old. */
export async function findAccountToken(
  db: Queryable,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Date },
): Promise<AccountToken | null> {
  const [row] = await db
    .select()
    .from(accountToken)
    .where(
      and(eq(accountToken.tokenHash, hashOf(token)), eq(accountToken.purpose, purpose), gt(accountToken.until, now)),
    )
    .for('update');
  return row ?? null;
}

/** Makes all secrets of a purpose worthless. */
export async function dropAccountTokens(db: Queryable, customerId: number, purpose: Purpose): Promise<void> {
  await db.delete(accountToken).where(and(eq(accountToken.customerId, customerId), eq(accountToken.purpose, purpose)));
}

/** Deletes some secrets that are too old. Resolves to how many. */
export async function forgetAccountTokens(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ tokenHash: accountToken.tokenHash })
    .from(accountToken)
    .where(lt(accountToken.until, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(accountToken).where(inArray(accountToken.tokenHash, old));
  return rowCount ?? 0;
}
