import { ApiError } from '@mise/contract/api-error.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { wishlistOperations } from '@mise/contract/wishlist/operations.ts';
import type { Context } from '../context.ts';
import { addEach } from '../domains/cart/add-each.ts';
import { openBasket } from '../domains/cart/basket.ts';
import { shownVariations } from '../domains/catalog/shown-variations.ts';
import { cartOf, sessionCart } from '../domains/checkout/session-cart.ts';
import { beginSession } from '../domains/customers/begin-session.ts';
import { addToWishlist, removeFromWishlist } from '../domains/wishlist/change-wishlist.ts';
import { readWishlist } from '../domains/wishlist/read-wishlist.ts';
import { wishlistEntryWire } from '../domains/wishlist/wire.ts';
import { wishlistIds } from '../domains/wishlist/wishlist-ids.ts';
import { inTransaction } from '../in-transaction.ts';
import { errorText } from '../texts/error-texts.ts';

export const wishlistHandlers: HandlersOf<Context, typeof wishlistOperations> = {
  getWishlist: async (context, { products: form }) => {
    const { products, inactiveVariationIds } = await readWishlist(context, form);
    return { data: products, meta: { inactiveVariationIds } };
  },

  doAddWishlistItem: async (context, { variationId }) => {
    const { shown } = await shownVariations(context, [variationId]);
    if (!shown.has(variationId)) throw refusal('productNotFound');
    const entry = await inTransaction(context, async (inner) => {
      const { customer } = await beginSession(inner);
      return addToWishlist(inner, { customer, variationId });
    });
    return { data: wishlistEntryWire(entry) };
  },

  deleteWishlistItem: async (context, { variationId }) => {
    const session = await context.visitor.find();
    if (!session) return { data: false };
    return { data: await removeFromWishlist(context.db, { customerId: session.customer.id, variationId }) };
  },

  doAddWishlistToCart: async (context) => {
    const variationIds = await wishlistIds(context);
    if (variationIds.length === 0) {
      return { data: { basket: await sessionCart(context, 'none'), addedVariationIds: [], notAdded: [] } };
    }
    const items = variationIds.map((variationId) => ({ variationId, quantity: null }));
    const { basket, held, outcomes } = await inTransaction(context, async (inner) => {
      const { customer } = await beginSession(inner);
      const open = await openBasket(inner, customer);
      return { basket: open, ...(await addEach(inner, { basket: open, items })) };
    });
    const cart = await cartOf(context, { basket, held, cartItems: 'none' });
    return {
      data: {
        basket: cart,
        addedVariationIds: variationIds.filter((_id, index) => !(outcomes[index] instanceof ApiError)),
        notAdded: variationIds.flatMap((variationId, index) => {
          const outcome = outcomes[index];
          if (!(outcome instanceof ApiError)) return [];
          return { variationId, key: outcome.key, message: errorText(outcome, context.language) };
        }),
      },
      events: { AfterBasketChanged: { basket: { ...cart, items: undefined } } },
    };
  },
};
