import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { stockNotification } from './tables.ts';

const dayMs = 86_400_000;
/** Days that an address has to answer. */
const answerDays = 7;
/** Days after which nobody waits any more: the mail would come as a surprise. */
const waitingDays = 365;

/** An address that was asked before this moment and has not answered is taken for a no. */
export function unansweredBefore(now: Date): Date {
  return new Date(now.getTime() - answerDays * dayMs);
}

/** Deletes some addresses that did not answer, or waited in vain for too long. Resolves to how many. */
export async function forgetNotifications(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const isUnanswered = and(
    isNull(stockNotification.confirmedAt),
    lt(stockNotification.createdAt, unansweredBefore(now)),
  );
  const isInVain = lt(stockNotification.createdAt, new Date(now.getTime() - waitingDays * dayMs));
  const old = db
    .select({ id: stockNotification.id })
    .from(stockNotification)
    .where(or(isUnanswered, isInVain))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(stockNotification).where(inArray(stockNotification.id, old));
  return rowCount ?? 0;
}

/** Whose requests: those that a customer made, and those of the address that is known to be theirs. */
type Owner = { id: number; account: { email: string; isConfirmed: boolean } };

export function notificationsOf(db: Queryable, owner: Owner) {
  return db.select().from(stockNotification).where(isOf(owner)).orderBy(stockNotification.createdAt);
}

export async function deleteNotifications(db: Queryable, owner: Owner): Promise<void> {
  await db.delete(stockNotification).where(isOf(owner));
}

function isOf({ id, account }: Owner) {
  const isTheirs = eq(stockNotification.customerId, id);
  return account.isConfirmed ? or(isTheirs, eq(stockNotification.email, account.email)) : isTheirs;
}
