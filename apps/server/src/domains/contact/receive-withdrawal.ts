import type { Language } from '@mise/rules/languages.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { networkOf } from '../customers/network-of.ts';
import { countAgainst } from '../customers/rate-limit.ts';
import { findNamedOrder } from '../orders/find-order.ts';
import { withdrawal } from './tables.ts';

const hourMs = 3_600_000;
/** The same words within this time are the same withdrawal: a second press, or a call whose answer was lost. */
const repeatedWithinMs = 24 * hourMs;
/** Withdrawals an hour of one network. */
const mostOfNetwork = 30;
/** Receipts an hour that an address is mailed, of each of its orders and of all else: nobody has proved that it is theirs. */
const mostReceipts = 5;

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
 * got many receipts is not refused, or a stranger could keep its owner from withdrawing in time: the receipt waits. Resolves to when it came in.
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
  for (const to of ['buyer', 'shop'] as const) {
    const payload = { id: row.id, to };
    const at = to === 'buyer' && receiptDueAt > now ? { at: receiptDueAt } : {};
    await enqueue(db, { task: 'send-withdrawal', payload, key: `withdrawal-${row.id}-${to}`, ...at });
  }
  await countAgainst(context, [
    { key: `withdrawal:network:${networkOf(context.visitor.address)}`, most: mostOfNetwork },
  ]);
  return now;
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

/**
 * An hour after the receipt that is so many before this one, where that is still to come. What means an order waits for nothing but what means the
 * same one: a stranger who knows the address alone would else keep receipts from its owner for days.
 */
async function receiptDue(
  db: Queryable,
  { email, orderId }: { email: string; orderId: number | null },
  now: Date,
): Promise<Date> {
  const [row] = await db
    .select({ at: withdrawal.receiptDueAt })
    .from(withdrawal)
    .where(and(isFrom(email), orderId === null ? isNull(withdrawal.orderId) : eq(withdrawal.orderId, orderId)))
    .orderBy(desc(withdrawal.receiptDueAt))
    .limit(1)
    .offset(mostReceipts - 1);
  return new Date(Math.max(now.getTime(), (row?.at.getTime() ?? 0) + hourMs));
}

function isFrom(email: string) {
  return eq(sql`lower(${withdrawal.email})`, email.toLowerCase());
}
