import { z } from 'zod';
import { line } from '../values.ts';
import { deliverySchema } from './delivery.ts';

const sum = z.number().min(0).optional();

/**
 * An addition of ours: what the shopper saw, and agreed to. Where it would be something else no order is placed: a price may have changed,
 * another order may have used up a gift card or the stock, and another tab or device may have chosen another address. What is absent
 * is not compared.
 */
export const expectedOrderSchema = z.object({
  /** Gross, shipping and fees included (`Basket.basketAmount`). */
  expectedTotal: sum,
  /** What gift cards leave of it (`Basket.openAmount`). */
  expectedOpenAmount: sum,
  /** `Basket.choices`. */
  expectedChoices: line(64).optional(),
  /** `Basket.terms`. */
  expectedTerms: line(64).optional(),
  /** `Basket.delivery`: an order that comes later than these days is not placed. Of null nothing was promised. */
  expectedDelivery: deliverySchema
    .pick({ from: true, to: true })
    .extend({ isComplete: z.boolean().optional() })
    .nullish(),
});

export type ExpectedOrder = z.infer<typeof expectedOrderSchema>;
