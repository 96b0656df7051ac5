import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import { isPaidFor } from './gift-cards.ts';
import { book, bookedOf } from './ledger.ts';
import { giftCard, payment } from './tables.ts';

/**
 * What gift cards paid of an order, which is locked, is called back where they are not paid for any more themselves, and comes back with their money. Resolves to
 * how much is gone since, in minor units; below zero, what is there again.
 */
export async function followGiftCards(db: Transaction, orderId: number, now: Date): Promise<number> {
  const gone = await goneShares(db, orderId);
  if (gone.length === 0) return 0;
  await book(
    db,
    gone.map((share) => ({ ...share, kind: 'chargedBack' as const })),
    { now },
  );
  const amount = gone.reduce((sum, share) => sum + share.amount, 0);
  await db
    .update(order)
    .set({ giftCardAmount: sql`${order.giftCardAmount} - ${amount}` })
    .where(eq(order.id, orderId));
  return amount;
}

/** The orders that gift cards of an order paid a part of which the ledger does not know yet that it is gone, or there again. */
export async function findFollowing(db: Queryable, orderId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: payment.orderId })
    .from(payment)
    .innerJoin(giftCard, eq(giftCard.id, payment.giftCardId))
    .where(and(eq(giftCard.orderId, orderId), isNotNull(payment.orderId)))
    .orderBy(asc(payment.orderId));
  const following: number[] = [];
  for (const { id } of rows) {
    if (id !== null && (await goneShares(db, id)).length > 0) following.push(id);
  }
  return following;
}

/** What the ledger of an order misses of what became of its gift cards. */
async function goneShares(db: Queryable, orderId: number): Promise<{ paymentId: number; amount: number }[]> {
  const shares = await db
    .select({ paymentId: payment.id, isPaid: sql<boolean>`${isPaidFor}` })
    .from(payment)
    .innerJoin(giftCard, eq(giftCard.id, payment.giftCardId))
    .innerJoin(order, eq(order.id, giftCard.orderId))
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.id));
  const gone: { paymentId: number; amount: number }[] = [];
  for (const { paymentId, isPaid } of shares) {
    const { captured, refunded, chargedBack } = await bookedOf(db, paymentId);
    const amount = (isPaid ? 0 : captured - refunded) - chargedBack;
    if (amount !== 0) gone.push({ paymentId, amount });
  }
  return gone;
}
