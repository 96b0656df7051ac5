import { z } from 'zod';

const sum = z.number().min(0).optional();

/**
 * An addition of ours: what the shopper agreed to pay. Where it comes to something else no order is placed: a price may have changed, or
 * another order may have used up a gift card.
 */
export const expectedSumsSchema = z.object({
  /** Gross, shipping and fees included (`Basket.basketAmount`). */
  expectedTotal: sum,
  /** What gift cards leave of it (`Basket.openAmount`). */
  expectedOpenAmount: sum,
});

export type ExpectedSums = z.infer<typeof expectedSumsSchema>;
