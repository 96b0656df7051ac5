import type { Shop } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { deleteBaskets } from '../domains/cart/basket.ts';
import { deleteEndedSessions, deleteGuests, makeAnonymous } from '../domains/customers/ended-sessions.ts';
import { forgetRateLimits } from '../domains/customers/forget-rate-limits.ts';
import { forgetOperatorSessions } from '../domains/operators/operator-sessions.ts';
import { customersWithOrders } from '../domains/orders/find-order.ts';
import { deleteWishlists } from '../domains/wishlist/merge-wishlist.ts';

const batchSize = 500;

/**
 * Deletes the sessions that have ended, those of operators too, with their carts, wishlists, guests and addresses, and what was counted against rate limits too
 * long ago, in batches that hold no lock for long. Guests who ordered stay as the owners of their orders, which keep what they say by
 * themselves: who they were, and how to reach them, is forgotten. Resolves to the number of sessions.
 */
export async function forgetVisitors({ db }: Pick<Shop, 'db'>, now: Date): Promise<number> {
  const sessions = await inBatches(() => db.transaction((tx) => forgetSome(tx, now)));
  await inBatches(() => forgetRateLimits(db, { now, limit: batchSize }));
  await forgetOperatorSessions(db, now);
  return sessions;
}

async function forgetSome(db: Queryable, now: Date): Promise<number> {
  const { count, guestIds } = await deleteEndedSessions(db, { now, limit: batchSize });
  const buyers = await customersWithOrders(db, guestIds);
  await deleteGuests(
    db,
    guestIds.filter((id) => !buyers.has(id)),
  );
  await deleteBaskets(db, [...buyers]);
  await deleteWishlists(db, [...buyers]);
  await makeAnonymous(db, [...buyers]);
  return count;
}

async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const deleted = await deleteSome();
    total += deleted;
    if (deleted < batchSize) return total;
  }
}
