import type { SessionResult } from '@mise/contract/customers/session.ts';
import type { Context } from '../context.ts';
import { sessionCart } from '../domains/checkout/session-cart.ts';
import { userWire } from '../domains/customers/wire.ts';

/** Who is here, and totals, counts and ids of the cart; no product data. */
export async function readSession(context: Context): Promise<SessionResult> {
  const basket = await sessionCart(context, 'none');
  return { basket, user: userWire(await context.visitor.find()) };
}
