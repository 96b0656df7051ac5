import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { cancelPlaced, endHold } from '../orders/end-hold.ts';
import { lockOwedOrder, type OwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { order } from '../orders/tables.ts';
import { book, bookedOf, bookedOfOrder, type Entry, keptOf, sumPaid } from './ledger.ts';
import { paidWhenFetched } from './payment-behavior.ts';
import { settleOrder } from './settle-order.ts';
import { giftCard, payment } from './tables.ts';

/** Ends the hold of an order that was not paid in time (`orders/end-hold.ts`): gift cards get back what they paid of it. */
export async function endUnpaid(db: Transaction, ended: { orderId: number; now: Date }): Promise<void> {
  const isTold = await endHold(db, { ...ended, paidWhenFetched });
  const toGiftCards = await refundGiftCards(db, { ...ended, isTold });
  if (isTold) await tellCanceled(db, { orderId: ended.orderId, isByShop: false, toGiftCards });
}

/**
 * Cancels an order for the shop: goods come back, gift cards get what they paid of it, and what a provider took goes back by a job. False where it may
 * not be canceled (`cancelPlaced`), or gift cards were bought with it and paid: they are in somebody's hands.
 */
export async function cancelOrder(db: Transaction, canceled: { orderId: number; now: Date }): Promise<boolean> {
  await lockOwedOrder(db, canceled.orderId);
  const [givenOut] = await db
    .select({ id: giftCard.id })
    .from(giftCard)
    .where(eq(giftCard.orderId, canceled.orderId))
    .limit(1);
  if (givenOut || !(await cancelPlaced(db, canceled))) return false;
  const toGiftCards = await refundGiftCards(db, { ...canceled, isTold: true });
  await tellCanceled(db, { orderId: canceled.orderId, isByShop: true, toGiftCards });
  return true;
}

async function tellCanceled(db: Transaction, payload: CanceledOrder): Promise<void> {
  await enqueue(db, { task: 'send-order-canceled', payload, key: `order-canceled-${payload.orderId}` });
}

/** Why an order was canceled, and what is on its gift cards again, in minor units. */
export type CanceledOrder = { orderId: number; isByShop: boolean; toGiftCards: number };

/** Who gets money back on a gift card has so many days to use it, though its validity would have ended before. */
export const daysAfterReturn = 90;

/**
 * Gives back to gift cards what an order was paid too much, all of it where the order was canceled. May run any number of times: the
 * order is locked, and what has gone back is no surplus any more. Its buyer is told, unless `isTold`: by the mail that it is canceled. `byHand`: what the
 * owner gives back, in minor units. Resolves to what went back.
 */
export async function refundGiftCards(
  db: Transaction,
  { orderId, now, byHand = 0, isTold = false }: { orderId: number; now: Date; byHand?: number; isTold?: boolean },
): Promise<number> {
  const owed = await lockOwedOrder(db, orderId);
  if (!owed) return 0;
  const cards = await db
    .select({ id: payment.id, giftCardId: payment.giftCardId })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), isNotNull(payment.giftCardId)))
    .orderBy(desc(payment.id));
  if (cards.length === 0) return 0;
  const surplus = (await surplusOf(db, owed)) - byHand;
  let returned = 0;
  for (const { id, giftCardId } of cards) {
    const amount = Math.max(Math.min(surplus - returned, keptOf(await bookedOf(db, id))), 0);
    if (amount === 0) continue;
    const [entry] = await book(db, [{ paymentId: id, kind: 'refunded', amount }], { now });
    await keepValid(db, { giftCardId, now });
    if (!isTold) await tellReturned(db, { orderId, amount, entry });
    returned += amount;
  }
  if (owed.statusId !== orderStatusIds.canceled) await keepLess(db, orderId, returned);
  await settleOrder(db, owed, now);
  return returned;
}

/** What gift cards pay of an order that goes on. One that was canceled says what they had paid. */
async function keepLess(db: Transaction, orderId: number, returned: number): Promise<void> {
  await db
    .update(order)
    .set({ giftCardAmount: sql`${order.giftCardAmount} - ${returned}` })
    .where(eq(order.id, orderId));
}

/**
 * In minor units. Of an order that was canceled each payment goes back by itself: one of which more went back than came takes nothing from the others. What the
 * owner gave back by hand was given for all of them.
 */
async function surplusOf(db: Transaction, owed: OwedOrder): Promise<number> {
  const booked = await bookedOfOrder(db, owed.id);
  if (owed.statusId !== orderStatusIds.canceled) return sumPaid(booked) - owedAmount(owed);
  return booked.reduce((sum, each) => sum + (each.isByHand ? keptOf(each) : Math.max(keptOf(each), 0)), 0);
}

async function tellReturned(
  db: Transaction,
  { orderId, amount, entry }: { orderId: number; amount: number; entry: Entry | undefined },
): Promise<void> {
  const payload = { orderId, amount, refund: String(entry?.id), isToGiftCard: true };
  await enqueue(db, { task: 'send-payment-refunded', payload, key: `payment-refunded-${entry?.id}` });
}

async function keepValid(
  db: Transaction,
  { giftCardId, now }: { giftCardId: number | null; now: Date },
): Promise<void> {
  if (giftCardId === null) return;
  const until = new Date(now.getTime() + daysAfterReturn * 86_400_000);
  await db
    .update(giftCard)
    .set({ validUntil: until })
    .where(and(eq(giftCard.id, giftCardId), lt(giftCard.validUntil, until)));
}
