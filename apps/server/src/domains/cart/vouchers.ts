import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { type Basket, changeChoices } from './basket.ts';
import { basket, basketGiftCard } from './tables.ts';

/** The gift cards that a basket is to be paid with. */
export async function giftCardIdsOf(db: Queryable, basketId: number): Promise<number[]> {
  const rows = await db
    .select({ id: basketGiftCard.giftCardId })
    .from(basketGiftCard)
    .where(eq(basketGiftCard.basketId, basketId));
  return rows.map(({ id }) => id);
}

/** A basket, which is locked, has one coupon: another one takes its place. */
export async function setCoupon(db: Transaction, before: Basket, couponId: number): Promise<void> {
  await changeChoices(db, before, { couponId });
}

/** Takes a coupon out of a basket, unless another one took its place meanwhile. */
export async function dropCoupon(db: Queryable, basketId: number, couponId: number): Promise<void> {
  await db
    .update(basket)
    .set({ couponId: null })
    .where(and(eq(basket.id, basketId), eq(basket.couponId, couponId)));
}

/** Resolves to whether the basket did not have it yet. */
export async function addGiftCard(db: Queryable, basketId: number, giftCardId: number): Promise<boolean> {
  const { rowCount } = await db.insert(basketGiftCard).values({ basketId, giftCardId }).onConflictDoNothing();
  return rowCount === 1;
}

export async function dropGiftCards(db: Queryable, basketId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(basketGiftCard)
    .where(and(eq(basketGiftCard.basketId, basketId), inArray(basketGiftCard.giftCardId, [...ids])));
}

/** What a guest pays with, the account that they enter pays with. */
export async function takeGiftCards(db: Queryable, { from, to }: { from: number; to: number }): Promise<void> {
  for (const id of await giftCardIdsOf(db, from)) await addGiftCard(db, to, id);
}
