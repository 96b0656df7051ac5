import { orderStatusIds } from '@mise/rules/order-state.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { lockOwedOrder, type OwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { creditKey, isCreditAwaited } from './awaited-credit.ts';
import { creditedAmount } from './credited-amount.ts';
import { unheardUntil } from './find-payment.ts';
import { type Entry, type LedgerLine, linesOfOrder } from './ledger.ts';
import { notGivenBack } from './not-given-back.ts';
import { orderRefund, settleOrder } from './settle-order.ts';

type NewEntry = Pick<Entry, 'id' | 'paymentId' | 'kind' | 'amount'>;

type News = {
  owed: OwedOrder;
  entries: readonly NewEntry[];
  lines: readonly LedgerLine[];
  /** When what went back was given back, where the provider says so. */
  refundedAt: Date | null;
  now: Date;
};

/** Entries of the ledger of an order that are news of one payment, by their numbers. `refundedAt`: as ISO. */
type UncreditedRefund = { orderId: number; entryIds: readonly number[]; refundedAt: string | null };

/** All of one order, in the order in which the shop heard of them: jobs of one key become one, with what each of them brings. */
export type UncreditedRefunds = readonly UncreditedRefund[];

/**
 * The order with what these entries, news of one payment, credit it. `lines`: the rest of its ledger. While it may have been paid in a way that the shop
 * has not heard of, nothing is credited: what went back may be what it paid twice. A job looks again when that is over, also at what went back after that.
 */
export async function creditOrLater(
  db: Transaction,
  { owed, entries, lines, refundedAt, now }: News,
): Promise<OwedOrder> {
  const unheard = await unheardUntil(db, owed.id, now);
  const until = unheard ?? ((await isCreditAwaited(db, owed.id)) ? now : null);
  if (until === null) return credit(owed, entries, whatCameBefore(lines, entries, refundedAt));
  if (entries.some(({ kind, amount }) => kind === 'refunded' && amount > 0)) {
    const entryIds = entries.map(({ id }) => id);
    const uncredited = { orderId: owed.id, entryIds, refundedAt: refundedAt?.toISOString() ?? null };
    await creditLater(db, [uncredited], until);
  }
  return owed;
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
  let credited = owed;
  for (const { entryIds, refundedAt } of refunds) {
    const entries = ledger.filter(({ id }) => entryIds.includes(id));
    const last = Math.max(...entryIds);
    const others = ledger.filter(({ id, kind }) => !entryIds.includes(id) && !(kind === 'refunded' && id > last));
    const moment = refundedAt === null ? null : new Date(refundedAt);
    credited = credit(credited, entries, whatCameBefore(others, entries, moment));
  }
  if (credited.credited === owed.credited) return;
  const { paid } = await settleOrder(db, credited, now);
  if (paid > owedAmount(credited)) await orderRefund(db, owed.id);
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
    (kind === 'authorized' || kind === 'captured') && cameAt <= refundedAt;
  const earlier = new Set(others.filter(isSecured).map(({ paymentId }) => paymentId));
  const isLater = ({ kind, paymentId }: LedgerLine) => kind === 'captured' && !earlier.has(paymentId);
  const later = new Set(others.filter(isLater).map(({ paymentId }) => paymentId));
  return lines.filter(({ paymentId }) => !later.has(paymentId));
}

/** Of one that waits nothing is: no goods of it went. */
function credit(owed: OwedOrder, entries: readonly NewEntry[], lines: readonly LedgerLine[]): OwedOrder {
  const { prepared, waitingForPayment } = orderStatusIds;
  if (owed.statusId === prepared || owed.statusId === waitingForPayment) return owed;
  const before = { came: notGivenBack(lines, owed.total), owed: owedAmount(owed) };
  return { ...owed, credited: owed.credited + creditedAmount(entries, before) };
}
