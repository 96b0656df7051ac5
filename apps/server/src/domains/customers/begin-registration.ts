import { refusal } from '@mise/contract/refusal.ts';
import type { Context, TransactionContext } from '../../context.ts';
import { type Attempt, beginAttempt } from './begin-attempt.ts';
import { networkOf } from './network-of.ts';
import { takeFromRateLimits } from './rate-limit.ts';

/** Accounts opened an hour. Each sends a mail to an address that nobody has proved to be theirs. */
const mostOfNetwork = 100;

/**
 * Counts an attempt to open an account as failed before it is made: whoever tries address after address, to hear which of them
 * have one, has to wait. Refuses with `security.tooManyRequests`.
 */
export async function beginRegistration({ shop, visitor, now }: Context, email: string): Promise<Attempt> {
  const attempt = await beginAttempt(shop.db, {
    action: 'register',
    subject: email.toLowerCase(),
    network: networkOf(visitor.address),
    now,
  });
  if (typeof attempt !== 'number') return attempt;
  throw refusal('security.tooManyRequests', { cause: { seconds: attempt }, retryAfter: attempt });
}

/** Counts an account that is about to be opened; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countRegistration({ db, shop, visitor, now }: TransactionContext): Promise<void> {
  if (shop.config.rateLimit === 0) return;
  const limit = { key: `registered:network:${networkOf(visitor.address)}`, most: mostOfNetwork };
  const seconds = await takeFromRateLimits(db, [limit], now);
  if (seconds > 0) throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
}
