import type { Queryable } from '../db/database.ts';
import { claimOrders } from '../domains/orders/claim-orders.ts';
import { moveReviews } from '../domains/reviews/of-customer.ts';

/** What was ordered as a guest under an address that has proved to be a customer's is the customer's, with the reviews of it. */
export async function claimGuestOrders(
  db: Queryable,
  { email, customerId }: { email: string; customerId: number },
): Promise<void> {
  const guestIds = await claimOrders(db, { email, customerId });
  await moveReviews(db, { from: guestIds, to: customerId });
}
