import { z } from 'zod';

const days = z.object({ minimum: z.number(), maximum: z.number() });

/**
 * What engines for shopping compare beside the price: what the smallest order of nothing but this costs to be delivered within the
 * shop's own country (major unit, gross) and how many working days that takes; and until how many days after it came it can be given back.
 */
export const offerTermsSchema = z.object({
  shipping: z
    .object({
      countryIso: z.string(),
      amount: z.number(),
      currency: z.string(),
      /** Until it leaves the house; null where no day can be named. */
      handlingDays: days.nullable(),
      transitDays: days,
    })
    .nullable(),
  returns: z.object({ countryIso: z.string(), days: z.number(), isFree: z.boolean() }).nullable(),
});

export type OfferTerms = z.infer<typeof offerTermsSchema>;
