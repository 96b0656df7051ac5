import { orderStatusIds } from '@mise/rules/order-state.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { lockOwedOrder, type OwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { creditOrLater } from './credit-refunds.ts';
import { endUnpaid } from './end-unpaid.ts';
import { isUnderWay, type Payment } from './find-payment.ts';
import { book, bookedOfOrder, type Entry, linesOfOrder, sumSecured } from './ledger.ts';
import type { newEntries } from './new-entries.ts';
import { releasedUnpaid } from './payment-behavior.ts';
import { type LostShare, orderRefund, settleOrder, tellReleased } from './settle-order.ts';
import { payment } from './tables.ts';

/** Money that came back to the shop goes back again this much later: what kept it from its buyer may be over by then. */
const refundAgainMs = 86_400_000;

/** What is to be known of a payment from now on, and what the ledger misses of it. */
type News = Pick<Payment, 'providerId' | 'checkoutUrl' | 'version'> & {
  status: ProviderPayment['status'];
  missed: ReturnType<typeof newEntries>;
};

type Keeping = {
  news: News;
  /** When its money came, and when what went back was given back, as far as the provider says so. */
  paidAt: Date | null;
  refundedAt: Date | null;
  log: Shop['log'];
  now: Date;
};

/** Keeps what the provider says of a payment, which is locked, with all that follows for its order. */
export async function keepNews(
  db: Transaction,
  known: Payment,
  { log, now, news: { missed, ...news }, paidAt, refundedAt }: Keeping,
): Promise<Payment> {
  const own = Math.min(
    missed.find(({ kind, amount }) => kind === 'refunded' && amount > 0)?.amount ?? 0,
    known.refundAsked,
  );
  const [kept] = await db
    .update(payment)
    .set({ ...news, refundAsked: known.refundAsked - own, updatedAt: now })
    .where(eq(payment.id, known.id))
    .returning();
  const owed = known.orderId === null ? null : await lockOwedOrder(db, known.orderId);
  const booked = owed ? await bookedOfOrder(db, owed.id) : [];
  const lines = owed ? await linesOfOrder(db, owed.id) : [];
  const entries = await book(
    db,
    missed.map((entry) => ({ ...entry, paymentId: known.id })),
    { said: { id: news.providerId ?? '', status: news.status, ...(paidAt && { paidAt: paidAt.toISOString() }) }, now },
  );
  reportReturned(log, entries);
  if (owed && entries.length > 0) {
    const before = { ...owed, secured: sumSecured(booked) };
    await settle(db, {
      owed: await creditOrLater(db, { owed, entries, own, lines, refundedAt, now }),
      before,
      entries,
      now,
      log,
    });
  }
  if (owed?.statusId === orderStatusIds.prepared && isOver(news.status) && !(await isStillPaid(db, owed.id))) {
    await endUnpaid(db, { orderId: owed.id, now });
  }
  return kept ?? known;
}

/** Nothing more comes of it: goods are no longer held for what was not ordered yet. */
function isOver(status: ProviderPayment['status']): boolean {
  return status === 'failed' || status === 'canceled' || status === 'expired';
}

/** On another page, or by a card that is being charged: what failed ends nothing then. */
async function isStillPaid(db: Transaction, orderId: number): Promise<boolean> {
  const others = await db.select({ status: payment.status }).from(payment).where(eq(payment.orderId, orderId));
  return others.some(isUnderWay);
}

function reportReturned(log: Shop['log'], entries: readonly Entry[]): void {
  for (const { paymentId, amount } of entries.filter(isReturned)) {
    log.error({ paymentId, amount: -amount }, 'money that was given back did not reach its buyer and is back');
  }
}

/** A refund that came to nothing. */
function isReturned({ kind, amount }: Entry): boolean {
  return kind === 'refunded' && amount < 0;
}

/** The order before the entries, and with what they credit it. */
type Settling = {
  before: OwedOrder & { secured: number };
  owed: OwedOrder;
  entries: readonly Entry[];
  now: Date;
  log: Shop['log'];
};

/** Its goods may still be there. An order that is paid otherwise, as on account, was not released for this money, and a canceled one not at all. */
function reportLost(log: Shop['log'], { id: orderId, methodKey, statusId }: OwedOrder, missing: number): void {
  const what = () => {
    if (statusId === orderStatusIds.canceled) return 'more went back of a canceled order than was paid of it';
    if (releasedUnpaid.includes(methodKey)) return 'what was paid of an order is gone: it is owed on account';
    return 'an order whose goods were released is not paid any more (npm run shop -- underpaid)';
  };
  log.error({ orderId, missing }, what());
}

/** A gift card paid for it, whose own money went back since. What is only prepared tells its buyer so in the cart. */
function reportLostShare(log: Shop['log'], { owed, gone: missing }: LostShare): void {
  const { prepared, waitingForPayment } = orderStatusIds;
  if (owed.statusId === prepared) return;
  if (owed.statusId !== waitingForPayment) {
    reportLost(log, owed, missing);
    return;
  }
  const what =
    'a gift card that paid a part of an order is not paid for any more: it waits (npm run shop -- underpaid)';
  log.error({ orderId: owed.id, missing }, what);
}

/**
 * Money that is not owed goes back: of an order that was canceled all, of one that was paid twice what is too much. Its buyer hears of what
 * went back in the transaction that books it, whoever gave it back, and of each refund once. `before`: what was owed before.
 */
async function settle(db: Transaction, { owed, before, entries, now, log }: Settling): Promise<void> {
  const { paid, taken, secured, gone, isReleased, lost } = await settleOrder(db, owed, now);
  // What went back and waits to be credited is not missing.
  const was = before.secured + before.awaited;
  const is = secured + owed.awaited;
  if (was >= owedAmount(before) && is < owedAmount(owed)) reportLost(log, owed, Math.min(was, owedAmount(owed)) - is);
  else if (gone > 0) reportLostShare(log, { owed, gone });
  for (const share of lost) reportLostShare(log, share);
  const orderId = owed.id;
  if (isReleased) await tellReleased(db, owed);
  for (const { id, kind, amount } of entries) {
    if (kind !== 'refunded' || amount < 0) continue;
    // What was credited and came back goes to its buyer again: it was never too much.
    const wasTooMuch = owed.statusId === orderStatusIds.canceled || taken > owed.total;
    const wasCredited = owed.credited - before.credited >= amount;
    const isSurplus = wasTooMuch && !wasCredited && paid + amount > owedAmount(before);
    const payload = { orderId, amount, isSurplus, refund: String(id) };
    await enqueue(db, { task: 'send-payment-refunded', payload, key: `payment-refunded-${id}` });
  }
  if (paid > owedAmount(owed)) {
    await orderRefund(db, orderId, entries.some(isReturned) ? new Date(now.getTime() + refundAgainMs) : undefined);
  }
}
