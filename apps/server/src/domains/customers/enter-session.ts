import { eq } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import { deviceOf } from './device-of.ts';
import { loadCustomer, type Session } from './sessions.ts';
import { session } from './tables.ts';

/** The session is a customer's from now on, and lasts: accounts are no more than were opened. */
export async function enterSession(
  { db, now, visitor }: TransactionContext,
  { own, customerId }: { own: Session; customerId: number },
): Promise<Session> {
  await db
    .update(session)
    .set({ customerId, loggedInAt: now, device: deviceOf(visitor.userAgent), isBrief: false })
    .where(eq(session.id, own.id));
  return { ...own, isBrief: false, customer: await loadCustomer(db, customerId) };
}

/** Ends the session of whoever calls; their next write begins another one, as nobody. */
export async function endSession({ db, visitor }: Context, { id }: Session): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
  visitor.leave();
}
