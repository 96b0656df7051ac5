import type { Cart } from '@mise/contract/cart/cart.ts';
import type { AddWishlistItemResponse } from '@mise/contract/wishlist/wishlist.ts';
import type { WishlistEntry } from './change-wishlist.ts';

/** The contract's cart tells what is on the wishlist too: the values are variations, the keys their places. */
export function withWishlist(cart: Cart, variationIds: readonly number[]): Cart {
  return { ...cart, itemWishListIds: Object.fromEntries(variationIds.entries()) };
}

/** The contract's AddWishlistItemResponse. An entry never changes. */
export function wishlistEntryWire({ id, customerId, variationId, createdAt }: WishlistEntry): AddWishlistItemResponse {
  const moment = createdAt.toISOString();
  return { id, contactId: customerId, variationId, createdAt: moment, updatedAt: moment, plentyId: 1 };
}
