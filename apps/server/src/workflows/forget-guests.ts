import type { Queryable } from '../db/database.ts';
import { deleteBaskets } from '../domains/cart/basket.ts';
import { deleteCustomers, makeAnonymous } from '../domains/customers/ended-sessions.ts';
import { customersWithOrders } from '../domains/orders/find-order.ts';
import { forgetUnplacedOf } from '../domains/payments/forget-unplaced.ts';
import { deleteUploads } from '../domains/uploads/keep-uploads.ts';
import { deleteWishlists } from '../domains/wishlist/merge-wishlist.ts';

/**
 * Deletes guests with their carts, wishlists and addresses. Those who ordered stay as the owners of their orders, which keep what they say by
 * themselves: who they were, and how to reach them, is forgotten.
 */
export async function forgetGuests(db: Queryable, guestIds: readonly number[]): Promise<void> {
  // First of all, and so behind an order of one of them that is just being placed: it counts, too.
  await deleteBaskets(db, guestIds);
  const buyers = await customersWithOrders(db, guestIds);
  await deleteUploads(db, guestIds);
  await forgetUnplacedOf(db, [...buyers]);
  await deleteCustomers(
    db,
    guestIds.filter((id) => !buyers.has(id)),
  );
  await deleteWishlists(db, [...buyers]);
  await makeAnonymous(db, [...buyers]);
}
