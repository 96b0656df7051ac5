import type { SessionResult } from '@mise/contract/customers/session.ts';
import type { Context } from '../context.ts';
import type { WithProducts } from '../domains/checkout/cart-view.ts';
import { sessionCart } from '../domains/checkout/session-cart.ts';
import { userWire } from '../domains/customers/wire.ts';

/** Who is here, and the cart. */
export async function readSession(context: Context, withProducts: WithProducts): Promise<SessionResult> {
  const basket = await sessionCart(context, withProducts);
  return { basket, user: userWire(await context.visitor.find()) };
}
