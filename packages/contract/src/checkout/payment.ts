import { z } from 'zod';
import { largestId } from '../limits.ts';
import { id, line, wholeNumber } from '../values.ts';

/** `fee` in the major unit, gross. `icon` and `sourceUrl` are addresses, '' where there is none. */
export const paymentMethodSchema = z.object({
  id: z.number(),
  name: z.string(),
  fee: z.number(),
  icon: z.string(),
  description: z.string(),
  sourceUrl: z.string(),
  isSelectable: z.boolean(),
  key: z.string(),
  paymentKey: z.string(),
});

export const methodOfPaymentEntrySchema = z.object({
  checkoutPriority: z.number().nullable(),
  id: z.number(),
  isDocumentBuilderActive: z.number(),
  name: z.string(),
  paymentKey: z.string(),
  pluginKey: z.string(),
});

/** `selected` is the id of a method, 0 where none is. */
export const paymentProvidersSchema = z.object({ list: z.array(paymentMethodSchema), selected: z.number() });

export const setPaymentProviderParamsSchema = z.object({ paymentId: id });

export const setPaymentProviderResponseSchema = z.object({ selected: z.number() });

const paymentStepTypes = ['continue', 'htmlContent', 'redirectUrl', 'externalContentUrl', 'errorCode'] as const;

/** What the page does before the order. `value`: the HTML, the address or the code; null for continue. */
export const preparePaymentResultSchema = z.object({
  type: z.enum(paymentStepTypes),
  value: z.string().nullable(),
});

/**
 * The order's own method counts, whatever `paymentId` says: it may have been changed in another tab. Additions of ours: `accessKey`
 * opens an order that is not of this session, `ccToken` is a card that was typed on our own page.
 */
export const executePaymentParamsSchema = z.object({
  orderId: id,
  paymentId: wholeNumber(0, largestId).optional(),
  accessKey: line(64).optional(),
  ccToken: line(200).optional(),
});

/**
 * What the page does after the order: `value` is the address of a payment page. Both are null where nothing is left to do.
 */
export const getPaymentResponseSchema = z.object({
  type: z.enum(paymentStepTypes).nullable(),
  value: z.string().nullable(),
});

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type PaymentProviders = z.infer<typeof paymentProvidersSchema>;
export type PreparePaymentResult = z.infer<typeof preparePaymentResultSchema>;
export type GetPaymentResponse = z.infer<typeof getPaymentResponseSchema>;
