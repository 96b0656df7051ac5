import { z } from 'zod';
import { productSchema } from '../catalog/product.ts';
import { deliveryPartSchema, deliverySchema, deliverySplitSchema } from '../checkout/delivery.ts';
import { preferredDeliverySchema } from '../checkout/preferred-delivery.ts';
import { shippingServiceKinds } from '../checkout/shipping.ts';
import { vatStandingSchema } from '../checkout/vat-standing.ts';
import { addressSchema } from '../customers/address.ts';
import { orderItemPackSchema } from '../orders/order-item.ts';
import { currencyPatternSchema } from '../shop/settings.ts';

/** One rate of VAT: `vatValue` in percent, `vatAmount` in the major unit. */
export const totalVatSchema = z.object({ vatAmount: z.number(), vatValue: z.number() });

/** What was chosen of an order property. `price` is the surcharge of one sold unit. */
export const basketItemOrderParamSchema = z.object({
  basketItemId: z.number(),
  propertyId: z.string(),
  type: z.string(),
  name: z.string(),
  value: z.string(),
  price: z.number(),
  /** Additions: the answer as doAddCartItem takes it (of a selection its id, of a file its address), and whether it ends the right to return. */
  answer: z.string().optional(),
  excludesReturn: z.boolean().optional(),
});

/**
 * A line of the cart. `price` is that of one sold unit with its surcharges, in the major unit, net or gross as the cart.
 * `variation` is null where the answer leaves product data out: a client keeps what it has.
 */
export const cartItemSchema = z.object({
  id: z.number(),
  quantity: z.number(),
  price: z.number(),
  itemId: z.number(),
  variation: productSchema.nullable(),
  variationId: z.number(),
  basketItemOrderParams: z.array(basketItemOrderParamSchema),
  inputLength: z.number(),
  inputWidth: z.number(),
  /**
   * Of a set with something to choose: all that is in one of it. `id` names the place, by what comes there without a choice; `name` says
   * the variation, too. `pack`, ours: what one of it is.
   */
  setComponents: z.array(
    z.object({
      ...{ id: z.number(), variationId: z.number(), quantity: z.number(), name: z.string() },
      pack: orderItemPackSchema.optional(),
    }),
  ),
  itemType: z.number(),
  /** Ours: the parts in which it comes, and when; none where nothing of it is shipped (`isMailed`). */
  deliveryParts: z.array(deliveryPartSchema).optional(),
  isMailed: z.boolean().optional(),
  /** Ours: what one of it is ("6 C62", content and unit), where the answer leaves product data out: whoever keeps it sees that it is something else by now. */
  unit: z.string().optional(),
});

/**
 * What the shop changed of its own accord, and why. The interface shows the translation of `cartNotice.{key}`.
 * itemRemoved.*: the line is gone; bundleSplit: a set is sold no more, its components are lines of their own instead; unitChanged: one of it is another pack by now, `sold` of it are in the cart; notEnoughStock: several lines together need `pieces` of it, of which `stock` are there; oversold: `stock` comes now, `later` follows; quantityReduced: of
 * two carts that a login joined only `pieces` could stay; unpaid*: a guest may not order that
 * much before paying, `contact` says whom to ask; freightOnRequest: no rate bears `weight`; preferredDayGone: `name` is the day, on which it cannot come any more; couponRemoved.*, giftCardRemoved: `name` is its code, or the end of it; the two last: the method is no longer available and another must be chosen.
 */
export const cartNoticeKeys = [
  'itemRemoved.availability',
  'itemRemoved.contactClass',
  'itemRemoved.currency',
  'itemRemoved.language',
  'itemRemoved.shippingCountry',
  'bundleSplit',
  'unitChanged',
  'notEnoughStock',
  'oversold',
  'quantityReduced',
  'unpaidAmount',
  'unpaidQuantity',
  'couponRemoved.minimumOrderValue',
  'couponRemoved.noMatchingItem',
  'couponRemoved.invalid',
  'giftCardRemoved',
  'freightOnRequest',
  'preferredDayGone',
  'shippingMethodReset',
  'paymentMethodReset',
] as const;

export const cartNoticeSchema = z.object({
  key: z.enum(cartNoticeKeys),
  cause: z.object({
    variationId: z.number().optional(),
    /** Of the item, the shipping method or the payment method. */
    name: z.string().optional(),
    stock: z.number().optional(),
    later: z.number().optional(),
    /** What may be ordered: a sum as it is read, or pieces. */
    amount: z.string().optional(),
    pieces: z.number().optional(),
    /** `stock`, `later` and `pieces` as they are counted where the article is sold: "3 Kartons"; with unitChanged also what is in them. */
    inStock: z.string().optional(),
    following: z.string().optional(),
    sold: z.string().optional(),
    contact: z.string().optional(),
    weight: z.string().optional(),
  }),
});

/** `amount`: what it pays of this cart; `balance`: what is left of it before; `validUntil`: the last moment of it. */
export const basketGiftCardSchema = z.object({
  name: z.string(),
  amount: z.number(),
  balance: z.number(),
  validUntil: z.string(),
});

/**
 * Something that is charged with the shipping, of which it is a part, or done for free. `value`: what was chosen of it (hours, a day, a
 * place), as it is read.
 */
