import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../customers/network-of.ts';
import { takeFromRateLimits } from '../customers/rate-limit.ts';

/**
 * Orders an hour. Each takes goods out of the stock and sends a mail to an address that nobody has proved to be theirs, so
 * a program must not place any number. A chain that orders for all its houses from one office stays far below the first;
 * the second keeps a stranger's mailbox from being filled.
 */
const mostOfNetwork = 30;
const mostOfEmail = 10;

/** Counts an order that is about to be committed; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countOrder(context: Context, email: string): Promise<void> {
  if (context.shop.config.rateLimit === 0) return;
  const limits = [
    { key: `order:network:${networkOf(context.visitor.address)}`, most: mostOfNetwork },
    { key: `order:subject:${email.toLowerCase()}`, most: mostOfEmail },
  ];
  const seconds = await takeFromRateLimits(context.db, limits, context.now);
  if (seconds > 0) throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
}
