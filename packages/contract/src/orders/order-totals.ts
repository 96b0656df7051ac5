import { z } from 'zod';
import { shippingChargeSchema } from '../cart/basket.ts';

export const amountVatSchema = z.object({
  id: z.number(),
  orderAmountId: z.number(),
  countryVatId: z.number(),
  vatField: z.number(),
  vatRate: z.number(),
  value: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  netTotal: z.number(),
  grossTotal: z.number(),
});

/** Sums of an order in one currency, in the major unit. */
export const orderAmountSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  isSystemCurrency: z.boolean(),
  isNet: z.boolean(),
  currency: z.string(),
  exchangeRate: z.number(),
  netTotal: z.number(),
  grossTotal: z.number(),
  vatTotal: z.number(),
  invoiceTotal: z.number(),
  paidAmount: z.number(),
  giftCardAmount: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  shippingCostsGross: z.number(),
  shippingCostsNet: z.number(),
  taxlessAmount: z.number(),
  prepaidAmount: z.number(),
  vats: z.array(amountVatSchema),
});

/** One rate of VAT: `rate` in percent, `value` in the major unit. */
export const orderTotalsVatSchema = z.object({ rate: z.number(), value: z.number() });

export const orderTotalsAdditionalCostSchema = z.object({
  id: z.number(),
  quantity: z.number(),
  name: z.string(),
  price: z.number(),
  currency: z.string(),
  formattedTotalPrice: z.string(),
});

/** How the contract writes a map without entries. */
export const emptyList = z.array(z.never()).max(0);

/** By the id of the order property. */
const additionalCosts = z.union([z.record(z.string(), orderTotalsAdditionalCostSchema), emptyList]);

/** What the summary of an order shows, in the major unit. */
export const orderTotalsSchema = z.object({
  itemSumGross: z.number(),
  itemSumNet: z.number(),
  itemSumRebateGross: z.number(),
  itemSumRebateNet: z.number(),
  shippingGross: z.number(),
  shippingNet: z.number(),
  /** Ours: what of the shipping is for services beside the carriage. */
  shippingCharges: z.array(shippingChargeSchema).optional(),
  /** Ours: what the payment method costs, and whether the goods leave the EU, so that nothing is taxed. */
  paymentFeeGross: z.number(),
  paymentFeeNet: z.number(),
  isExportDelivery: z.boolean(),
  vats: z.array(orderTotalsVatSchema),
  couponValue: z.number(),
  openAmount: z.number(),
  couponType: z.string(),
  couponCode: z.string(),
  totalGross: z.number(),
  totalNet: z.number(),
  currency: z.string(),
  isNet: z.boolean(),
  additionalCosts,
  additionalCostsWithTax: additionalCosts,
  subAmount: z.number(),
  promotionalCouponsValue: z.number(),
  giftCardsValue: z.number(),
  /** Ours: what gift cards come to that were bought with it. */
  giftCardsBought: z.number(),
  /** Ours: what went back of it although it was owed, as for goods that came back. */
  creditedAmount: z.number().optional(),
  paidAmount: z.number(),
});

export type OrderAmount = z.infer<typeof orderAmountSchema>;
export type OrderTotals = z.infer<typeof orderTotalsSchema>;
