import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { ProviderRefusedError } from '../../providers/payment/payment-provider.ts';
import { findOwedOrder, lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { askProvider } from './ask-provider.ts';
import { refundGiftCards } from './end-unpaid.ts';
import { type Payment, providerPayments } from './find-payment.ts';
import { bookedOf, bookedOfOrder, keptOf, sumPaid } from './ledger.ts';
import { refundMs } from './settle-order.ts';
import { syncOrder } from './sync-order.ts';
import { syncPayment } from './sync-payment.ts';
import { payment, paymentEntry } from './tables.ts';

type Source = Pick<Shop, 'db' | 'log' | 'payments' | 'now'>;

/** What came back so often is given back by hand: whoever is to have it cannot be reached by this way. */
export const mostReturns = 3;

/**
 * Gives back what an order was paid too much, the newest payment first, then gift cards. What came by transfer the shop gives back by hand, and so what came back
 * too often by every way that is left. May run any number of times: the provider is asked of each payment of the order what has gone back before
 * anything does, and two refunds with one key are one. Of an order that was canceled each payment goes back by itself: one that cannot, or cannot
 * be asked for, keeps no other.
 */
export async function refundSurplus(source: Source, orderId: number, now: Date): Promise<void> {
  const errors: unknown[] = [];
  let byHand = 0;
  for (const each of await providerPayments(source.db, orderId)) {
    const { id, providerId } = each;
    if (providerId === null) continue;
    try {
      const cameBack = await countBack(source, { id, providerId });
      await syncAll(source, { orderId, providerId, now });
      if ((await refundsOf(source.db, id)).returned >= mostReturns) byHand += keptOf(await bookedOf(source.db, id));
      else await refund(source, { ...each, orderId, providerId, cameBack }, now);
    } catch (error) {
      if (!(await isCanceled(source, orderId))) throw error;
      errors.push(error);
    }
  }
  const left = Math.min(await surplusOf(source.db, orderId), byHand);
  if (left > 0) source.log.error({ orderId, amount: left }, 'money came back again and again: give it back by hand');
  await source.db.transaction((tx) => refundGiftCards(tx, { orderId, now, byHand }));
  if (errors.length > 0) throw errors[0];
}

type Refunded = Pick<Payment, 'id' | 'currency'> & { orderId: number; providerId: string; cameBack: number };

/**
 * How many refunds of a payment came back. One of which the answer was lost may have done so before the shop heard of it: it is in no ledger, and under its key no other
 * would go. To be counted before it is asked what went back, so that one on its way meanwhile keeps its key.
 */
async function countBack(source: Source, { id, providerId }: { id: number; providerId: string }): Promise<number> {
  if (keptOf(await bookedOf(source.db, id)) <= 0) return 0;
  const refunds = await askProvider(source, (payments) => payments.refunds(providerId));
  return refunds.filter(({ isBack }) => isBack).length;
}

async function refund(source: Source, refunded: Refunded, now: Date): Promise<void> {
  const { id, orderId, providerId, currency } = refunded;
  const begun = await beginRefund(source, refunded);
  if (!begun) return;
  const isOver = (asked: { refundAsked?: 0 } = {}) =>
    source.db
      .update(payment)
      .set({ refundBegunAt: null, ...asked })
      .where(eq(payment.id, id));
  await askProvider(source, async (payments) => {
    try {
      await payments.refund({ ...begun, id: providerId, currency, description: String(orderId) });
    } catch (error) {
      if (error instanceof ProviderRefusedError) await isOver({ refundAsked: 0 });
      throw error;
    }
  });
  await syncPayment(source, providerId, { now });
  await isOver();
}

/** How much goes back of a payment, under which key; null: nothing. From then on its owner notes nothing of it as given back (`isGivingBack`). */
async function beginRefund(
  { db, now }: Source,
  { id, orderId, cameBack }: Refunded,
): Promise<{ key: string; amount: number } | null> {
  return db.transaction(async (tx) => {
    // A payment is locked before its order (`book-answer.ts`).
    await tx.select({ id: payment.id }).from(payment).where(eq(payment.id, id)).for('update');
    await lockOwedOrder(tx, orderId);
    const amount = Math.min(await surplusOf(tx, orderId), keptOf(await bookedOf(tx, id)));
    if (amount <= 0) return null;
    // All payments of the order were asked for before, which may have taken minutes.
    await tx.update(payment).set({ refundBegunAt: now(), refundAsked: amount }).where(eq(payment.id, id));
    return { key: `surplus-${id}-${(await refundsOf(tx, id)).booked}-${cameBack}`, amount };
  });
}

/** Whether the provider is just asked to give back something of an order, which is locked. */
export async function isGivingBack(db: Transaction, orderId: number, now: Date): Promise<boolean> {
  const begun = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), gt(payment.refundBegunAt, new Date(now.getTime() - refundMs))));
  return begun.length > 0;
}

async function isCanceled({ db }: Pick<Source, 'db'>, orderId: number): Promise<boolean> {
  return (await findOwedOrder(db, orderId))?.statusId === orderStatusIds.canceled;
}

/** What went back of another payment is no surplus of this one: of all, where that matters. */
async function syncAll(
  source: Source,
  { orderId, providerId, now }: { orderId: number; providerId: string; now: Date },
): Promise<void> {
  if (await isCanceled(source, orderId)) await syncPayment(source, providerId, { now });
  else await syncOrder(source, orderId, now);
}

/** In minor units. */
async function surplusOf(db: Queryable, orderId: number): Promise<number> {
  const owed = await findOwedOrder(db, orderId);
  return owed ? sumPaid(await bookedOfOrder(db, orderId)) - owedAmount(owed) : 0;
}

/** How often something went back of a payment or came back, and the latter alone: one that came back is not the same as the next. */
async function refundsOf(db: Queryable, paymentId: number): Promise<{ booked: number; returned: number }> {
  const [row] = await db
    .select({
      booked: sql<number>`count(*)`.mapWith(Number),
      returned: sql<number>`count(*) FILTER (WHERE ${paymentEntry.amount} < 0)`.mapWith(Number),
    })
    .from(paymentEntry)
    .where(and(eq(paymentEntry.paymentId, paymentId), eq(paymentEntry.kind, 'refunded')));
  return row ?? { booked: 0, returned: 0 };
}
