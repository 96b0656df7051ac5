import type { CartItems } from '@mise/contract/cart/cart.ts';
import type { SessionResult } from '@mise/contract/customers/session.ts';
import type { Context } from '../context.ts';
import { sessionCart } from '../domains/checkout/session-cart.ts';
import { userWire } from '../domains/customers/wire.ts';
import { withWishlist } from '../domains/wishlist/wire.ts';
import { wishlistIds } from '../domains/wishlist/wishlist-ids.ts';

/** Who is here, the cart, and what is on the wishlist. */
export async function readSession(context: Context, cartItems: CartItems): Promise<SessionResult> {
  const basket = await sessionCart(context, cartItems);
  return { basket: withWishlist(basket, await wishlistIds(context)), user: userWire(await context.visitor.find()) };
}
