import type { Context } from '../../context.ts';
import { crowdOf } from '../customers/crowd-of.ts';
import { countAgainst } from '../customers/rate-limit.ts';

/**
 * Reviews written or changed within an hour. Each is read by someone before it is shown, or shown to everyone at once: a program
 * must not write any number.
 */
const mostOfNetwork = 60;
const mostOfCustomer = 20;

/** Counts a review that is about to be committed; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countReview(context: Context, customerId: number): Promise<void> {
  await countAgainst(context, [
    { key: `review:network:${await crowdOf(context)}`, most: mostOfNetwork },
    { key: `review:customer:${customerId}`, most: mostOfCustomer },
  ]);
}
