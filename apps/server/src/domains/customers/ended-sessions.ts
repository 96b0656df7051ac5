import { refusal } from '@mise/contract/refusal.ts';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { briefHours, dayMs, hourMs, type Session, sessionDays } from './sessions.ts';
import { address, customer, session } from './tables.ts';

/** Deletes some sessions that have ended, or brief ones. Resolves to their number, and to the guests who can come with none any more. */
export async function deleteEndedSessions(
  db: Queryable,
  { now, limit, isBrief }: { now: Date; limit: number; isBrief: boolean },
): Promise<{ count: number; guestIds: number[] }> {
  // A session is noted as seen once a day at most, a brief one every few minutes.
  const unseenMs = isBrief ? (briefHours + 1) * hourMs : (sessionDays + 1) * dayMs;
  const isUnseen = lt(session.seenAt, new Date(now.getTime() - unseenMs));
  const ended = db
    .select({ id: session.id })
    .from(session)
    .where(isBrief ? and(session.isBrief, isUnseen) : isUnseen)
    .orderBy(session.seenAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const deleted = await db.delete(session).where(inArray(session.id, ended)).returning({ id: session.customerId });
  const customerIds = deleted.map(({ id }) => id);
  const guests = await db
    .select({ id: customer.id })
    .from(customer)
    .where(and(inArray(customer.id, customerIds), eq(customer.kind, 'guest')));
  return { count: deleted.length, guestIds: guests.map(({ id }) => id) };
}

/**
 * Refuses with `security.sessionChanged` a session that ended, or became another's, since its call has read it; what is done for it again is done for who they are
 * now. Nobody ends it until the transaction does.
 */
export async function refuseEnded(db: Queryable, { id, customer: { id: customerId } }: Session): Promise<void> {
  const open = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, id), eq(session.customerId, customerId)))
    .for('key share');
  if (open.length === 0) throw sessionEnded();
}

export function sessionEnded() {
  return refusal('security.sessionChanged', { retryAfter: 1 });
}

/** Deletes customers with all that goes with them: nothing may be left of theirs that does not. */
export async function deleteCustomers(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.delete(customer).where(inArray(customer.id, [...ids]));
}

/** Leaves of a guest nothing but a number. */
export async function makeAnonymous(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.delete(address).where(inArray(address.customerId, [...ids]));
  await db
    .update(customer)
    .set({ email: null })
    .where(inArray(customer.id, [...ids]));
}
