import { eq } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import { deviceOf } from './device-of.ts';
import { loadCustomer, type Session } from './sessions.ts';
import { session } from './tables.ts';

/** The session is a customer's from now on. */
export async function enterSession(
  { db, now, visitor }: TransactionContext,
  { own, customerId }: { own: Session; customerId: number },
): Promise<Session> {
  await db
    .update(session)
    .set({ customerId, loggedInAt: now, device: deviceOf(visitor.userAgent) })
    .where(eq(session.id, own.id));
  return { ...own, customer: await loadCustomer(db, customerId) };
}

/** Ends the session of whoever calls; their next write begins another one, as nobody. */
export async function endSession({ db, visitor }: Context, { id }: Session): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
  visitor.leave();
}
