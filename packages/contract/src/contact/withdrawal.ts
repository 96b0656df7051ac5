import { z } from 'zod';
import { longestWithdrawnGoods } from '../limits.ts';
import { email, line, text } from '../values.ts';

/** Who withdraws from which contract, and where its receipt is noted (§ 356a BGB). */
export const withdrawalParamsSchema = z.object({
  name: line(100).min(1),
  email,
  /** The number of the order, or whatever else tells which contract is meant. */
  contract: line(100).min(1),
  /** Where it is a part of the order; '' for all of it. */
  goods: text(longestWithdrawnGoods).default(''),
});

export const withdrawalResponseSchema = z.object({ receivedAt: z.string() });
