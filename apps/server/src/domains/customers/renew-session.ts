import { and, eq } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { beginNewSession, storeSession } from './begin-session.ts';
import { hashOf, newToken } from './session-token.ts';
import { type OpenedSession, openSession, type Session } from './sessions.ts';
import { session } from './tables.ts';

/**
 * Gives the session of whoever calls a new token, so that one that was planted or overheard is worth nothing after a login.
 * `change` is what it changes for, in the same transaction, and resolves to the session as it is then. All else of the
 * session stays, its basket too. A caller whose token was replaced meanwhile gets none of it, but goes on in what was left under that (`leaveToken`), or in a
 * session of their own.
 */
export async function renewSession(
  context: Context,
  change: (context: TransactionContext, session: Session) => Promise<Session>,
): Promise<void> {
  await inTransaction(context, async (inner) => {
    const { opened } = (await goOn(inner)) ?? { opened: await beginNewSession(inner, { isLogin: true }) };
    inner.visitor.enter({ ...opened, session: await change(inner, opened.session) });
  });
}

/**
 * The same where the answer may be lost on its way, and the new token with it: the session of whoever calls goes on under a new
 * token, and the token before opens one of a new guest, `left`, who is given what the caller should not lose and others may
 * see. Of two calls at once the second goes on from what the first has left.
 */
export async function leaveToken(context: TransactionContext): Promise<{ session: Session; left: Session | null }> {
  const goneOn = await goOn(context);
  if (!goneOn) return { session: (await beginNewSession(context)).session, left: null };
  const { opened, before } = goneOn;
  const { referrerId, isBrief, leftCount } = opened.session;
  // Who leaves one again and again keeps others with the same token waiting once.
  const left = await storeSession(context, { token: before, referrerId, isBrief, leftCount: leftCount + 1 });
  context.visitor.enter(opened);
  return { session: opened.session, left: left.session };
}

/** The session of whoever calls under a new token, or, where another call was faster, what that has left under the one before (`before`); null where there is none. */
async function goOn(context: TransactionContext): Promise<{ opened: OpenedSession; before: string } | null> {
  let known = await context.visitor.opened();
  while (known) {
    const { token } = known;
    const opened = await replaceToken(context, known);
    if (opened) return { opened, before: token };
    known = await openSession(context.db, { token, now: context.now });
  }
  return null;
}

/** null where the token was replaced since the session was opened with it. */
async function replaceToken({ db, shop }: Context, known: OpenedSession): Promise<OpenedSession | null> {
  const token = newToken();
  const replacedTokenHash = hashOf(known.token);
  const replaced = await db
    .update(session)
    .set({ tokenHash: hashOf(token), replacedTokenHash, replacedAt: shop.now(), leftCount: 0 })
    .where(and(eq(session.id, known.session.id), eq(session.tokenHash, replacedTokenHash)))
    .returning({ id: session.id });
  return replaced.length === 0 ? null : { session: { ...known.session, isJustLeft: false }, token };
}
