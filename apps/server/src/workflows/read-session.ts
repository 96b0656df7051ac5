import type { SessionResult } from '@mise/contract/customers/session.ts';
import type { Context } from '../context.ts';
import { type CartWanted, wholeCart } from '../domains/checkout/session-cart.ts';
import { userWire } from '../domains/customers/wire.ts';

/** Who is here, the cart, and what is on the wishlist. */
export async function readSession(context: Context, cart: CartWanted): Promise<SessionResult> {
  return { basket: await wholeCart(context, cart), user: userWire(await context.visitor.find()) };
}
