import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { confirmOrder } from '../orders/create-order.ts';
import { keepPaidAmount, lockOwedOrder, type OwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { findFollowing, followGiftCards } from './follow-gift-cards.ts';
import { giftCardItems } from './gift-card-items.ts';
import { bookedOfOrder, sumPaid, sumSecured, sumTaken } from './ledger.ts';
import { payment } from './tables.ts';

/** An order that gift cards paid a part of which is gone since, in minor units. */
export type LostShare = { owed: OwedOrder; gone: number };

type Settled = {
  paid: number;
  taken: number;
  secured: number;
  /** What its gift cards paid and do not any more, since now. */
  gone: number;
  /** Its goods may leave since now. */
  isReleased: boolean;
  /** Orders that its gift cards paid, and do not any more. */
  lost: LostShare[];
};

/**
 * The one place where the ledger becomes the payment state of an order: what was paid less what went back, and whether the goods
 * may leave. The order is locked. Orders that were paid with its gift cards are settled with it.
 */
export async function settleOrder(db: Transaction, owed: OwedOrder, now: Date): Promise<Settled> {
  const gone = await followGiftCards(db, owed.id, now);
  const booked = await bookedOfOrder(db, owed.id);
  const paid = sumPaid(booked);
  const secured = sumSecured(booked);
  const isReleased = await keepPaidAmount(db, owed, { paid, secured, now });
  if (gone !== 0) await tellOpen(db, { orderId: owed.id, reason: gone > 0 ? 'giftCardGone' : 'giftCardBack', now });
  if (paid >= owed.total - owed.credited - owed.awaited) await orderGiftCards(db, owed.id);
  if (paid <= owedAmount(owed)) await askForNoRefund(db, owed.id, now);
  const lost = await settleFollowing(db, owed.id, now);
  return { paid, taken: sumTaken(booked), secured, gone, isReleased, lost };
}

/** A provider answers before. Where the process was killed meanwhile, or it answered nothing of use, it is asked what became of it. */
export const refundMs = 60_000;

/** What the shop had asked a provider to give back, and did not hear of, went otherwise. Payments are locked before their order: who has one now sees to it. */
async function askForNoRefund(db: Transaction, orderId: number, now: Date): Promise<void> {
  const isOver = or(isNull(payment.refundBegunAt), lt(payment.refundBegunAt, new Date(now.getTime() - refundMs)));
  const asked = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), gt(payment.refundAsked, 0), isOver))
    .for('update', { skipLocked: true });
  await db.update(payment).set({ refundAsked: 0 }).where(inArray(payment.id, asked));
}

/** What was bought as a gift card is one from now on. */
async function orderGiftCards(db: Transaction, orderId: number): Promise<void> {
  const bought = await giftCardItems(db, orderId);
  if (bought.length === 0) return;
  await enqueue(db, { task: 'issue-gift-cards', payload: { orderId }, key: `gift-cards-${orderId}` });
}

/** The buyer of an order that waits is told what is open now (`jobs/send-payment-reminder.ts`). */
async function tellOpen(
  db: Transaction,
  { orderId, reason, now }: { orderId: number; reason: 'giftCardGone' | 'giftCardBack'; now: Date },
): Promise<void> {
  const payload = { orderId, reason, since: now.getTime() };
  await enqueue(db, { task: 'send-payment-reminder', payload, key: `gift-card-open-${orderId}` });
}

/** Resolves to those of which something is gone. */
async function settleFollowing(db: Transaction, orderId: number, now: Date): Promise<LostShare[]> {
  const lost: LostShare[] = [];
  for (const id of await findFollowing(db, orderId)) {
    const owed = await lockOwedOrder(db, id);
    if (!owed) continue;
    const { paid, gone, isReleased, lost: further } = await settleOrder(db, owed, now);
    if (gone > 0) lost.push({ owed, gone });
    lost.push(...further);
    if (isReleased) await tellReleased(db, owed);
    if (paid > owedAmount(owed)) await orderRefund(db, id);
  }
  return lost;
}

/** What is paid goes on: what was only prepared becomes an order. `owed`: before it was released. */
export async function tellReleased(db: Transaction, { id: orderId, statusId }: OwedOrder): Promise<void> {
  if (statusId === orderStatusIds.prepared) {
    await confirmOrder(db, orderId);
    await enqueue(db, { task: 'close-basket', payload: { orderId }, key: `close-basket-${orderId}` });
  } else {
    await enqueue(db, { task: 'send-payment-received', payload: { orderId }, key: `payment-received-${orderId}` });
  }
}

/** What is too much goes back by a job, at once or at a moment. */
export async function orderRefund(db: Transaction, orderId: number, at?: Date): Promise<void> {
  await enqueue(db, {
    task: 'refund-surplus',
    payload: { orderId },
    key: `refund-surplus-${orderId}`,
    ...(at && { at }),
  });
}
