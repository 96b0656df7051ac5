import type { Language } from '@mise/rules/languages.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { crowdOf } from '../customers/crowd-of.ts';
import { countAgainst } from '../customers/rate-limit.ts';
import { findNamedOrder } from '../orders/find-order.ts';
import { isFrom, receiptDue } from './receipt-due.ts';
import { withdrawal } from './tables.ts';

/** The same words within this time are the same withdrawal: a second press, or a call whose answer was lost. */
const repeatedWithinMs = 86_400_000;
/** Withdrawals an hour of one network. */
const mostOfNetwork = 30;
export type Withdrawal = {
  name: string;
  email: string;
  /** What its author calls the contract. */
  contract: string;
  /** '': all of it. */
  goods: string;
};

/**
 * Takes it as it was said: whether the contract can be withdrawn from is nothing that decides about its receipt. Who gives an address that
 * got many receipts is not refused, or a stranger could keep its owner from withdrawing in time: the receipt waits, with all others that do. Resolves to when it came in.
 */
export async function receiveWithdrawal(
  context: TransactionContext,
  { language, ...said }: Withdrawal & { language: Language },
): Promise<Date> {
  const { db, now } = context;
  await takeTurn(db, said.email);
  const earlier = await findRepeated(db, said, now);
  if (earlier) return earlier;
  const orderId = await findNamedOrder(db, said);
  const receiptDueAt = await receiptDue(db, { email: said.email, orderId }, now);
  const [row] = await db
    .insert(withdrawal)
    .values({ ...said, language, orderId, receivedAt: now, receiptDueAt })
    .returning({ id: withdrawal.id });
  if (!row) throw new Error('the withdrawal was not written');
  const mail = (to: 'buyer' | 'shop') =>
    enqueue(db, { task: 'send-withdrawal', payload: { id: row.id, to }, key: `withdrawal-${row.id}-${to}` });
  await mail('shop');
  if (receiptDueAt > now) await enqueueWaiting(db, { email: said.email.toLowerCase(), receiptDueAt });
  else await mail('buyer');
  await countAgainst(context, [{ key: `withdrawal:network:${await crowdOf(context)}`, most: mostOfNetwork }]);
  return now;
}

/** One job for all that wait until then. It is put anew for each: one that came while the mail went out is not forgotten. */
function enqueueWaiting(db: Queryable, { email, receiptDueAt }: { email: string; receiptDueAt: Date }): Promise<void> {
  const payload = { email, dueAt: receiptDueAt.toISOString() };
  const key = `withdrawals-${payload.email}-${payload.dueAt}`;
  // One after the other: what came at the very moment has a job of its own, and is not to be confirmed by both.
  return enqueue(db, {
    task: 'send-waiting-receipts',
    payload,
    key,
    at: receiptDueAt,
    queue: `withdrawals-${payload.email}`,
  });
}

/** Those of one address follow each other, or two presses at once would not see each other's row. */
async function takeTurn(db: Queryable, email: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`withdrawal:${email.toLowerCase()}`}, 0))`);
}

async function findRepeated(db: Queryable, said: Withdrawal, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ receivedAt: withdrawal.receivedAt })
    .from(withdrawal)
    .where(
      and(
        isFrom(said.email),
        eq(withdrawal.name, said.name),
        eq(withdrawal.contract, said.contract),
        eq(withdrawal.goods, said.goods),
        gt(withdrawal.receivedAt, new Date(now.getTime() - repeatedWithinMs)),
      ),
    )
    .orderBy(withdrawal.id)
    .limit(1);
  return row?.receivedAt;
}
