import { orderStatusIds } from '@mise/rules/order-state.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { lockOwedOrder, type OwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { creditedAmount } from './credited-amount.ts';
import { unheardUntil } from './find-payment.ts';
import { type Entry, type LedgerLine, linesOfOrder } from './ledger.ts';
import { notGivenBack } from './not-given-back.ts';
import { settleOrder } from './settle-order.ts';

type NewEntry = Pick<Entry, 'id' | 'kind' | 'amount'>;

type News = {
  owed: OwedOrder;
  entries: readonly NewEntry[];
  lines: readonly LedgerLine[];
  /** When what went back was given back, where the provider says so. */
  refundedAt: Date | null;
  now: Date;
};

/** Entries of the ledger of an order that are news of one payment, by their numbers. `refundedAt`: as ISO. */
export type UncreditedRefund = { orderId: number; entryIds: readonly number[]; refundedAt: string | null };

/**
 * The order with what these entries, news of one payment, credit it. `lines`: the rest of its ledger. While it may have been paid in a way that the shop
 * has not heard of, nothing is credited: what went back may be what it paid twice. A job looks again when that is over.
 */
export async function creditOrLater(
  db: Transaction,
  { owed, entries, lines, refundedAt, now }: News,
): Promise<OwedOrder> {
  const until = await unheardUntil(db, owed.id, now);
  if (until === null) return credit(owed, entries, refundedAt ? whatCameBefore(lines, refundedAt) : lines);
  const [refunded] = entries.filter(({ kind, amount }) => kind === 'refunded' && amount > 0);
  if (refunded) {
    const entryIds = entries.map(({ id }) => id);
    const payload = { orderId: owed.id, entryIds, refundedAt: refundedAt?.toISOString() ?? null };
    await enqueue(db, { task: 'credit-refund', payload, key: `credit-refund-${refunded.id}`, at: until });
  }
  return owed;
}

/** Credits what was not at once (`creditOrLater`), by all that is known of the order now. */
export async function creditRefund(
  db: Transaction,
  { orderId, entryIds, refundedAt }: UncreditedRefund,
  now: Date,
): Promise<void> {
  const before = await lockOwedOrder(db, orderId);
  if (!before) return;
  const ledger = await linesOfOrder(db, orderId);
  const isNews = ({ id }: { id: number }) => entryIds.includes(id);
  const entries = ledger.filter(isNews);
  const lines = ledger.filter((line) => !isNews(line));
  const known = { entries, lines, refundedAt: refundedAt === null ? null : new Date(refundedAt) };
  const owed = await creditOrLater(db, { owed: before, ...known, now });
  if (owed.credited !== before.credited) await settleOrder(db, owed, now);
}

/** Money that came after something was given back was not too much at that time, whichever of them the shop heard of first. */
function whatCameBefore(lines: readonly LedgerLine[], moment: Date): LedgerLine[] {
  const later = lines.filter(({ kind, cameAt }) => kind === 'captured' && cameAt > moment);
  return lines.filter(({ paymentId }) => !later.some((line) => line.paymentId === paymentId));
}

/** Of one that waits nothing is: no goods of it went. */
function credit(owed: OwedOrder, entries: readonly NewEntry[], lines: readonly LedgerLine[]): OwedOrder {
  const { prepared, waitingForPayment } = orderStatusIds;
  if (owed.statusId === prepared || owed.statusId === waitingForPayment) return owed;
  const before = { came: notGivenBack(lines, owed.total), owed: owedAmount(owed) };
  return { ...owed, credited: owed.credited + creditedAmount(entries, before) };
}
