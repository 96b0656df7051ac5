import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { type Attempt, beginAttempt } from './begin-attempt.ts';
import { networkOf } from './network-of.ts';

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
