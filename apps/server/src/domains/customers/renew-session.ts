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
 * session stays, its basket too. A caller whose token was replaced meanwhile gets none of it, but a session of their own.
 */
export async function renewSession(
  context: Context,
  change: (context: TransactionContext, session: Session) => Promise<Session>,
): Promise<void> {
  await inTransaction(context, async (inner) => {
    const known = await inner.visitor.opened();
    const opened = (known && (await replaceToken(inner, known))) ?? (await beginNewSession(inner, { isLogin: true }));
    inner.visitor.enter({ ...opened, session: await change(inner, opened.session) });
  });
}

/**
 * The same where the answer may be lost on its way, and the new token with it: the session of whoever calls goes on under a new
 * token, and the token before opens one of a new guest, `left`, who is given what the caller should not lose and others may
 * see. Of two calls at once the second goes on from what the first has left.
 */
export async function leaveToken(context: TransactionContext): Promise<{ session: Session; left: Session | null }> {
  let known = await context.visitor.opened();
  while (known) {
    const { token, session } = known;
    const renewed = await replaceToken(context, known);
    if (renewed) {
      const { referrerId, isBrief } = session;
      const left = await storeSession(context, { token, referrerId, isBrief });
      context.visitor.enter(renewed);
      return { session, left: left.session };
    }
    known = await openSession(context.db, { token, now: context.now });
  }
  return { session: (await beginNewSession(context)).session, left: null };
}

/** null where the token was replaced since the session was opened with it. */
async function replaceToken({ db }: Context, known: OpenedSession): Promise<OpenedSession | null> {
  const token = newToken();
  const replaced = await db
    .update(session)
    .set({ tokenHash: hashOf(token) })
    .where(and(eq(session.id, known.session.id), eq(session.tokenHash, hashOf(known.token))))
    .returning({ id: session.id });
  return replaced.length === 0 ? null : { ...known, token };
}
