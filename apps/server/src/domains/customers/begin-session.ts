import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { customerClassById, defaultCustomerClassId } from './customer-class.ts';
import { networkOf } from './network-of.ts';
import { hashOf, newToken } from './session-token.ts';
import type { OpenedSession, Session } from './sessions.ts';
import { customer, session } from './tables.ts';

/** The session of whoever calls, begun now if there is none: the first write of a visitor. */
export async function beginSession(context: Context): Promise<Session> {
  const known = await context.visitor.find();
  return known ?? (await beginNewSession(context)).session;
}

/** Begins a session with a guest of its own, whatever the visitor had before. `isLogin`: an account goes on in it. */
export async function beginNewSession(
  context: Context,
  { isLogin }: { isLogin: boolean } = { isLogin: false },
): Promise<OpenedSession> {
  const { shop, visitor } = context;
  const network = networkOf(visitor.address);
  const { hasToken, knownAs } = visitor;
  // Whoever makes up a token for each call was counted as one visitor after the other, and whoever has an account by that; but guests are begun at will.
  if (hasToken || knownAs !== null) {
    shop.callLimit({ network, session: null, knownAs: isLogin ? knownAs : null, kind: 'writes' });
  }
  const { isBrief } = shop.countSession(network);
  const opened = await storeSession(context, { token: newToken(), referrerId: context.referrerId, isBrief });
  context.visitor.enter(opened);
  return opened;
}

/** Stores a session with a guest of its own that this token opens from now on; nobody goes on in it yet. */
export async function storeSession(
  context: Context,
  {
    token,
    referrerId,
    isBrief,
    leftCount = 0,
  }: { token: string; referrerId: string | null; isBrief: boolean; leftCount?: number },
): Promise<OpenedSession> {
  const { db, now } = context;
  const itsClass = await customerClassById(context.shop, defaultCustomerClassId);
  const [row] = await newSession(db).execute({
    ...{ tokenHash: hashOf(token), referrerId, isBrief, leftCount, now },
    customerClassId: itsClass.id,
  });
  if (!row) throw new Error('the session was not begun');
  const itsCustomer = { id: row.customerId, email: null, customerClass: itsClass, account: null };
  return {
    token,
    session: { id: row.id, referrerId, isBrief, leftCount, isJustLeft: leftCount === 1, customer: itsCustomer },
  };
}

const newSession = prepareOnce((db) => {
  const now = sql.placeholder('now');
  const guest = db.$with('guest').as(
    db
      .insert(customer)
      .values({ kind: 'guest', customerClassId: sql.placeholder('customerClassId'), createdAt: now })
      .returning({ id: customer.id }),
  );
  return db
    .with(guest)
    .insert(session)
    .values({
      tokenHash: sql.placeholder('tokenHash'),
      customerId: sql`(SELECT id FROM ${guest})`,
      referrerId: sql.placeholder('referrerId'),
      isBrief: sql.placeholder('isBrief'),
      leftCount: sql.placeholder('leftCount'),
      createdAt: now,
      seenAt: now,
    })
    .returning({ id: session.id, customerId: session.customerId })
    .prepare('new_session');
});
