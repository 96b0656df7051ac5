import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../customers/network-of.ts';
import { takeFromRateLimits } from '../customers/rate-limit.ts';

/** Files an hour: a session is begun for nothing, so its limit alone would be none. */
const mostOfNetwork = 200;

/** Counts a file that is about to be committed; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countUpload({
  db,
  shop,
  visitor,
  now,
}: Pick<Context, 'db' | 'shop' | 'visitor' | 'now'>): Promise<void> {
  if (shop.config.rateLimit === 0) return;
  const limits = [{ key: `upload:network:${networkOf(visitor.address)}`, most: mostOfNetwork }];
  const seconds = await takeFromRateLimits(db, limits, now);
  if (seconds > 0) throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
}
