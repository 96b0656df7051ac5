import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { type Attempt, beginAttempt } from '../customers/begin-attempt.ts';
import { networkOf } from '../customers/network-of.ts';
import { knownDevice } from './known-device.ts';
import type { StoredOperator } from './operators.ts';

/**
 * Counts an attempt at an operator's password; refuses with `login.tooManyAttempts` where there were too many. A device that
 * the operator logged in from counts by itself: guesses of others, in its own network too, do not lock it out, nor does it make guesses free.
 */
export function beginPasswordAttempt(
  context: Context,
  { email, stored }: { email: string; stored: StoredOperator | null },
): Promise<Attempt> {
  return beginOperatorAttempt(context, { action: 'operator-login', subject: email, stored });
}

/** The same for any secret of an operator. */
export async function beginOperatorAttempt(
  { shop, now, visitor, operator: caller }: Context,
  { action, subject, stored }: { action: string; subject: string; stored: StoredOperator | null },
): Promise<Attempt> {
  const device = stored && knownDevice(shop.secret, stored, { now, token: caller.deviceToken });
  // Not through the database of the call: a refusal may roll that back, and the attempt would not count.
  const attempt = await beginAttempt(shop, {
    action,
    ...(device ? { subject: `${subject}:device:${device}` } : { subject, network: networkOf(visitor.address) }),
    now,
  });
  if (typeof attempt === 'number') {
    throw refusal('login.tooManyAttempts', { cause: { seconds: attempt }, retryAfter: attempt });
  }
  return attempt;
}
