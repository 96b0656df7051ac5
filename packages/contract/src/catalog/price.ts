import { z } from 'zod';

/** `value` in the major unit (euros); `formatted` in the language and currency of the answer. */
export const priceSchema = z.object({ value: z.number().nullable(), formatted: z.string() });

export const vatSchema = z.object({ id: z.number(), value: z.number() });

export const discountSchema = z.object({ percent: z.number(), amount: z.number() });

/** The figures behind a price, net and gross, in the major unit; shape DefaultData. */
export const salesPriceDataSchema = z.object({
  salesPriceId: z.number(),
  price: z.number(),
  priceNet: z.number(),
  pricePosition: z.number().optional(),
  basePrice: z.number(),
  basePriceNet: z.number(),
  unitPrice: z.number(),
  unitPriceNet: z.number(),
  lowestPrice: z.number().nullable(),
  lowestPriceNet: z.number().nullable(),
  customerClassDiscountPercent: z.number(),
  customerClassDiscount: z.number(),
  customerClassDiscountNet: z.number(),
  categoryDiscountPercent: z.number(),
  categoryDiscount: z.number(),
  categoryDiscountNet: z.number(),
  vatId: z.number(),
  vatValue: z.number(),
  currency: z.string(),
  interval: z.string(),
  conversionFactor: z.number(),
  minimumOrderQuantity: z.string().nullable(),
  updatedAt: z.string(),
  type: z.string(),
});

/**
 * One price of a variation; shape Default. `price` is for the minimum order quantity of that price, `unitPrice` for one
 * sold unit, `basePrice` the text of the base price (PAngV), `lowestPrice` the lowest of the last 30 days (Omnibus).
 */
export const salesPriceSchema = z.object({
  price: priceSchema,
  unitPrice: priceSchema,
  basePrice: z.string(),
  baseLot: z.number().nullable(),
  baseUnit: z.string().nullable(),
  baseSinglePrice: z.number().nullable(),
  minimumOrderQuantity: z.number(),
  contactClassDiscount: discountSchema,
  categoryDiscount: discountSchema,
  currency: z.string(),
  lowestPrice: priceSchema,
  vat: vatSchema,
  isNet: z.boolean(),
  /** Left out of small products. */
  data: salesPriceDataSchema.optional(),
});

/**
 * Ours: `default` is what one of the least that is sold costs (minimum order quantity, interval), also where that reaches a graduated
 * price. `graduatedPrices` are those that somebody can be charged: beyond the least, and not beyond the most that is sold.
 */
export const pricesSchema = z.object({
  default: salesPriceSchema,
  rrp: salesPriceSchema.nullable(),
  set: z.null(),
  specialOffer: salesPriceSchema.nullable(),
  graduatedPrices: z.array(salesPriceSchema),
});

export type Price = z.infer<typeof priceSchema>;
export type SalesPrice = z.infer<typeof salesPriceSchema>;
export type Prices = z.infer<typeof pricesSchema>;
