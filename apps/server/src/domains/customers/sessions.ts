import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import type { CustomerClass } from './customer-class.ts';
import { hashOf } from './session-token.ts';
import { account, customer, customerClass, session } from './tables.ts';

export type Session = {
  id: number;
  referrerId: string | null;
  customer: Customer;
};

/** Who buys in a session, and owns what is kept of it; a guest has no account. */
export type Customer = {
  id: number;
  email: string | null;
  customerClass: CustomerClass;
  account: CustomerAccount | null;
};

/** The person who is logged in. */
export type CustomerAccount = Omit<
  typeof account.$inferSelect,
  'customerId' | 'passwordHash' | 'isBlocked' | 'confirmedAt' | 'agreedTexts'
> & { isConfirmed: boolean };

/** A session, and the token that opens it. */
export type OpenedSession = { session: Session; token: string };

/** A session that was not used for this long has ended. */
export const sessionDays = 30;
/** A customer logs in anew after so long, however often the session was used. */
export const loginDays = 90;
export const dayMs = 86_400_000;

/** A blocked customer has no session from that moment on. */
const isNotBlocked = sql`${account.isBlocked} IS NOT TRUE`;

const sessionOfToken = prepareOnce((db) =>
  db
    .select({ session, customer, customerClass, account })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .innerJoin(customerClass, eq(customerClass.id, customer.customerClassId))
    .leftJoin(account, eq(account.customerId, customer.id))
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), isNotBlocked))
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
  if (row.loggedInAt && now.getTime() - row.loggedInAt.getTime() > loginDays * dayMs) return null;
  if (unseenMs > dayMs) await db.update(session).set({ seenAt: now }).where(eq(session.id, row.id));
  return { session: { id: row.id, referrerId: row.referrerId, customer: customerOf(found) }, token };
}

/** A customer as a session knows them. */
export async function loadCustomer(db: Queryable, id: number): Promise<Customer> {
  const [found] = await db
    .select({ customer, customerClass, account })
    .from(customer)
    .innerJoin(customerClass, eq(customerClass.id, customer.customerClassId))
    .leftJoin(account, eq(account.customerId, customer.id))
    .where(eq(customer.id, id));
  if (!found) throw new Error(`customer ${id} does not exist`);
  return customerOf(found);
}

type FoundCustomer = {
  customer: typeof customer.$inferSelect;
  customerClass: CustomerClass;
  account: typeof account.$inferSelect | null;
};

function customerOf({ customer: { id, email }, customerClass: itsClass, account: found }: FoundCustomer): Customer {
  if (!found) return { id, email, customerClass: itsClass, account: null };
  const { customerId, passwordHash, isBlocked, confirmedAt, agreedTexts, ...person } = found;
  return { id, email, customerClass: itsClass, account: { ...person, isConfirmed: confirmedAt !== null } };
}
