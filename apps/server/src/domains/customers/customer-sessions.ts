import type { CustomerSession } from '@mise/contract/customers/customer-session.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { currentCustomer } from './current-customer.ts';
import { endSession } from './enter-session.ts';
import { dayMs, loginDays, sessionDays } from './sessions.ts';
import { session } from './tables.ts';

/** The sessions of whoever is logged in that have not ended, the one that was used last first. */
export async function customerSessions(context: Context): Promise<CustomerSession[]> {
  const { id } = await currentCustomer(context);
  const own = await context.visitor.find();
  const ago = (days: number) => new Date(context.now.getTime() - days * dayMs);
  const rows = await context.db
    .select()
    .from(session)
    .where(
      and(eq(session.customerId, id), gt(session.seenAt, ago(sessionDays)), gt(session.loggedInAt, ago(loginDays))),
    )
    .orderBy(desc(session.seenAt), desc(session.id));
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === own?.id,
    browser: row.device?.browser ?? null,
    system: row.device?.system ?? null,
    loggedInAt: (row.loggedInAt ?? row.createdAt).toISOString(),
    seenAt: row.seenAt.toISOString(),
  }));
}

/** Ends a session of whoever is logged in; their own is a logout. Refuses with `account.sessionNotFound`. */
export async function endCustomerSession(context: Context, sessionId: number): Promise<void> {
  const { id } = await currentCustomer(context);
  const own = await context.visitor.find();
  if (own?.id === sessionId) return endSession(context, own);
  const ended = await context.db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.customerId, id)))
    .returning({ id: session.id });
  if (ended.length === 0) throw refusal('account.sessionNotFound', { cause: { sessionId } });
}

/** Ends all sessions of whoever is logged in but the one that asks. */
export async function endOtherSessions(context: Context): Promise<void> {
  const { id } = await currentCustomer(context);
  const own = await context.visitor.find();
  await context.db.delete(session).where(and(eq(session.customerId, id), ne(session.id, own?.id ?? 0)));
}
