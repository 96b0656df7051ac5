import type { Context } from '../context.ts';
import { crowdOf } from '../domains/customers/crowd-of.ts';
import { countAgainst } from '../domains/customers/rate-limit.ts';
import { inTransaction } from '../in-transaction.ts';

/** Questions to somebody else, whose patience is the shop's alone, an hour. A session is begun for nothing, so the network counts too. */
export type QuestionLimits = { action: string; mostOfCustomer: number; mostOfNetwork: number };

/** Counts a question before it is asked; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countQuestion(
  context: Context,
  { action, mostOfCustomer, mostOfNetwork }: QuestionLimits,
): Promise<void> {
  if (context.shop.config.rateLimit === 0) return;
  const customer = (await context.visitor.find())?.customer;
  const limits = [{ key: `${action}:network:${await crowdOf(context)}`, most: mostOfNetwork }];
  if (customer) limits.push({ key: `${action}:customer:${customer.id}`, most: mostOfCustomer });
  await inTransaction(context, (inner) => countAgainst(inner, limits));
}
