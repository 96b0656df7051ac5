import type { Context, TransactionContext } from '../context.ts';
import { lockBasket } from '../domains/cart/basket.ts';
import { mergeBaskets } from '../domains/cart/merge-baskets.ts';
import { enterSession } from '../domains/customers/enter-session.ts';
import { mergeAddresses } from '../domains/customers/merge-addresses.ts';
import { renewSession } from '../domains/customers/renew-session.ts';
import type { Customer, Session } from '../domains/customers/sessions.ts';
import { moveUploads } from '../domains/uploads/keep-uploads.ts';
import { mergeWishlist } from '../domains/wishlist/merge-wishlist.ts';
import { inTransaction } from '../in-transaction.ts';
import { claimGuestOrders } from './claim-guest-orders.ts';
import { forgetGuests } from './forget-guests.ts';

/**
 * The visitor goes on as a customer, in a session under a new token; what a guest had in it is the customer's from now on.
 * `whose` resolves to the customer, in the transaction that does so.
 */
export async function enterAccount(
  context: Context,
  whose: (context: TransactionContext) => Promise<number>,
): Promise<void> {
  await inTransaction(context, async (outer) => {
    // Before the session is renewed: accounts are locked before sessions (`lockAccount`).
    const customerId = await whose(outer);
    await renewSession(outer, async (inner, own) => {
      const entered = await enterSession(inner, { own, customerId });
      // Nobody takes over what belongs to another account.
      if (own.customer.account === null) await mergeGuest(inner, { from: own.customer, session: entered });
      const { account } = entered.customer;
      if (account?.isConfirmed) await claimGuestOrders(inner.db, { customerId, email: account.email });
      return entered;
    });
  });
}

/** Every domain that keeps something of a guest has its line here. */
async function mergeGuest(
  context: TransactionContext,
  { from, session }: { from: Customer; session: Session },
): Promise<void> {
  const people = { from, to: session.customer };
  // Baskets before addresses, as whoever chooses or deletes one does.
  await lockBasket(context.db, people.from.id);
  await lockBasket(context.db, people.to.id);
  const addressIds = await mergeAddresses(context, people);
  await mergeBaskets(context, { from, session, addressIds });
  await mergeWishlist(context, people);
  await moveUploads(context.db, people);
  await forgetGuests(context.db, [people.from.id]);
}
