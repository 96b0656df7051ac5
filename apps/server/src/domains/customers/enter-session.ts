import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { deviceOf } from './device-of.ts';
import { knowDevice } from './known-device.ts';
import { loadCustomer, type Session } from './sessions.ts';
import { session } from './tables.ts';

/** Of a customer: two hundred buyers of a company may share an account, but nobody fills a list, or the disk, with logins. */
const mostSessions = 500;

/** The session is a customer's from now on, and lasts; its device is known to them. Where they have too many, the one that was not used for longest ends. */
export async function enterSession(
  context: TransactionContext,
  { own, customerId }: { own: Session; customerId: number },
): Promise<Session> {
  const { db, now, visitor } = context;
  await db
    .update(session)
    .set({ customerId, loggedInAt: now, device: deviceOf(visitor.userAgent), isBrief: false })
    .where(eq(session.id, own.id));
  await endOldest(db, { customerId, keptId: own.id });
  await knowDevice(context, customerId);
  return { ...own, isBrief: false, customer: await loadCustomer(db, customerId) };
}

async function endOldest(db: Queryable, { customerId, keptId }: { customerId: number; keptId: number }): Promise<void> {
  const oldest = db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.customerId, customerId), ne(session.id, keptId)))
    .orderBy(desc(session.seenAt), desc(session.id))
    .offset(mostSessions - 1)
    .for('update', { skipLocked: true });
  await db.delete(session).where(inArray(session.id, oldest));
}

/** Ends the session of whoever calls; their next write begins another one, as nobody. */
export async function endSession({ db, visitor }: Context, { id }: Session): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
  visitor.leave();
}
