import type { Operator } from '@mise/contract/customers/operator.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import type { CustomerClass } from './customer-class.ts';
import { hashOf } from './session-token.ts';
import { customer, customerClass, operator, session } from './tables.ts';

export type Session = {
  id: number;
  referrerId: string | null;
  customer: Customer;
  /** Who runs the shop from this session: active, and logged in not too long ago. */
  operator: Operator | null;
};

/** Who buys in a session, and owns what is kept of it. */
export type Customer = { id: number; email: string | null; customerClass: CustomerClass };

/** A session, and the token that opened it. */
export type OpenedSession = {
  session: Session;
  token: string;
  /** It is the token before the newest, whose answer may have been lost. */
  isPrevious: boolean;
};

/** A session that was not used for this long has ended. */
export const sessionDays = 30;
const dayMs = 86_400_000;

const sessionOfToken = prepareOnce((db) =>
  db
    .select({
      session,
      customer,
      customerClass,
      operator: { id: operator.id, email: operator.email, name: operator.name },
    })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .innerJoin(customerClass, eq(customerClass.id, customer.customerClassId))
    .leftJoin(
      operator,
      and(
        eq(operator.id, session.operatorId),
        eq(operator.isActive, true),
        gt(session.operatorUntil, sql.placeholder('now')),
      ),
    )
    .where(
      or(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        eq(session.previousTokenHash, sql.placeholder('tokenHash')),
      ),
    )
    .limit(1)
    .prepare('session_of_token'),
);

/** The session that a token opens, or null. Opened with the newest token, the one before is worth nothing from then on. */
export async function openSession(
  db: Queryable,
  { token, now }: { token: string; now: Date },
): Promise<OpenedSession | null> {
  const tokenHash = hashOf(token);
  const [found] = await sessionOfToken(db).execute({ tokenHash, now });
  if (!found) return null;
  const { session: row, operator: itsOperator } = found;
  const unseenMs = now.getTime() - row.seenAt.getTime();
  if (unseenMs > sessionDays * dayMs) return null;
  const isPrevious = !row.tokenHash.equals(tokenHash);
  const isSeen = unseenMs > dayMs;
  const isNew = row.previousTokenHash !== null && !isPrevious;
  if (isSeen || isNew) {
    await db
      .update(session)
      .set({ ...(isSeen && { seenAt: now }), ...(isNew && { previousTokenHash: null }) })
      .where(and(eq(session.id, row.id), eq(session.tokenHash, row.tokenHash)));
  }
  const { id, email } = found.customer;
  const itsCustomer = { id, email, customerClass: found.customerClass };
  return {
    session: { id: row.id, referrerId: row.referrerId, customer: itsCustomer, operator: itsOperator },
    token,
    isPrevious,
  };
}
