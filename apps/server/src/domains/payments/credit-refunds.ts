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

type News = { owed: OwedOrder; entries: readonly NewEntry[]; lines: readonly LedgerLine[]; now: Date };

/** Entries of the ledger of an order that are news of one payment, by their numbers. */
export type UncreditedRefund = { orderId: number; entryIds: readonly number[] };

/**
 * The order with what these entries, news of one payment, credit it. `lines`: the rest of its ledger. While it may have been paid in a way that the shop
 * has not heard of, nothing is credited: what went back may be what it paid twice. A job looks again when that is over.
 */
export async function creditOrLater(db: Transaction, { owed, entries, lines, now }: News): Promise<OwedOrder> {
  const until = await unheardUntil(db, owed.id, now);
  if (until === null) return credit(owed, entries, lines);
  const [refunded] = entries.filter(({ kind, amount }) => kind === 'refunded' && amount > 0);
  if (refunded) {
    const payload = { orderId: owed.id, entryIds: entries.map(({ id }) => id) };
    await enqueue(db, { task: 'credit-refund', payload, key: `credit-refund-${refunded.id}`, at: until });
  }
  return owed;
}

/** Credits what was not at once (`creditOrLater`), by all that is known of the order now. */
export async function creditRefund(db: Transaction, { orderId, entryIds }: UncreditedRefund, now: Date): Promise<void> {
  const before = await lockOwedOrder(db, orderId);
  if (!before) return;
  const ledger = await linesOfOrder(db, orderId);
  const isNews = ({ id }: { id: number }) => entryIds.includes(id);
  const entries = ledger.filter(isNews);
  const lines = ledger.filter((line) => !isNews(line));
  const owed = await creditOrLater(db, { owed: before, entries, lines, now });
  if (owed.credited !== before.credited) await settleOrder(db, owed, now);
}

/** Of one that waits nothing is: no goods of it went. */
function credit(owed: OwedOrder, entries: readonly NewEntry[], lines: readonly LedgerLine[]): OwedOrder {
  const { prepared, waitingForPayment } = orderStatusIds;
  if (owed.statusId === prepared || owed.statusId === waitingForPayment) return owed;
  const before = { came: notGivenBack(lines, owed.total), owed: owedAmount(owed) };
  return { ...owed, credited: owed.credited + creditedAmount(entries, before) };
}
