import type { CartItems } from '@mise/contract/cart/cart.ts';
import type { SessionResult } from '@mise/contract/customers/session.ts';
import type { Context } from '../context.ts';
import { wholeCart } from '../domains/checkout/session-cart.ts';
import { userWire } from '../domains/customers/wire.ts';

/** Who is here, the cart, and what is on the wishlist. */
export async function readSession(context: Context, cartItems: CartItems): Promise<SessionResult> {
  return { basket: await wholeCart(context, cartItems), user: userWire(await context.visitor.find()) };
}
