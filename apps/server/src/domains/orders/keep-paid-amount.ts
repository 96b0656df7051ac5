import { orderStatusIds } from '@mise/rules/order-state.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { awaitedCredit, owedAmount } from './owed-amount.ts';
import { order } from './tables.ts';

export type OwedOrder = {
  id: number;
  statusId: number;
  total: number;
  /** What went back of it although it was owed, as for goods that came back: so much less is owed since. */
  credited: number;
  /** What of it went back and is still to be credited, where its goods may go: nobody is asked for that meanwhile. */
  awaited: number;
  currency: string;
  methodKey: string;
  /** Until when its goods are held for its money (`held-until.ts`). */
  heldUntil: Date | null;
};

/** An order that money may come for, locked until the end of the transaction; null where there is none. */
export async function lockOwedOrder(db: Transaction, orderId: number): Promise<OwedOrder | null> {
  const [row] = await db.select(owedFields).from(order).where(eq(order.id, orderId)).for('update');
  return row ?? null;
}

/** The same as it is now, without a lock. */
export async function findOwedOrder(db: Queryable, orderId: number): Promise<OwedOrder | null> {
  const [row] = await db.select(owedFields).from(order).where(eq(order.id, orderId));
  return row ?? null;
}

const owedFields = {
  id: order.id,
  statusId: order.statusId,
  total: order.totalGross,
  credited: order.creditedAmount,
  awaited: awaitedCredit.mapWith(order.awaitedCredit),
  currency: order.currency,
  methodKey: order.paymentMethodKey,
  heldUntil:
    sql`CASE WHEN ${order.statusId} <> ${orderStatusIds.prepared} AND ${order.paidAmount} > ${order.giftCardAmount}
      THEN NULL ELSE ${order.holdEndsAt} END`.mapWith(order.holdEndsAt),
};

/**
 * Keeps what was paid of an order that is locked, and what was credited. `secured`: what has come or is sure to come, in minor units; all that is owed releases
 * an order that waited. True where this call has released it.
 */
export async function keepPaidAmount(
  db: Transaction,
  owed: OwedOrder,
  { paid, secured, now }: { paid: number; secured: number; now: Date },
): Promise<boolean> {
  const { waitingForPayment, prepared } = orderStatusIds;
  const isWaiting = owed.statusId === waitingForPayment || owed.statusId === prepared;
  const isReleased = isWaiting && secured >= owedAmount(owed);
  const released = isReleased ? { statusId: orderStatusIds.clearedForDispatch, clearedAt: now } : {};
  await db
    .update(order)
    .set({ paidAmount: paid, creditedAmount: owed.credited, awaitedCredit: owed.awaited, updatedAt: now, ...released })
    .where(eq(order.id, owed.id));
  return isReleased;
}
