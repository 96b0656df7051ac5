import type { TransactionContext } from '../context.ts';
import { copyLines } from '../domains/cart/copy-lines.ts';
import { hasAddress } from '../domains/customers/addresses.ts';
import { deleteCustomers, refuseEnded } from '../domains/customers/ended-sessions.ts';
import { networkOf } from '../domains/customers/network-of.ts';
import { takeFromRateLimits } from '../domains/customers/rate-limit.ts';
import { leaveToken } from '../domains/customers/renew-session.ts';
import type { Session } from '../domains/customers/sessions.ts';
import { mergeWishlist } from '../domains/wishlist/merge-wishlist.ts';

/** Sessions left an hour, each with all lines that its cart had: twice as many as there may be orders of a network. */
const mostLeftOfNetwork = 600;

/**
 * The session for what a visitor says of themselves from now on, under a token that nobody had before: not whoever planted or
 * overheard the present one. That keeps the lines of the cart and the wishlist, in case the answer with the new one is lost; where a network has left
 * too many it opens nothing any more, so that one client who leaves one after the other keeps nobody there from ordering.
 */
export async function newPersonalSession(context: TransactionContext): Promise<Session> {
  const { session, left } = await leaveToken(context);
  if (left) {
    await copyLines(context, { from: session.customer, to: left });
    await mergeWishlist(context, { from: session.customer, to: left.customer });
    if (!(await mayLeave(context))) await deleteCustomers(context.db, [left.customer.id]);
  }
  return session;
}

/** Counts a session that is about to be left. To be called last. */
async function mayLeave({ db, shop, visitor, now }: TransactionContext): Promise<boolean> {
  if (shop.config.rateLimit === 0) return true;
  const limit = { key: `left-session:network:${networkOf(visitor.address)}`, most: mostLeftOfNetwork };
  return (await takeFromRateLimits(db, [limit], now)) === 0;
}

/** The same, but a session goes on as it is where the visitor has said something of themselves in it. */
export async function personalSession(context: TransactionContext): Promise<Session> {
  const session = await context.visitor.find();
  const isPersonal =
    session && (session.customer.email !== null || (await hasAddress(context.db, session.customer.id)));
  if (!isPersonal) return newPersonalSession(context);
  await refuseEnded(context.db, session);
  return session;
}
