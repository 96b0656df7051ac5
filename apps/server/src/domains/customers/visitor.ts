import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Operator } from '@mise/contract/customers/operator.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { type CustomerClass, customerClassById, defaultCustomerClassId } from './customer-class.ts';
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

/** Whoever is calling: perhaps with a session, perhaps not yet. */
export type Visitor = {
  /** The session of the cookie, or null. Reads once per call and writes nothing. */
  find: () => Promise<Session | null>;
  /** The session, begun now if there is none: the first write of a visitor. */
  begin: () => Promise<Session>;
  /**
   * Gives the session a new token, so that one that was planted or overheard is worth nothing after a login. `change` is
   * what the token changes for, in the same transaction. Everything else of the session stays, its basket too. With
   * `untilUsed` the old token holds until someone comes with the new one: whoever never got it loses nothing.
   */
  rotate: (
    change: (tx: Queryable, session: Session) => Promise<void>,
    options?: { untilUsed: boolean },
  ) => Promise<Session>;
  /** What to set as cookie after the call: a token if the session has a new one, else null. */
  issuedToken: () => string | null;
  /** The CSRF token of the session, or null without one. */
  csrfToken: () => Promise<string | null>;
  /** The network address that the call came from. */
  address: string;
};

/** What of the shop sessions are kept with. */
type Source = Pick<Shop, 'db' | 'remember' | 'secret'>;

/** A session that was not used for this long has ended. */
export const sessionDays = 30;
const dayMs = 86_400_000;

export function createVisitor(
  shop: Source,
  call: { token: string | null; referrerId: string | null; now: Date; address: string },
): Visitor {
  let token = call.token;
  let issued: string | null = null;
  let found: Promise<Session | null> | undefined;

  function find(): Promise<Session | null> {
    found ??= token === null ? Promise.resolve(null) : loadSession(shop, token, call.now);
    return found;
  }

  async function begin(): Promise<Session> {
    const known = await find();
    if (known) return known;
    const begun = newToken();
    token = begun;
    const beginning = beginSession(shop, { token, referrerId: call.referrerId, now: call.now });
    found = beginning;
    const session = await beginning;
    // A session that could not be begun must not take the place of the one that another tab has by now.
    issued = begun;
    return session;
  }

  async function rotate(
    change: (tx: Queryable, session: Session) => Promise<void>,
    { untilUsed } = { untilUsed: false },
  ): Promise<Session> {
    const known = await begin();
    const old = token ?? newToken();
    const next = tokenAfter(shop.secret, old);
    await shop.db.transaction(async (tx) => {
      const previousTokenHash = untilUsed ? hashOf(old) : null;
      await tx
        .update(session)
        .set({ tokenHash: hashOf(next), previousTokenHash })
        .where(eq(session.id, known.id));
      await change(tx, known);
    });
    token = next;
    issued = next;
    const rotated = await readSession(shop, next, call.now);
    if (!rotated) throw new Error('the session ended while its token was renewed');
    found = Promise.resolve(rotated.session);
    return rotated.session;
  }

  async function csrfToken(): Promise<string | null> {
    return (await find()) && token !== null ? csrfTokenOf(shop.secret, token) : null;
  }

  return { find, begin, rotate, issuedToken: () => issued, csrfToken, address: call.address };
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The same for the same token: two calls at once, or one that is repeated after its answer was lost, agree. */
function tokenAfter(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`next:${token}`).digest('base64url');
}

/** One token per session: an HMAC of its secret, so that nothing has to be stored. */
export function csrfTokenOf(secret: string, sessionToken: string): string {
  return createHmac('sha256', secret).update(`csrf:${sessionToken}`).digest('base64url');
}

/** Compares in constant time. */
export function isSameToken(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

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

/** The session of someone who comes with its token; from then on the one before it is worth nothing. */
async function loadSession(shop: Source, token: string, now: Date): Promise<Session | null> {
  const read = await readSession(shop, token, now);
  if (!read) return null;
  const { row } = read;
  const isSeen = now.getTime() - row.seenAt.getTime() > dayMs;
  const isNew = row.previousTokenHash !== null && row.tokenHash.equals(hashOf(token));
  if (isSeen || isNew) {
    await shop.db
      .update(session)
      .set({ ...(isSeen && { seenAt: now }), ...(isNew && { previousTokenHash: null }) })
      .where(and(eq(session.id, row.id), eq(session.tokenHash, row.tokenHash)));
  }
  return read.session;
}

async function readSession(
  shop: Source,
  token: string,
  now: Date,
): Promise<{ row: typeof session.$inferSelect; session: Session } | null> {
  const [found] = await sessionOfToken(shop.db).execute({ tokenHash: hashOf(token), now });
  if (!found) return null;
  const { session: row, operator: itsOperator } = found;
  if (now.getTime() - row.seenAt.getTime() > sessionDays * dayMs) return null;
  const { id, email } = found.customer;
  const itsCustomer = { id, email, customerClass: found.customerClass };
  return { row, session: { id: row.id, referrerId: row.referrerId, customer: itsCustomer, operator: itsOperator } };
}

/** A session and its guest, in one statement. */
async function beginSession(
  shop: Source,
  input: { token: string; referrerId: string | null; now: Date },
): Promise<Session> {
  const itsClass = await customerClassById(shop, defaultCustomerClassId);
  const guest = shop.db
    .$with('guest')
    .as(
      shop.db
        .insert(customer)
        .values({ kind: 'guest', customerClassId: itsClass.id, createdAt: input.now })
        .returning({ id: customer.id }),
    );
  const [row] = await shop.db
    .with(guest)
    .insert(session)
    .values({
      tokenHash: hashOf(input.token),
      customerId: sql`(SELECT id FROM ${guest})`,
      referrerId: input.referrerId,
      createdAt: input.now,
      seenAt: input.now,
    })
    .returning();
  if (!row) throw new Error('the session was not begun');
  const itsCustomer = { id: row.customerId, email: null, customerClass: itsClass };
  return { id: row.id, referrerId: row.referrerId, customer: itsCustomer, operator: null };
}
