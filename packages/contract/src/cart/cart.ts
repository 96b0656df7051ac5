import { z } from 'zod';
import { eventsSchema } from '../events.ts';
import { maximumLinesPerCall, maximumNumberLength } from '../limits.ts';
import { id, line, quantity, text } from '../values.ts';
import { basketSchema } from './basket.ts';

export const cartSchema = basketSchema.extend({
  /** What changed with this answer, for clients that do not read the envelope's events. */
  apiEvents: eventsSchema.optional(),
});

/**
 * How much of its product each line of a cart carries. Ours: `small` is what a line of our pages shows, and who knows the
 * products already asks for `none`.
 */
export const cartItemsSchema = z.enum(['all', 'small', 'none']).default('all');

/**
 * A new one for each operation: its input has a name of its own in the description of the interface. Ours, `keepsNotices`: what was taken
 * out of the cart is told by the next answer again, for whoever reads this one without showing it, or may be gone before.
 */
export function cartParamsSchema() {
  return z
    .object({ cartItems: cartItemsSchema, keepsNotices: z.boolean().default(false) })
    .nullish()
    .transform((value) => value ?? { cartItems: 'all' as const, keepsNotices: false });
}

/** The stock is short: so many can be had, and the line has that quantity now. */
export const cartItemErrorSchema = z.object({ availableStock: z.number() });

/** The totals of a cart that is gone: all zero, with the session's own choices. */
export const deleteCartResponseSchema = basketSchema
  .pick({
    sessionId: true,
    customerId: true,
    customerShippingAddressId: true,
    currency: true,
    referrerId: true,
    shippingCountryId: true,
    methodOfPaymentId: true,
    shippingProfileId: true,
    shippingProviderId: true,
    orderId: true,
    itemSum: true,
    itemSumNet: true,
    basketAmount: true,
    basketAmountNet: true,
    shippingAmount: true,
    shippingAmountNet: true,
    paymentAmount: true,
    couponCode: true,
    couponDiscount: true,
    shippingDeleteByCoupon: true,
    basketRebate: true,
  })
  .extend({ customerInvoiceAddressId: z.number().nullable(), basketRebateType: z.number() });

/**
 * An answer to an order property: its id and value count, the rest is the shop's to know. The value of a selection is the
 * id of what was selected, that of an empty property (a checkbox) is ignored.
 */
export const basketItemOrderParamsPropertySchema = z.object({
  property: z.object({
    id,
    value: z.union([text(2000), z.number().transform(String), z.boolean().transform(String)]).nullable(),
    valueType: line(20).optional(),
    names: z.object({ name: line(500) }).optional(),
    surcharge: z.number().optional(),
  }),
});

/**
 * Ours: made up at random by whoever adds, and the same again where they add the same anew since no answer came to the first time: what was
 * added then is not added twice.
 */
export const additionKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();

/** `productId` is the id of the variation. */
export const doAddItemParamsSchema = z.object({
  productId: id,
  quantity: quantity.default(1),
  basketItemOrderParams: z.array(basketItemOrderParamsPropertySchema).max(50).default([]),
  /** Of a set: what is wanted in place of what comes without a choice (`id`, as in `bundleComponents` of the product). */
  setComponents: z
    .array(z.object({ id, variationId: id }))
    .max(50)
    .default([]),
  additionKey,
});

/** Of a small answer the events are left out: its data is the cart that they tell of. */
export const doAddCartItemParamsSchema = doAddItemParamsSchema.extend({ cartItems: cartItemsSchema });

/** The key of the first item is that of all. */
export const doAddItemsParamsSchema = z.array(doAddItemParamsSchema).min(1).max(maximumLinesPerCall);

/**
 * Ours: a line by the id of the variation or by its article number. Without a quantity the fewest that can be ordered are added.
 * What has to be asked of an article (order properties) is not answered here.
 */
export const cartLineSchema = z.union([
  z.object({ productId: id, quantity: quantity.optional() }),
  z.object({ number: line(maximumNumberLength).min(1), quantity: quantity.optional() }),
]);

/** `asksAboutPacks`: lines of so many packs that pieces may be meant are not added, but asked about. */
export const doAddCartLinesParamsSchema = z.object({
  lines: z.array(cartLineSchema).min(1).max(maximumLinesPerCall),
  asksAboutPacks: z.boolean().default(false),
  additionKey,
});

/**
 * Ours: the cart, with the products of what was added; and line by line, by their index, how much of it was added, or why nothing was.
 * `variationId` null: no article has this number. `message` in the language of the request, as are `sold` and `pieces`, "480 Kartons" and
 * "2.880 Stück".
 */
export const doAddCartLinesResponseSchema = z.object({
  basket: cartSchema,
  added: z.array(z.object({ index: z.number(), variationId: z.number(), quantity: z.number() })),
  notAdded: z.array(
    z.object({ index: z.number(), variationId: z.number().nullable(), key: z.string(), message: z.string() }),
  ),
  asked: z
    .array(z.object({ index: z.number(), variationId: z.number(), sold: z.string(), pieces: z.string() }))
    .optional(),
});

export const setCartItemQuantityParamsSchema = z.object({ productId: id, cartItemId: id, quantity });

export const deleteCartItemParamsSchema = z.object({ cartItemId: id });

/** Ours: the line as `deleteCartItem` named it. */
export const doRestoreCartItemParamsSchema = z.object({ cartItemId: id });

export type Cart = z.infer<typeof cartSchema>;
export type CartItems = z.output<typeof cartItemsSchema>;
export type CartItemError = z.infer<typeof cartItemErrorSchema>;
export type DeleteCartResponse = z.infer<typeof deleteCartResponseSchema>;
export type DoAddItemParams = z.output<typeof doAddItemParamsSchema>;
export type CartLineParams = z.output<typeof cartLineSchema>;
export type AddCartLinesResponse = z.infer<typeof doAddCartLinesResponseSchema>;
export type SetCartItemQuantityParams = z.output<typeof setCartItemQuantityParamsSchema>;
