import type { Cart, CartItems } from '@mise/contract/cart/cart.ts';
import type { Context } from '../../context.ts';
import type { Basket } from '../cart/basket.ts';
import type { HeldRows } from '../cart/lines.ts';
import { loadProducts } from '../catalog/load-products.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { basketOf, openPricedBasket, viewCart } from './cart-view.ts';

type CartInput = {
  basket: Basket;
  held?: HeldRows;
  /** How much of their product lines carry. */
  cartItems: CartItems;
  /** The variations whose lines carry it; absent: all. */
  touched?: readonly number[];
};

const details = { all: 'listed', small: 'line' } as const;

/** The cart of whoever calls; an empty one for a visitor who has none. */
export async function sessionCart(context: Context, cartItems: CartItems): Promise<Cart> {
  return cartOf(context, { basket: await basketOf(context), cartItems });
}

/** The cart of a basket of whoever calls, whose rows may be known. */
export async function cartOf(context: Context, { basket, held, cartItems, touched }: CartInput): Promise<Cart> {
  return viewCart(context, {
    priced: await openPricedBasket(context, basket, held),
    loadProducts: async (ids) => {
      if (cartItems === 'none') return new Map();
      const customerClass = await customerClassOf(context);
      return loadProducts(context, { variationIds: touched ?? ids, detail: details[cartItems], customerClass });
    },
  });
}
