import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import { type CustomerClass, defaultCustomerClassId } from './customer-class.ts';
import { customerClass, session } from './tables.ts';

export type Session = {
  id: number;
  guestEmail: string | null;
  referrerId: string | null;
  customerClass: CustomerClass;
};

/** Whoever is calling: perhaps with a session, perhaps not yet. */
export type Visitor = {
  /** The session of the cookie, or null. Reads once per call and writes nothing. */
  find: () => Promise<Session | null>;
  /** The session, begun now if there is none: the first write of a visitor. */
  begin: () => Promise<Session>;
  /** What to set as cookie after the call: a token if a session began, else null. */
  issuedToken: () => string | null;
  /** The CSRF token of the session, or null without one. */
  csrfToken: () => Promise<string | null>;
};

/** A session that was not used for this long has ended. */
export const sessionDays = 30;
const dayMs = 86_400_000;

export function createVisitor(
  shop: Shop,
  call: { token: string | null; referrerId: string | null; now: Date },
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
    token = randomBytes(32).toString('base64url');
    issued = token;
    const begun = beginSession(shop, { token, referrerId: call.referrerId, now: call.now });
    found = begun;
    return begun;
  }

  async function csrfToken(): Promise<string | null> {
    return (await find()) && token !== null ? csrfTokenOf(shop.secret, token) : null;
  }

  return { find, begin, issuedToken: () => issued, csrfToken };
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

async function loadSession(shop: Shop, token: string, now: Date): Promise<Session | null> {
  const [row] = await shop.db
    .select({ session, customerClass })
    .from(session)
    .innerJoin(customerClass, eq(customerClass.id, session.customerClassId))
    .where(eq(session.tokenHash, hashOf(token)))
    .limit(1);
  if (!row) return null;
  const age = now.getTime() - row.session.seenAt.getTime();
  if (age > sessionDays * dayMs) return null;
  if (age > dayMs) await shop.db.update(session).set({ seenAt: now }).where(eq(session.id, row.session.id));
  return {
    id: row.session.id,
    guestEmail: row.session.guestEmail,
    referrerId: row.session.referrerId,
    customerClass: row.customerClass,
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
  return { id: row.id, guestEmail: null, referrerId: row.referrerId, customerClass: itsClass };
}
