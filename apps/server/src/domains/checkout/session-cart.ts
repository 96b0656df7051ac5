import type { Cart } from '@mise/contract/cart/cart.ts';
import type { Context } from '../../context.ts';
import { loadProducts } from '../catalog/load-products.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { basketOf, openPricedBasket, viewCart, type WithProducts } from './cart-view.ts';

/** The cart of whoever calls; an empty one for a visitor who has none. */
export async function sessionCart(context: Context, withProducts: WithProducts): Promise<Cart> {
  const session = await context.visitor.find();
  const priced = await openPricedBasket(context, await basketOf(context, session));
  return viewCart(context, {
    priced,
    withProducts,
    loadProducts: async (ids) =>
      loadProducts(context, { variationIds: ids, detail: 'card', customerClass: await customerClassOf(context) }),
  });
}
