import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  addWishlistItemParamsSchema,
  addWishlistItemResponseSchema,
  addWishlistToCartParamsSchema,
  addWishlistToCartResponseSchema,
  deleteWishlistItemParamsSchema,
  getWishlistParamsSchema,
  wishlistItemSchema,
  wishlistMetaSchema,
} from './wishlist.ts';

export const wishlistOperations = {
  getWishlist: operation({
    kind: 'get',
    access: 'anyone',
    input: getWishlistParamsSchema,
    output: z.array(wishlistItemSchema),
    meta: wishlistMetaSchema,
    weight: 3,
    errors: [],
    summary: 'Lists the products on the wishlist with price and stock of now, the newest first.',
  }),
  doAddWishlistItem: operation({
    kind: 'do',
    access: 'anyone',
    input: addWishlistItemParamsSchema,
    output: addWishlistItemResponseSchema,
    errors: ['productNotFound', 'wishlist.tooManyItems'],
    summary: 'Puts a variation on the wishlist; one that is there stays as it is.',
  }),
  deleteWishlistItem: operation({
    kind: 'delete',
    access: 'anyone',
    input: deleteWishlistItemParamsSchema,
    output: z.boolean(),
    errors: [],
    summary: 'Takes a variation off the wishlist and answers whether it was there.',
  }),
  // An addition of ours: a cart takes a list as a whole or not at all.
  doAddWishlistToCart: operation({
    kind: 'do',
    access: 'anyone',
    input: addWishlistToCartParamsSchema,
    output: addWishlistToCartResponseSchema,
    weight: 5,
    errors: [],
    summary:
      'Adds what can be bought of the wishlist to the cart, the smallest quantity of each, and says why not of the rest.',
  }),
};
