import { and, gt, not, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { enqueue, isKeyQueued, isQueued } from '../../queue/enqueue.ts';
import { lockOwedOrder, type OwedOrder } from '../orders/keep-paid-amount.ts';
import { isCredited, owedAmount } from '../orders/owed-amount.ts';
import { order } from '../orders/tables.ts';
import { creditedAmount } from './credited-amount.ts';
import { unheardUntil } from './find-payment.ts';
import { type Entry, type LedgerLine, linesOfOrder } from './ledger.ts';
import { notGivenBack } from './not-given-back.ts';
import { orderRefund, settleOrder } from './settle-order.ts';

type NewEntry = Pick<Entry, 'id' | 'paymentId' | 'kind' | 'amount'>;

type News = {
  owed: OwedOrder;
  entries: readonly NewEntry[];
  /** What of them the shop itself gave back, as too much. */
  own: number;
  lines: readonly LedgerLine[];
  /** When what went back was given back, where the provider says so. */
  refundedAt: Date | null;
  now: Date;
};

/** Entries of the ledger of an order that are news of one payment, by their numbers. `refundedAt`: as ISO. Jobs of before say nothing of `own`. */
type UncreditedRefund = { orderId: number; entryIds: readonly number[]; own?: number; refundedAt: string | null };

/** All of one order, in the order in which the shop heard of them: jobs of one key become one, with what each of them brings. */
export type UncreditedRefunds = readonly UncreditedRefund[];

/**
 * The order with what these entries, news of one payment, credit it: nothing of one that waits, since no goods of it went. `lines`: the rest of its
 * ledger. While it may have been paid in a way that the shop has not heard of, nothing is credited: what went back may be what it paid twice. A job
 * looks again when that is over, also at what went back after that; so much waits until then.
 */
export async function creditOrLater(
  db: Transaction,
  { owed, entries, own, lines, refundedAt, now }: News,
): Promise<OwedOrder> {
  if (!isCredited(owed)) return owed;
  const unheard = await unheardUntil(db, owed.id, now);
  const until = unheard ?? ((await isQueued(db, creditKey(owed.id))) ? now : null);
  const known = { ...owed, credited: owed.credited + owed.awaited };
  const { credited } = credit(known, { entries, own }, whatCameBefore(lines, entries, refundedAt));
  const more = credited - known.credited;
  if (until === null) return { ...owed, credited: owed.credited + more };
  const refunded = entries.find(({ kind, amount }) => kind === 'refunded' && amount > 0)?.amount ?? 0;
  if (refunded === 0) return owed;
  const entryIds = entries.map(({ id }) => id);
  const uncredited = { orderId: owed.id, entryIds, own, refundedAt: refundedAt?.toISOString() ?? null };
  await creditLater(db, [uncredited], until);
  return { ...owed, awaited: owed.awaited + more };
}

const creditKeyBegin = 'credit-refunds-';

/** The key of the job that credits what went back of an order. */
function creditKey(orderId: number): string {
  return `${creditKeyBegin}${orderId}`;
}

async function creditLater(db: Transaction, payload: UncreditedRefunds, at: Date): Promise<void> {
  await enqueue(db, { task: 'credit-refunds', payload, key: creditKey(payload[0]?.orderId ?? 0), at });
}

/**
 * Credits what was not at once (`creditOrLater`), one after the other, by all money that came since and what went back until then. What was credited and came back
 * to the shop goes to its buyer again.
 */
export async function creditRefunds(db: Transaction, refunds: UncreditedRefunds, now: Date): Promise<void> {
  const owed = await lockOwedOrder(db, refunds[0]?.orderId ?? 0);
  if (!owed) return;
  const until = await unheardUntil(db, owed.id, now);
  if (until !== null) return creditLater(db, refunds, until);
  const ledger = await linesOfOrder(db, owed.id);
  let credited = { ...owed, awaited: 0 };
  for (const { entryIds, own = 0, refundedAt } of refunds) {
    const entries = ledger.filter(({ id }) => entryIds.includes(id));
    const last = Math.max(...entryIds);
    const others = ledger.filter(({ id, kind }) => !entryIds.includes(id) && !(kind === 'refunded' && id > last));
    const moment = refundedAt === null ? null : new Date(refundedAt);
    credited = credit(credited, { entries, own }, whatCameBefore(others, entries, moment));
  }
  const { paid } = await settleOrder(db, credited, now);
  if (paid > owedAmount(credited)) await orderRefund(db, owed.id);
}

/** Orders of which something waits to be credited by no job any more, by number: from now on it does not wait. */
export async function endAwaitedCredits(db: Database): Promise<number[]> {
  const ended = await db
    .update(order)
    .set({ awaitedCredit: 0 })
    .where(and(gt(order.awaitedCredit, 0), not(isKeyQueued(sql`${creditKeyBegin} || ${order.id}`))))
    .returning({ id: order.id });
  return ended.map(({ id }) => id).toSorted((first, second) => first - second);
}

/** Money that came in another way after something was given back was not too much at that time, whichever of them the shop heard of first. */
function whatCameBefore(
  lines: readonly LedgerLine[],
  [refund]: readonly NewEntry[],
  refundedAt: Date | null,
): readonly LedgerLine[] {
  if (refundedAt === null) return lines;
  const others = lines.filter(({ paymentId }) => paymentId !== refund?.paymentId);
  // What was authorized before was sure to come.
  const isSecured = ({ kind, cameAt }: LedgerLine) =>
    (kind === 'authorized' || kind === 'captured') && secondOf(cameAt) <= secondOf(refundedAt);
  const earlier = new Set(others.filter(isSecured).map(({ paymentId }) => paymentId));
  const isLater = ({ kind, paymentId }: LedgerLine) => kind === 'captured' && !earlier.has(paymentId);
  const later = new Set(others.filter(isLater).map(({ paymentId }) => paymentId));
  return lines.filter(({ paymentId }) => !later.has(paymentId));
}

/** Providers tell moments by the second. */
function secondOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

function credit<Owed extends OwedOrder>(
  owed: Owed,
  { entries, own }: Pick<News, 'entries' | 'own'>,
  lines: readonly LedgerLine[],
): Owed {
  // No goods of it went.
  if (!isCredited(owed)) return owed;
  const before = { came: notGivenBack(lines, owed.total), owed: owedAmount(owed), own };
  return { ...owed, credited: owed.credited + creditedAmount(entries, before) };
}