export const shippingChargeSchema = z.object({
  kind: z.enum(shippingServiceKinds),
  name: z.string(),
  value: z.string(),
  amount: z.number(),
  amountNet: z.number(),
});

/** The cart apart from the events that an answer may carry with it. */
export const basketSchema = z.object({
  id: z.number().optional(),
  sessionId: z.string(),
  orderId: z.number().nullable(),
  customerId: z.number().nullable(),
  customerShippingAddressId: z.number().nullable(),
  /** Ours: the invoice goes where the goods go. It is kept with the customer, and outlives the cart. */
  billingAsShipping: z.boolean().optional(),
  billingAddress: addressSchema.optional(),
  /** Absent where it is gone: goods go to no address that nobody chose for them. */
  deliveryAddress: addressSchema.optional(),
  /** Ours: stands for lines, mail address, addresses, methods and wishes as they are now (`expectedChoices` of doPlaceOrder). It says nothing else. */
  choices: z.string().optional(),
  /** Ours: stands for the legal texts that an order would be under now, in the language of the request (`expectedTerms`). */
  terms: z.string().optional(),
  currency: z.string(),
  referrerId: z.number(),
  shippingCountryId: z.number(),
  methodOfPaymentId: z.number(),
  shippingProviderId: z.number(),
  shippingProfileId: z.number(),
  itemSum: z.number(),
  itemSumNet: z.number(),
  basketAmount: z.number(),
  basketAmountNet: z.number(),
  shippingAmount: z.number(),
  shippingAmountNet: z.number(),
  /** Ours: nothing of it is shipped. Gift cards alone come by mail: no method of shipping is chosen, and no address for it. */
  isMailed: z.boolean().optional(),
  /** Ours: what of it is for services beside the carriage, which are wanted. */
  shippingCharges: z.array(shippingChargeSchema).optional(),
  /** Ours: how the carrier was asked to deliver, whether the selected method does so or not. */
  preferredDelivery: preferredDeliverySchema.optional(),
  paymentAmount: z.number(),
  /** Ours: the same without VAT. */
  paymentAmountNet: z.number().optional(),
  couponCode: z.string(),
  couponDiscount: z.number(),
  /** Ours: the same without VAT. */
  couponDiscountNet: z.number().optional(),
  /** Ours: what the order is to be paid with; `name` is the end of its code, by which it is taken out again. */
  giftCards: z.array(basketGiftCardSchema).optional(),
  /** Ours: what gift cards come to that are bought in it. They are in `itemSum`; VAT falls due where they are redeemed. */
  giftCardsBought: z.number().optional(),
  /** What is charged beside the price of the goods, such as deposits: all of one name. It is in the sum of the goods. */
  additionalCosts: z.array(z.object({ name: z.string(), amount: z.number(), amountNet: z.number() })).optional(),
  couponCampaignType: z.string().optional(),
  shippingDeleteByCoupon: z.boolean(),
  basketRebate: z.number(),
  maxFsk: z.number().optional(),
  maxDeliveryDays: z.record(z.string(), z.number()),
  orderTimestamp: z.string().nullable().optional(),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
  basketRebateType: z.union([z.string(), z.number()]),
  customerInvoiceAddressId: z.number().nullable().optional(),
  itemQuantity: z.number().optional(),
  totalVats: z.array(totalVatSchema).optional(),
  subAmount: z.number().optional(),
  openAmount: z.number().optional(),
  isExportDelivery: z.boolean().optional(),
  /** Ours: only where a VAT id makes a difference. */
  vatStanding: vatStandingSchema.optional(),
  shopCountryId: z.number().optional(),
  /** The variations on the wishlist are its values; only in answers that read a cart or a session. */
  itemWishListIds: z.record(z.string(), z.number()).optional(),
  items: z.array(cartItemSchema).optional(),
  currencyPattern: currencyPatternSchema.optional(),
  showNetPrices: z.boolean().optional(),
  /** Ours: told once, with the first answer after the change that does not keep them (`keepsNotices`). */
  notices: z.array(cartNoticeSchema).optional(),
  /** Ours: the carrier may get e-mail and phone, as doAdditionalInformation takes it. */
  shippingPrivacyHintAccepted: z.boolean().optional(),
  /** Ours: when all of it comes, and the same by shippingProfileId for each method that is offered. */
  delivery: deliverySchema.nullable().optional(),
  /** Only where not all of it comes at once. */
  deliverySplit: deliverySplitSchema.optional(),
  deliveryByMethod: z.record(z.string(), deliverySchema.nullable()).optional(),
});

export type TotalVat = z.infer<typeof totalVatSchema>;
export type BasketItemOrderParam = z.infer<typeof basketItemOrderParamSchema>;
export type CartItem = z.infer<typeof cartItemSchema>;
export type CartNoticeKey = (typeof cartNoticeKeys)[number];
export type BasketGiftCard = z.infer<typeof basketGiftCardSchema>;
export type ShippingCharge = z.infer<typeof shippingChargeSchema>;
export type CartNotice = z.infer<typeof cartNoticeSchema>;
export type Basket = z.infer<typeof basketSchema>;
