import type { TransactionContext } from '../context.ts';
import { copyLines } from '../domains/cart/copy-lines.ts';
import { hasAddress } from '../domains/customers/addresses.ts';
import { networkOf } from '../domains/customers/network-of.ts';
import { countAgainst } from '../domains/customers/rate-limit.ts';
import { leaveToken } from '../domains/customers/renew-session.ts';
import type { Session } from '../domains/customers/sessions.ts';
import { mergeWishlist } from '../domains/wishlist/merge-wishlist.ts';

/** Sessions left an hour, each with all lines that its cart had: twice as many as there may be orders of a network. */
const mostLeftOfNetwork = 600;

/**
 * The session for what a visitor says of themselves from now on, under a token that nobody had before: not whoever planted or
 * overheard the present one. That keeps the lines of the cart and the wishlist, in case the answer with the new one is lost. Refuses with
 * `security.tooManyRequests` whoever leaves one after the other.
 */
export async function newPersonalSession(context: TransactionContext): Promise<Session> {
  const { session, left } = await leaveToken(context);
  if (left) {
    const people = { from: session.customer, to: left.customer };
    await copyLines(context, people);
    await mergeWishlist(context, people);
    await countAgainst(context, [
      { key: `left-session:network:${networkOf(context.visitor.address)}`, most: mostLeftOfNetwork },
    ]);
  }
  return session;
}

/** The same, but a session goes on as it is where the visitor has said something of themselves in it. */
export async function personalSession(context: TransactionContext): Promise<Session> {
  const session = await context.visitor.find();
  const isPersonal =
    session && (session.customer.email !== null || (await hasAddress(context.db, session.customer.id)));
  return isPersonal ? session : newPersonalSession(context);
}
