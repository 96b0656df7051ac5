import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Operator } from '@mise/contract/customers/operator.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { type CustomerClass, defaultCustomerClassId } from './customer-class.ts';
import { customerClass, operator, session } from './tables.ts';

export type Session = {
  id: number;
  guestEmail: string | null;
  referrerId: string | null;
  customerClass: CustomerClass;
  /** Who runs the shop from this session: active, and logged in not too long ago. */
  operator: Operator | null;
};

/** Whoever is calling: perhaps with a session, perhaps not yet. */
export type Visitor = {
  /** The session of the cookie, or null. Reads once per call and writes nothing. */
  find: () => Promise<Session | null>;
  /** The session, begun now if there is none: the first write of a visitor. */
  begin: () => Promise<Session>;
  /**
   * Gives the session a new token, so that one that was planted or overheard is worth nothing after a login. `change` is
   * what the token changes for, in the same transaction. Everything else of the session stays, its basket too.
   */
  rotate: (change: (tx: Queryable, session: Session) => Promise<void>) => Promise<Session>;
  /** What to set as cookie after the call: a token if the session has a new one, else null. */
  issuedToken: () => string | null;
  /** The CSRF token of the session, or null without one. */
  csrfToken: () => Promise<string | null>;
  /** The network address that the call came from. */
  address: string;
};

/** A session that was not used for this long has ended. */
export const sessionDays = 30;
const dayMs = 86_400_000;

export function createVisitor(
  shop: Shop,
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

  async function rotate(change: (tx: Queryable, session: Session) => Promise<void>): Promise<Session> {
    const known = await begin();
    const next = newToken();
    await shop.db.transaction(async (tx) => {
      await tx
        .update(session)
        .set({ tokenHash: hashOf(next) })
        .where(eq(session.id, known.id));
      await change(tx, known);
    });
    token = next;
    issued = next;
    const rotated = await loadSession(shop, next, call.now);
    if (!rotated) throw new Error('the session ended while its token was renewed');
    found = Promise.resolve(rotated);
    return rotated;
  }

  async function csrfToken(): Promise<string | null> {
    return (await find()) && token !== null ? csrfTokenOf(shop.secret, token) : null;
  }

  return { find, begin, rotate, issuedToken: () => issued, csrfToken, address: call.address };
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
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
    .select({ session, customerClass, operator: { id: operator.id, email: operator.email, name: operator.name } })
    .from(session)
    .innerJoin(customerClass, eq(customerClass.id, session.customerClassId))
    .leftJoin(
      operator,
      and(
        eq(operator.id, session.operatorId),
        eq(operator.isActive, true),
        gt(session.operatorUntil, sql.placeholder('now')),
      ),
    )
    .where(eq(session.tokenHash, sql.placeholder('tokenHash')))
    .limit(1)
    .prepare('session_of_token'),
);

async function loadSession(shop: Shop, token: string, now: Date): Promise<Session | null> {
  const [row] = await sessionOfToken(shop.db).execute({ tokenHash: hashOf(token), now });
  if (!row) return null;
  const age = now.getTime() - row.session.seenAt.getTime();
  if (age > sessionDays * dayMs) return null;
  if (age > dayMs) await shop.db.update(session).set({ seenAt: now }).where(eq(session.id, row.session.id));
  return {
    id: row.session.id,
    guestEmail: row.session.guestEmail,
    referrerId: row.session.referrerId,
    customerClass: row.customerClass,
    operator: row.operator,
  };
}

async function beginSession(
  shop: Shop,
  input: { token: string; referrerId: string | null; now: Date },
): Promise<Session> {
  const [row] = await shop.db
    .insert(session)
    .values({
      tokenHash: hashOf(input.token),
      customerClassId: defaultCustomerClassId,
      referrerId: input.referrerId,
      createdAt: input.now,
      seenAt: input.now,
    })
    .returning();
  const [itsClass] = await shop.db.select().from(customerClass).where(eq(customerClass.id, defaultCustomerClassId));
  if (!row || !itsClass) throw new Error('the default customer class is missing: seed the shop');
  return { id: row.id, guestEmail: null, referrerId: row.referrerId, customerClass: itsClass, operator: null };
}
