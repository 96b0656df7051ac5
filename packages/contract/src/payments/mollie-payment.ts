import { z } from 'zod';

/** As the provider writes it: decimals as text, such as "10.00". */
export const mollieAmountSchema = z.object({ value: z.string(), currency: z.string() });

const address = z.object({
  streetAndNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string().optional(),
  country: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
});

const link = z.object({ href: z.string(), type: z.string() });

const text = z.string().nullable();

/** A payment as the provider knows it. What the shop never asks for is null. */
export const molliePaymentSchema = z.object({
  resource: z.string(),
  id: z.string(),
  mode: z.string(),
  amount: mollieAmountSchema,
  settlementAccount: z.null(),
  amountRefunded: z.null(),
  amountRemaining: z.null(),
  amountChargeBack: z.null(),
  description: z.string(),
  /** '' where the shopper still chooses it. */
  method: z.string(),
  status: z.string(),
  createdAt: z.string(),
  paidAt: text,
  canceledAt: text,
  expiresAt: text,
  failedAt: text,
  authorizedAt: text,
  expiredAt: text,
  dueDate: text,
  billingEmail: text,
  profileId: z.string(),
  sequenceType: z.string(),
  redirectUrl: z.string(),
  cancelUrl: text,
  webhookUrl: text,
  mandateId: text,
  subscriptionId: text,
  customerId: text,
  settlementId: text,
  orderId: text,
  lines: z.null(),
  billingAddress: address.optional(),
  shippingAddress: address.optional(),
  locale: z.string(),
  countryCode: text,
  metadata: z
    .object({
      plentyOrderId: z.number().optional(),
      transactionCode: z.string().optional(),
      payment_id: z.number().optional(),
    })
    .nullable(),
  details: z.object({ shippingAddress: address.optional(), billingAddress: address.optional() }),
  restrictPaymentMethodsToCountry: z.null(),
  _links: z.object({
    _self: link.optional(),
    checkout: link.optional(),
    dashboard: link.optional(),
    order: link.optional(),
    documentation: link.optional(),
  }),
  _embedded: text,
  isCancelable: z.boolean(),
  amountCaptured: text,
  captureMode: text,
  captureDelay: text,
  captureBefore: text,
  applicationFee: text,
  routing: text,
});

export type MolliePayment = z.infer<typeof molliePaymentSchema>;
