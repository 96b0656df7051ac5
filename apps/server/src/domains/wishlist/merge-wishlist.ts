import { maximumWishlistItems } from '@mise/contract/limits.ts';
import { desc, eq, inArray } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Customer } from '../customers/sessions.ts';
import { lockWishlist } from './change-wishlist.ts';
import { wishlistItem } from './tables.ts';

/**
 * Puts what one customer has on the wishlist on that of another, who keeps what is theirs. Where both are more than a
 * wishlist takes, the newest of `from` have the room that is left. `from` stays as it was.
 */
export async function mergeWishlist(
  { db }: Pick<TransactionContext, 'db'>,
  { from, to }: { from: Pick<Customer, 'id'>; to: Pick<Customer, 'id'> },
): Promise<void> {
  await lockWishlist(db, to.id);
  const known = await variationsOf(db, to.id);
  const room = Math.max(maximumWishlistItems - known.length, 0);
  const wanted = (await entriesOf(db, from.id)).filter(({ variationId }) => !known.includes(variationId));
  // Oldest first, so that the order of the ids stays the one in which they were added.
  const rows = wanted.slice(0, room).reverse();
  if (rows.length === 0) return;
  await db.insert(wishlistItem).values(rows.map((row) => ({ ...row, customerId: to.id })));
}

/** What is on a wishlist, the newest first. */
export function entriesOf(db: Queryable, customerId: number) {
  return db
    .select({ variationId: wishlistItem.variationId, createdAt: wishlistItem.createdAt })
    .from(wishlistItem)
    .where(eq(wishlistItem.customerId, customerId))
    .orderBy(desc(wishlistItem.id));
}

async function variationsOf(db: Queryable, customerId: number): Promise<number[]> {
  return (await entriesOf(db, customerId)).map(({ variationId }) => variationId);
}

/** Empties the wishlists of customers who stay in spite of that. */
export async function deleteWishlists(db: Queryable, customerIds: readonly number[]): Promise<void> {
  await db.delete(wishlistItem).where(inArray(wishlistItem.customerId, [...customerIds]));
}
