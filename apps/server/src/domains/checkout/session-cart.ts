import type { Cart, CartItems } from '@mise/contract/cart/cart.ts';
import type { Context } from '../../context.ts';
import type { Basket } from '../cart/basket.ts';
import type { Held } from '../cart/stored-cart.ts';
import { nextOf } from '../catalog/item-variations.ts';
import type { SeenVariation } from '../catalog/known-items.ts';
import { loadProducts } from '../catalog/load-products.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { withWishlist } from '../wishlist/wire.ts';
import { cartOfVisitor, openPricedBasket, viewCart } from './cart-view.ts';

type CartInput = {
  basket: Basket;
  held: Held;
  /** How much of their product lines carry. */
  cartItems: CartItems;
  /** The variations whose lines carry it; absent: all. */
  touched?: readonly number[];
  /** False: what was taken out is told again by the next answer. */
  tells?: boolean;
};

/** What an answer with the cart is to hold, as `cartParamsSchema` of the contract says. */
export type CartWanted = { cartItems: CartItems; keepsNotices?: boolean };

const details = { all: 'listed', small: 'line' } as const;

/** What was seen of the variations of a cart when it was read. */
function seenLines({ variations }: Held, now: Date): Map<number, SeenVariation[]> {
  return new Map(
    [...variations.values()].map(({ id, version, stock, releasedAt, availableUntil }) => [
      id,
      [{ id, version, unitsInStock: stock, validUntil: nextOf([releasedAt, availableUntil], now) }],
    ]),
  );
}

/** The cart of whoever calls; an empty one for a visitor who has none. */
export async function sessionCart(
  context: Context,
  cartItems: CartItems,
  { tells = true }: { tells?: boolean } = {},
): Promise<Cart> {
  return cartOf(context, { ...(await cartOfVisitor(context)), cartItems, tells });
}

/** The same with what is on the wishlist. */
export async function wholeCart(context: Context, { cartItems, keepsNotices = false }: CartWanted): Promise<Cart> {
  const { wishlistIds, ...known } = await cartOfVisitor(context);
  return withWishlist(await cartOf(context, { ...known, cartItems, tells: !keepsNotices }), wishlistIds);
}

/** The cart of a basket of whoever calls. */
export async function cartOf(
  context: Context,
  { basket, held, cartItems, touched, tells = true }: CartInput,
): Promise<Cart> {
  const { deliveryByMethod, ...cart } = await viewCart(context, {
    priced: await openPricedBasket(context, { basket, held, tells }),
    loadProducts: async (ids) => {
      if (cartItems === 'none') return new Map();
      const customerClass = await customerClassOf(context);
      const wanted = { variationIds: touched ?? ids, detail: details[cartItems], customerClass };
      return loadProducts(context, cartItems === 'small' ? { ...wanted, lines: seenLines(held, context.now) } : wanted);
    },
  });
  // Our pages show methods in the checkout alone, which has them of the session.
  return cartItems === 'small' ? cart : { ...cart, deliveryByMethod };
}
