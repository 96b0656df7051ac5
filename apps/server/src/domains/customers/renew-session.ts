import { and, eq } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { beginNewSession } from './begin-session.ts';
import { hashOf, newToken } from './session-token.ts';
import type { OpenedSession, Session } from './sessions.ts';
import { session } from './tables.ts';

/**
 * Gives the session of whoever calls a new token, so that one that was planted or overheard is worth nothing after a login.
 * `change` is what it changes for, in the same transaction, and resolves to the session as it is then. All else of the
 * session stays, its basket too.
 *
 * A caller whose token was replaced already gets none of this session: it is a new one that goes on. With `untilUsed` the
 * token before holds until someone comes with the new one, so that whoever never got that loses nothing; who comes with
 * it meanwhile changes the session under it.
 */
export async function renewSession(
  context: Context,
  change: (context: TransactionContext, session: Session) => Promise<Session>,
  { untilUsed = false }: { untilUsed?: boolean } = {},
): Promise<void> {
  await inTransaction(context, async (inner) => {
    const known = await inner.visitor.opened();
    const renewed = known && (await replaceToken(inner, known, untilUsed));
    const opened = renewed ?? (untilUsed ? known : null) ?? (await beginNewSession(inner));
    inner.visitor.enter({ ...opened, session: await change(inner, opened.session) });
  });
}

/** null where the token is not the newest of the session, any more or of two calls at once. */
async function replaceToken({ db }: Context, known: OpenedSession, untilUsed: boolean): Promise<OpenedSession | null> {
  const token = newToken();
  const presentHash = hashOf(known.token);
  const replaced = await db
    .update(session)
    .set({ tokenHash: hashOf(token), previousTokenHash: untilUsed ? presentHash : null })
    .where(and(eq(session.id, known.session.id), eq(session.tokenHash, presentHash)))
    .returning({ id: session.id });
  return replaced.length === 0 ? null : { ...known, token };
}
