import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { coupon, couponRedemption } from './tables.ts';

/** The coupon of a code, or null. */
export async function findCoupon(db: Queryable, code: string): Promise<{ id: number } | null> {
  const [row] = await db.select({ id: coupon.id }).from(coupon).where(eq(coupon.code, code));
  return row ?? null;
}

/** Orders with one code, of which only so many may use it, are placed one after the other. To be called before its uses are read. */
export async function lockCoupon(db: Transaction, couponId: number): Promise<void> {
  await db
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(eq(coupon.id, couponId), isNotNull(coupon.maximumUses)))
    .for('update');
}

/** In the transaction of its order, with the coupon locked and its uses read: it is used with the order, or not at all. */
export async function redeemCoupon(
  db: Transaction,
  { couponId, orderId, now }: { couponId: number; orderId: number; now: Date },
): Promise<void> {
  await db.insert(couponRedemption).values({ couponId, orderId, createdAt: now });
}
