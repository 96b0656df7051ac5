import { z } from 'zod';
import { additionKey, cartSchema } from '../cart/cart.ts';
import { listedProductsSchema } from '../catalog/facet.ts';
import { productSchema } from '../catalog/product.ts';
import { maximumItemsPerPage } from '../limits.ts';
import { id, page, quantity, wholeNumber } from '../values.ts';

/** `quantity` is accepted and not kept: a wishlist says what is wanted, and no answer of the contract how many of it. */
export const addWishlistItemParamsSchema = z.object({ variationId: id, quantity: quantity.default(1) });

/** An entry of the wishlist; `contactId` is the customer, who may be a guest. */
export const addWishlistItemResponseSchema = z.object({
  contactId: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  id: z.number(),
  plentyId: z.number(),
  variationId: z.number(),
  canDirectlyAddToCart: z.number().optional(),
});

export const deleteWishlistItemParamsSchema = z.object({ variationId: id });

/** Ours: so many entries at a time; without it all of them. A page beyond the last is the last. */
export const getWishlistParamsSchema = z
  .object({ products: listedProductsSchema, page, itemsPerPage: wholeNumber(1, maximumItemsPerPage).optional() })
  .prefault({});

/** What can no longer be had for good is answered too, not salable: a list has to show what it lost. */
export const wishlistItemSchema = productSchema;

/** Ours: entries of this page that are for sale no more, not even later; those that may not be shown either are missing among the items. `total`: entries of all pages. */
export const wishlistMetaSchema = z.object({
  inactiveVariationIds: z.array(z.number()),
  page: z.number(),
  lastPage: z.number(),
  total: z.number(),
});

export const addWishlistToCartParamsSchema = z.object({ additionKey }).prefault({});

/** Ours: why an entry is not in the cart. `message` in the language of the request; `name` is '' where the article may not be shown. */
const notAddedSchema = z.object({
  variationId: z.number(),
  name: z.string(),
  key: z.string(),
  message: z.string(),
});

/** Ours: the cart, its lines without products; and what was not added to it. */
export const addWishlistToCartResponseSchema = z.object({
  basket: cartSchema,
  addedVariationIds: z.array(z.number()),
  notAdded: z.array(notAddedSchema),
});

export type WishlistMeta = z.infer<typeof wishlistMetaSchema>;
export type AddWishlistItemResponse = z.infer<typeof addWishlistItemResponseSchema>;
export type AddWishlistToCartResponse = z.infer<typeof addWishlistToCartResponseSchema>;
