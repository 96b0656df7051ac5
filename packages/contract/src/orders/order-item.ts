import { z } from 'zod';
import { pricesSchema } from '../catalog/price.ts';
import { productBundleComponentSchema } from '../catalog/product.ts';
import { productPropertySchema } from '../catalog/properties.ts';
import { countWordsSchema, variationSchema } from '../catalog/variation.ts';
import { deliveryPartSchema } from '../checkout/delivery.ts';

/** Prices of one sold unit, in the major unit. */
export const orderItemAmountSchema = z.object({
  id: z.number(),
  orderItemId: z.number(),
  isSystemCurrency: z.boolean(),
  currency: z.string(),
  exchangeRate: z.number(),
  purchasePrice: z.number(),
  priceOriginalGross: z.number(),
  priceOriginalNet: z.number(),
  priceGross: z.number(),
  priceNet: z.number(),
  surcharge: z.number(),
  discount: z.number(),
  isPercentage: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const giftCardSchema = z.object({
  isGiftCard: z.boolean(),
  information: z.array(z.unknown()),
  hasPdf: z.boolean(),
});

/** Ours: what one sold unit was when it was ordered, in the language of the order; shape of `Pack` (packages/rules/src/pack.ts). */
export const orderItemPackSchema = z.object({
  content: z.number(),
  unitCode: z.string(),
  unit: countWordsSchema,
  name: countWordsSchema.nullable(),
});

export const orderItemPropertySchema = z.object({
  id: z.number(),
  orderItemId: z.number(),
  typeId: z.number(),
  value: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const orderItemOrderPropertySchema = z.object({
  orderItemId: z.string(),
  propertyId: z.string(),
  type: z.string(),
  name: z.string(),
  value: z.string(),
  /** Where the file is fetched that was handed in, with the key of the order; '' where none was. */
  fileUrl: z.string(),
  /** An addition. */
  excludesReturn: z.boolean().optional(),
  isAdditionalCosts: z.boolean(),
  hasTax: z.boolean(),
  surcharge: z.number(),
  surchargeNet: z.number(),
});

export const orderReturnReasonSchema = z.object({ id: z.number(), name: z.string() });

/** The variation as it is for sale today, for ordering again. */
export const orderItemCurrentStatusSchema = z.object({
  variation: variationSchema,
  prices: pricesSchema,
  properties: z.array(productPropertySchema),
  stock: z.number(),
});

export const orderItemReferenceSchema = z.object({
  orderItemId: z.number(),
  referenceOrderItemId: z.number(),
  referenceType: z.string(),
});

/** A line of an order. `typeId`: 1 item, 2 bundle component, 3 bundle, 4 coupon, 6 shipping costs (not listed). */
export const orderItemSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  typeId: z.number(),
  referrerId: z.number(),
  itemVariationId: z.number(),
  quantity: z.number(),
  returnableQuantity: z.number().optional(),
  orderItemName: z.string(),
  attributeValues: z.null(),
  shippingProfileId: z.number(),
  countryVatId: z.number(),
  vatField: z.number(),
  vatRate: z.number(),
  position: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  warehouseId: z.number().nullable(),
  bundleComponents: z.array(productBundleComponentSchema).nullable().optional(),
  bundleType: z.null().optional(),
  giftCard: giftCardSchema.optional(),
  returnReason: orderReturnReasonSchema.optional(),
  attributes: z.array(z.object({ name: z.string().optional(), value: z.string().optional() })).optional(),
  variationProperties: z.array(z.unknown()).nullable().optional(),
  orderProperties: z.array(orderItemOrderPropertySchema),
  properties: z.array(orderItemPropertySchema),
  /** Ours: the parts in which it comes, and when, as it was promised. */
  deliveryParts: z.array(deliveryPartSchema),
  currentStatus: orderItemCurrentStatusSchema.optional(),
  dates: z.array(z.unknown()),
  amounts: z.array(orderItemAmountSchema),
  /** Of a bundle component: its bundle. */
  references: z.array(orderItemReferenceSchema),
  /** Absent in orders that were placed before it was written down. */
  pack: orderItemPackSchema.optional(),
});

export type OrderItemAmount = z.infer<typeof orderItemAmountSchema>;
export type OrderItemOrderProperty = z.infer<typeof orderItemOrderPropertySchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;
