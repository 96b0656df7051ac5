import { z } from 'zod';

/** A payment of the shop, as back offices write it. Amount in the major unit; `status`: 1 awaits, 2 received, 5 canceled. */
export const shopPaymentSchema = z.object({
  id: z.number(),
  amount: z.number(),
  exchangeRatio: z.number(),
  mopId: z.number(),
  parentId: z.number().nullable(),
  deleted: z.string().nullable(),
  unaccountable: z.string().nullable(),
  currency: z.string(),
  type: z.string(),
  hash: z.string(),
  receivedAt: z.string(),
  importedAt: z.string().nullable(),
  status: z.number(),
  transactionType: z.number(),
  isSystemCurrency: z.string(),
  parent: z.string().nullable(),
  method: z.object({
    id: z.number(),
    pluginKey: z.string(),
    paymentKey: z.string(),
    name: z.string(),
    isDocumentBuilderActive: z.number(),
  }),
  histories: z.array(z.never()),
  properties: z.array(z.never()),
  order: z.number().nullable(),
  contact: z.number().nullable(),
  children: z.array(z.never()),
});

export type ShopPayment = z.infer<typeof shopPaymentSchema>;
