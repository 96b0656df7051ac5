import { ApiError } from '@mise/contract/api-error.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { wishlistOperations } from '@mise/contract/wishlist/operations.ts';
import type { Context } from '../context.ts';
import { addEach } from '../domains/cart/add-each.ts';
import { openBasket } from '../domains/cart/basket.ts';
import { shownVariations } from '../domains/catalog/shown-variations.ts';
import { variationNames } from '../domains/catalog/variation-names.ts';
import { cartOf, sessionCart } from '../domains/checkout/session-cart.ts';
import { beginSession } from '../domains/customers/begin-session.ts';
import { refuseEnded } from '../domains/customers/ended-sessions.ts';
import { addToWishlist, removeFromWishlist } from '../domains/wishlist/change-wishlist.ts';
import { readWishlist } from '../domains/wishlist/read-wishlist.ts';
import { wishlistEntryWire } from '../domains/wishlist/wire.ts';
import { wishlistIds } from '../domains/wishlist/wishlist-ids.ts';
import { inTransaction } from '../in-transaction.ts';
import { errorText } from '../texts/error-texts.ts';

export const wishlistHandlers: HandlersOf<Context, typeof wishlistOperations> = {
  getWishlist: async (context, { products: form, page, itemsPerPage }) => {
    const { products, meta } = await readWishlist(context, { form, page, itemsPerPage });
    return { data: products, meta };
  },

  doAddWishlistItem: async (context, { variationId }) => {
    const { shown } = await shownVariations(context, [variationId]);
    if (!shown.has(variationId)) throw refusal('productNotFound');
    const entry = await inTransaction(context, async (inner) => {
      const session = await beginSession(inner);
      await refuseEnded(inner.db, session);
      return addToWishlist(inner, { customer: session.customer, variationId });
    });
    return { data: wishlistEntryWire(entry) };
  },

  deleteWishlistItem: async (context, { variationId }) => {
    const session = await context.visitor.find();
    if (!session) return { data: false };
    return { data: await removeFromWishlist(context.db, { customerId: session.customer.id, variationId }) };
  },

  doAddWishlistToCart: async (context, { additionKey }) => {
    const variationIds = await wishlistIds(context);
    if (variationIds.length === 0) {
      return { data: { basket: await sessionCart(context, 'none'), addedVariationIds: [], notAdded: [] } };
    }
    const items = variationIds.map((variationId) => ({ variationId, quantity: null }));
    const { basket, held, outcomes } = await inTransaction(context, async (inner) => {
      const open = await openBasket(inner, await beginSession(inner));
      return { basket: open, ...(await addEach(inner, { basket: open, items, key: additionKey })) };
    });
    const cart = await cartOf(context, { basket, held, cartItems: 'none' });
    const refused = variationIds.flatMap((variationId, index) => {
      const outcome = outcomes[index];
      return outcome instanceof ApiError ? { variationId, reason: outcome } : [];
    });
    const names = await shownNames(
      context,
      refused.map(({ variationId }) => variationId),
    );
    return {
      data: {
        basket: cart,
        addedVariationIds: variationIds.filter((_id, index) => !(outcomes[index] instanceof ApiError)),
        notAdded: refused.map(({ variationId, reason }) => ({
          variationId,
          name: names.get(variationId) ?? '',
          key: reason.key,
          message: errorText(reason, context.language),
        })),
      },
      events: { AfterBasketChanged: { basket: { ...cart, items: undefined } } },
    };
  },
};

/** The names of articles that whoever calls may see. */
async function shownNames(context: Context, variationIds: readonly number[]): Promise<Map<number, string>> {
  if (variationIds.length === 0) return new Map();
  const { closed } = await shownVariations(context, variationIds);
  const { db, language } = context;
  return variationNames(db, { variationIds: variationIds.filter((id) => !closed.has(id)), language });
}
