import { refusal } from '@mise/contract/refusal.ts';
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { unansweredBefore } from './forget-notifications.ts';
import { stockNotification } from './tables.ts';

/**
 * Confirms by the secret of a mail that its address wants to be told; a link that is followed again says the same. From then on it is the request
 * of who is logged in there: not of another account that named the address first, and would take it along. Resolves to what it waits for. Refuses
 * with `notifyMe.linkExpired`.
 */
export async function confirmNotifyMe({ db, now, visitor }: TransactionContext, key: string): Promise<number> {
  const customer = (await visitor.find())?.customer;
  const customerId = customer?.account ? customer.id : null;
  const isInTime = or(isNotNull(stockNotification.confirmedAt), gt(stockNotification.createdAt, unansweredBefore(now)));
  const [confirmed] = await db
    .update(stockNotification)
    .set({
      customerId: sql`CASE WHEN ${stockNotification.confirmedAt} IS NULL THEN ${customerId}::integer ELSE ${stockNotification.customerId} END`,
      confirmedAt: sql`coalesce(${stockNotification.confirmedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(stockNotification.key, key), isInTime))
    .returning({ variationId: stockNotification.variationId });
  if (!confirmed) throw refusal('notifyMe.linkExpired');
  // It may be back since.
  await enqueue(db, { task: 'notify-restocked', payload: {}, key: 'notify-restocked' });
  return confirmed.variationId;
}

/** Deletes an address by the secret of a mail. Resolves to what it waited for; undefined where it is gone already. */
export async function unsubscribeNotifyMe(db: Queryable, key: string): Promise<number | undefined> {
  const [deleted] = await db
    .delete(stockNotification)
    .where(eq(stockNotification.key, key))
    .returning({ variationId: stockNotification.variationId });
  return deleted?.variationId;
}
