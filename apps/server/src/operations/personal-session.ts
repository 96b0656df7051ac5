import type { TransactionContext } from '../context.ts';
import { copyLines } from '../domains/cart/copy-lines.ts';
import { hasAddress } from '../domains/customers/addresses.ts';
import { leaveToken } from '../domains/customers/renew-session.ts';
import type { Session } from '../domains/customers/sessions.ts';

/**
 * The session for what a visitor says of themselves from now on, under a token that nobody had before: not whoever planted or
 * overheard the present one. That keeps the lines of the cart, in case the answer with the new one is lost.
 */
export async function newPersonalSession(context: TransactionContext): Promise<Session> {
  const { session, left } = await leaveToken(context);
  if (left) await copyLines(context, { from: session.customer, to: left.customer });
  return session;
}

/** The same, but a session goes on as it is where the visitor has said something of themselves in it. */
export async function personalSession(context: TransactionContext): Promise<Session> {
  const session = await context.visitor.find();
  const isPersonal =
    session && (session.customer.email !== null || (await hasAddress(context.db, session.customer.id)));
  return isPersonal ? session : newPersonalSession(context);
}
