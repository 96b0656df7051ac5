import { refusal } from '@mise/contract/refusal.ts';
import type { Context, TransactionContext } from '../../context.ts';
import { type Attempt, beginAttempt, freeOfManyCustomers } from './begin-attempt.ts';
import { networkOf } from './network-of.ts';
import { countAgainst, type RateLimit, refuseSpent } from './rate-limit.ts';
import { subjectKey } from './subject-key.ts';

/** Accounts opened an hour. Each sends a mail to an address that nobody has proved to be theirs, also where one was deleted before. */
const mostOfNetwork = 100;
const mostOfEmail = 5;

/**
 * Counts an attempt to open an account as failed before it is made: whoever tries address after address, to hear which of them
 * have one, has to wait. Refuses with `security.tooManyRequests`.
 */
export async function beginRegistration({ shop, visitor, now }: Context, email: string): Promise<Attempt> {
  const attempt = await beginAttempt(shop, {
    action: 'register',
    subject: email,
    network: networkOf(visitor.address),
    freeOfNetwork: freeOfManyCustomers,
    now,
  });
  if (typeof attempt !== 'number') return attempt;
  throw refusal('security.tooManyRequests', { cause: { seconds: attempt }, retryAfter: attempt });
}

/** Refuses whoever has opened too many accounts already, before a password is hashed in vain. */
export async function refuseSpentRegistrations(context: Context, email: string): Promise<void> {
  for (const limit of limitsOf(context, email)) await refuseSpent(context, limit);
}

/** Counts an account that is about to be opened; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countRegistration(context: TransactionContext, email: string): Promise<void> {
  await countAgainst(context, limitsOf(context, email));
}

function limitsOf({ shop, visitor }: Context, email: string): RateLimit[] {
  return [
    { key: `registered:network:${networkOf(visitor.address)}`, most: mostOfNetwork },
    { key: subjectKey(shop, 'registered', email), most: mostOfEmail },
  ];
}
