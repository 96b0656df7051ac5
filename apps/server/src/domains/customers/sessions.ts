import { and, eq, getTableColumns, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type JsonRow, jsonRow, jsonRowWhere } from '../../db/json.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import type { CustomerClass } from './customer-class.ts';
import { hashOf } from './session-token.ts';
import { account, customer, customerClass, session } from './tables.ts';

export type Session = {
  id: number;
  referrerId: string | null;
  /** One of very many of its network: it ends soon after it was last used, and keeps little. */
  isBrief: boolean;
  /** How many sessions went on under its token before it began for whoever still comes with that (`leaveToken`). */
  leftCount: number;
  /** The first of them, until a moment ago. */
  isJustLeft: boolean;
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
/** The same of a brief one. */
export const briefHours = 2;
/** A customer logs in anew after so long, however often the session was used. */
export const loginDays = 90;
export const dayMs = 86_400_000;
export const hourMs = 3_600_000;
/** So long the answer with a new token may be on its way to a browser whose other tabs come with the one before. */
const replacedMs = 10_000;
/** So often it is noted that a brief session is used. */
const briefNoteMs = 300_000;

/** A blocked customer has no session from that moment on. */
const isNotBlocked = sql`${account.isBlocked} IS NOT TRUE`;

const {
  customerId,
  passwordHash: _passwordHash,
  isBlocked: _isBlocked,
  agreedTexts: _agreedTexts,
  ...person
} = getTableColumns(account);

const sessionFields = {
  id: session.id,
  referrerId: session.referrerId,
  loggedInAt: session.loggedInAt,
  seenAt: session.seenAt,
  isBrief: session.isBrief,
  leftCount: session.leftCount,
  createdAt: session.createdAt,
  customer: jsonRow({ id: customer.id, email: customer.email }),
  customerClass: jsonRow(getTableColumns(customerClass)),
  account: jsonRowWhere(isNotNull(customerId), person),
};

/** A session as it is read. Moments are texts. */
export type SessionRow = JsonRow<typeof sessionFields>;

/** SQL: of a query that reads a session with its customer, their class and, perhaps, their account. */
export const sessionRow: SQL<SessionRow> = jsonRow(sessionFields);

/** SQL: which session such a query finds, by the hash of its token. */
export const isOfToken = and(eq(session.tokenHash, sql.placeholder('tokenHash')), isNotBlocked);

const sessionOfToken = prepareOnce((db) =>
  db
    .select({ row: sessionRow })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .innerJoin(customerClass, eq(customerClass.id, customer.customerClassId))
    .leftJoin(account, eq(account.customerId, customer.id))
    .where(isOfToken)
    .limit(1)
    .prepare('session_of_token'),
);

/** Reads the session of a token, by the hash of it; null where there is none. */
export type ReadSession = (tokenHash: Buffer) => Promise<SessionRow | null>;

/** The session that a token opens, or null. `read`: a query that tells more than the session alone. */
export async function openSession(
  db: Queryable,
  { token, now, read = readSession(db) }: { token: string; now: Date; read?: ReadSession | undefined },
): Promise<OpenedSession | null> {
  const row = await read(hashOf(token));
  if (!row) return null;
  const { id, referrerId, loggedInAt, isBrief, leftCount, createdAt } = row;
  const unseenMs = now.getTime() - Date.parse(row.seenAt);
  if (unseenMs > (isBrief ? briefHours * hourMs : sessionDays * dayMs)) return null;
  if (loggedInAt && now.getTime() - Date.parse(loggedInAt) > loginDays * dayMs) return null;
  if (unseenMs > (isBrief ? briefNoteMs : dayMs))
    await db.update(session).set({ seenAt: now }).where(eq(session.id, id));
  const isJustLeft = leftCount === 1 && now.getTime() - Date.parse(createdAt) < replacedMs;
  return { session: { id, referrerId, isBrief, leftCount, isJustLeft, customer: customerOfRow(row) }, token };
}

/** Whether this token was replaced a moment ago, as by a login. */
export async function isJustReplaced(db: Queryable, { token, now }: { token: string; now: Date }): Promise<boolean> {
  const found = await db
    .select({ id: session.id })
    .from(session)
    .where(
      and(eq(session.replacedTokenHash, hashOf(token)), gt(session.replacedAt, new Date(now.getTime() - replacedMs))),
    )
    .limit(1);
  return found.length > 0;
}

function readSession(db: Queryable): ReadSession {
  return async (tokenHash) => {
    const [found] = await sessionOfToken(db).execute({ tokenHash });
    return found?.row ?? null;
  };
}

function customerOfRow({ customer: { id, email }, customerClass: itsClass, account: found }: SessionRow): Customer {
  if (!found) return { id, email, customerClass: itsClass, account: null };
  const { confirmedAt, createdAt, lastLoginAt, ...rest } = found;
  const moments = { createdAt: new Date(createdAt), lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt) };
  return { id, email, customerClass: itsClass, account: { ...rest, ...moments, isConfirmed: confirmedAt !== null } };
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
