import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import type { CustomerClass } from './customer-class.ts';
import { hashOf } from './session-token.ts';
import { customer, customerClass, session } from './tables.ts';

export type Session = {
  id: number;
  referrerId: string | null;
  customer: Customer;
};

/** Who buys in a session, and owns what is kept of it. */
export type Customer = { id: number; email: string | null; customerClass: CustomerClass };

/** A session, and the token that opens it. */
export type OpenedSession = { session: Session; token: string };

/** A session that was not used for this long has ended. */
export const sessionDays = 30;
const dayMs = 86_400_000;

const sessionOfToken = prepareOnce((db) =>
  db
    .select({ session, customer, customerClass })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .innerJoin(customerClass, eq(customerClass.id, customer.customerClassId))
    .where(eq(session.tokenHash, sql.placeholder('tokenHash')))
    .limit(1)
    .prepare('session_of_token'),
);

/** The session that a token opens, or null. */
export async function openSession(
  db: Queryable,
  { token, now }: { token: string; now: Date },
): Promise<OpenedSession | null> {
  const [found] = await sessionOfToken(db).execute({ tokenHash: hashOf(token) });
  if (!found) return null;
  const { session: row } = found;
  const unseenMs = now.getTime() - row.seenAt.getTime();
  if (unseenMs > sessionDays * dayMs) return null;
  if (unseenMs > dayMs) await db.update(session).set({ seenAt: now }).where(eq(session.id, row.id));
  const { id, email } = found.customer;
  const itsCustomer = { id, email, customerClass: found.customerClass };
  return { session: { id: row.id, referrerId: row.referrerId, customer: itsCustomer }, token };
}
