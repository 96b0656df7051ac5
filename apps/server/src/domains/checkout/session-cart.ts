import type { Cart } from '@mise/contract/cart/cart.ts';
import type { Context } from '../../context.ts';
import type { Basket } from '../cart/basket.ts';
import type { HeldRows } from '../cart/lines.ts';
import { loadProducts } from '../catalog/load-products.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { basketOf, openPricedBasket, viewCart, type WithProducts } from './cart-view.ts';

/** The cart of whoever calls; an empty one for a visitor who has none. */
export async function sessionCart(context: Context, withProducts: WithProducts): Promise<Cart> {
  return cartOf(context, { basket: await basketOf(context), withProducts });
}

/** The cart of a basket of whoever calls, whose rows may be known. */
export async function cartOf(
  context: Context,
  { basket, held, withProducts }: { basket: Basket; held?: HeldRows; withProducts: WithProducts },
): Promise<Cart> {
  return viewCart(context, {
    priced: await openPricedBasket(context, basket, held),
    withProducts,
    loadProducts: async (ids) =>
      loadProducts(context, { variationIds: ids, detail: 'card', customerClass: await customerClassOf(context) }),
  });
}
