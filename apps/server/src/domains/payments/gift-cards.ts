import { orderStatusIds } from '@mise/rules/order-state.ts';
import { type AnyColumn, and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { type JsonRow, jsonRows } from '../../db/json.ts';
import { awaitedCredit } from '../orders/owed-amount.ts';
import { order } from '../orders/tables.ts';
import { giftCard, payment, paymentEntry } from './tables.ts';

/** A gift card, and what is left of it in minor units. */
export type HeldGiftCard = { id: number; codeEnd: string; validUntil: Date; balance: number };

export type GiftCardRow = JsonRow<typeof fields> & { balance: number };

const fields = { id: giftCard.id, codeEnd: giftCard.codeEnd, validUntil: giftCard.validUntil };

/**
 * SQL: its order was paid and still is: who took their money back pays nothing with it. What went back of other goods of the order is no money of its
 * gift cards (`arePaidFor`).
 */
export const isPaidFor = sql`${gte(order.paidAmount, sql`${order.totalGross} - ${order.creditedAmount} - ${awaitedCredit}`)}
  AND ${order.totalGross} - ${order.creditedAmount} >= (
    SELECT sum(bought.amount) FROM ${giftCard} bought WHERE bought.order_id = ${order.id})
  AND ${ne(order.statusId, orderStatusIds.canceled)}`;

/** SQL: what is left of a gift card. What the order of a basket holds of it while that is paid, counts as left for the basket. */
function balanceFor(basketId: AnyColumn | SQL): SQL<number> {
  return sql<number>`${giftCard.amount} - coalesce((
    SELECT sum(CASE ${paymentEntry.kind} WHEN 'captured' THEN ${paymentEntry.amount}
      WHEN 'refunded' THEN -${paymentEntry.amount} ELSE 0 END)
    FROM ${payment} JOIN ${paymentEntry} ON ${eq(paymentEntry.paymentId, payment.id)}
      JOIN orders paid ON paid.id = ${payment.orderId}
    WHERE ${eq(payment.giftCardId, giftCard.id)} AND paid.basket_id IS DISTINCT FROM ${basketId}), 0)`;
}

/** SQL: gift cards by their ids, the one that ends first before the others; nothing is left of those that are not paid for any more. `ids`: a query for them. */
export function giftCardsOf(ids: SQL, basketId: AnyColumn): SQL<GiftCardRow[]> {
  return jsonRows(
    { ...fields, balance: sql<number>`CASE WHEN ${isPaidFor} THEN ${balanceFor(basketId)} ELSE 0 END` },
    sql`FROM ${giftCard} JOIN ${order} ON ${eq(order.id, giftCard.orderId)} WHERE ${giftCard.id} IN (${ids})
      ORDER BY ${asc(giftCard.validUntil)}, ${asc(giftCard.id)}`,
  );
}

export function toHeldGiftCard(row: GiftCardRow): HeldGiftCard {
  return { ...row, validUntil: new Date(row.validUntil) };
}

/** Whether it pays anything now. */
export function isUsable({ balance, validUntil }: Pick<HeldGiftCard, 'balance' | 'validUntil'>, now: Date): boolean {
  return balance > 0 && now < validUntil;
}

/** The gift card of a code, or null. */
export async function findGiftCard(db: Queryable, codeHash: Buffer): Promise<HeldGiftCard | null> {
  const [row] = await db
    .select({ ...fields, balance: balanceFor(sql`0`).mapWith(Number) })
    .from(giftCard)
    .innerJoin(order, eq(order.id, giftCard.orderId))
    .where(and(eq(giftCard.codeHash, codeHash), isPaidFor));
  return row ?? null;
}

/**
 * Orders paid with one gift card are placed one after the other, and none while it is told of what became of the money of the card (`follow-gift-cards.ts`). To be
 * called before what is left of it is read.
 */
export async function lockGiftCards(db: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const bought = db
    .select({ id: giftCard.orderId })
    .from(giftCard)
    .where(inArray(giftCard.id, [...ids]));
  await db.select({ id: order.id }).from(order).where(inArray(order.id, bought)).orderBy(asc(order.id)).for('share');
  await db
    .select({ id: giftCard.id })
    .from(giftCard)
    .where(inArray(giftCard.id, [...ids]))
    .orderBy(asc(giftCard.id))
    .for('update');
}

/** What each gift card pays of a sum, in their order; those that pay nothing are left out. */
export function shareOfGiftCards(
  cards: readonly HeldGiftCard[],
  sum: number,
): { giftCard: HeldGiftCard; amount: number }[] {
  let left = sum;
  return cards.flatMap((card) => {
    const amount = Math.min(card.balance, left);
    left -= amount;
    return amount > 0 ? [{ giftCard: card, amount }] : [];
  });
}
