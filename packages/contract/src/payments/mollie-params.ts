import { z } from 'zod';
import { expectedOrderSchema } from '../checkout/expected-order.ts';
import { largestId } from '../limits.ts';
import { id, line, wholeNumber } from '../values.ts';

/** The provider's own id ("tr_..."), or the reference by which a shopper comes back from its page. */
export const molliePaymentIdSchema = z.string().regex(/^[\w-]{4,64}$/);

export const molliePaymentIdParamsSchema = z.object({ paymentId: molliePaymentIdSchema });

/** Without an id, an addition of ours: the payment that this session began last, for whoever comes back and does not say from which. */
export const returnedPaymentParamsSchema = z.object({ paymentId: molliePaymentIdSchema.optional() }).prefault({});

/** `ccToken`: a card that was typed on our own page. */
export const molliePaymentOptionsSchema = z.object({ ccToken: line(200).nullish() }).prefault({});

/** The sums, an addition of ours: what the shopper has seen, as for doPlaceOrder. */
export const mollieBasketOptionsSchema = expectedOrderSchema.extend({ ccToken: line(200).nullish() }).prefault({});

/** `accessKey`, an addition of ours, opens an order that is not of this session. */
export const mollieCreateOrderParamsSchema = z.object({
  orderId: id,
  accessKey: line(64).optional(),
  options: molliePaymentOptionsSchema.optional(),
});

export const attachMolliePaymentParamsSchema = z.object({ molliePaymentId: molliePaymentIdSchema, orderId: id });

/** `paymentId`: of the shop. */
export const attachMolliePaymentResponseSchema = z.object({ paymentId: z.number() });

export const attachPaymentParamsSchema = z.object({ orderId: id, paymentId: id, accessKey: line(64) });

export const attachPaymentResponseSchema = z.object({
  id: z.number(),
  paymentId: z.number(),
  orderId: z.number(),
  assignedAt: z.string(),
});

/** What is said of a payment later. The shop takes the language; which order it pays it knows itself. */
export const molliePatchParamsSchema = z.object({
  paymentId: molliePaymentIdSchema,
  data: z.object({
    plenty_order_id: line(20).optional(),
    mollie_payment_id: line(64).optional(),
    plenty_order_access_key: line(64).optional(),
    metadata_order_id: wholeNumber(1, largestId).optional(),
    metadata_payment_id: wholeNumber(1, largestId).optional(),
    language: line(10).optional(),
  }),
});

/** `profileId` is '' where the shop has none. `preventOrderCreationGranular` is by the key of the payment method. */
export const mollieSettingsSchema = z.object({
  preventOrderCreation: z.boolean(),
  mollieComponents: z.boolean(),
  preventOrderCreationGranular: z.record(z.string(), z.boolean()),
  profileId: z.string(),
  /** An addition of ours: the address of what makes fields for cards; '' where it is not used. */
  scriptUrl: z.string(),
  /** Ours: payments are only tried. A card that was typed for one kind of key is refused by the other. */
  isTest: z.boolean(),
});
