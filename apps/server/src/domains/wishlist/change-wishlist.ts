import { maximumWishlistItems } from '@mise/contract/limits.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, count, eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Customer } from '../customers/sessions.ts';
import { customer as customerTable } from '../customers/tables.ts';
import { wishlistItem } from './tables.ts';

export type WishlistEntry = typeof wishlistItem.$inferSelect;

/** Puts a variation that the customer may see on their wishlist; it stands there once, however often it is put. */
export async function addToWishlist(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { customer, variationId }: { customer: Pick<Customer, 'id'>; variationId: number },
): Promise<WishlistEntry> {
  await lockWishlist(db, customer.id);
  const [known] = await db
    .select()
    .from(wishlistItem)
    .where(and(eq(wishlistItem.customerId, customer.id), eq(wishlistItem.variationId, variationId)));
  if (known) return known;
  if ((await wishlistSize(db, customer.id)) >= maximumWishlistItems) {
    throw refusal('wishlist.tooManyItems', { cause: { maximum: maximumWishlistItems } });
  }
  const [added] = await db
    .insert(wishlistItem)
    .values({ customerId: customer.id, variationId, createdAt: now })
    .returning();
  if (!added) throw new Error('the entry of the wishlist was not written');
  return added;
}

/** Takes a variation off the wishlist of a customer. Resolves to whether it was there. */
export async function removeFromWishlist(
  db: Queryable,
  { customerId, variationId }: { customerId: number; variationId: number },
): Promise<boolean> {
  const removed = await db
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.customerId, customerId), eq(wishlistItem.variationId, variationId)))
    .returning({ id: wishlistItem.id });
  return removed.length > 0;
}

async function wishlistSize(db: Queryable, customerId: number): Promise<number> {
  const [row] = await db.select({ size: count() }).from(wishlistItem).where(eq(wishlistItem.customerId, customerId));
  return row?.size ?? 0;
}

/** Additions of one customer come one after the other until the end of the transaction: else two at once would be one too many. */
export async function lockWishlist(db: Transaction, customerId: number): Promise<void> {
  await db
    .select({ id: customerTable.id })
    .from(customerTable)
    .where(eq(customerTable.id, customerId))
    .for('no key update');
}
