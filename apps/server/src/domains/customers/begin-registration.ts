import { refusal } from '@mise/contract/refusal.ts';
import type { Context, TransactionContext } from '../../context.ts';
import { type Attempt, beginAttempt, freeOfManyCustomers } from './begin-attempt.ts';
import { mayMail } from './may-mail.ts';
import { networkOf } from './network-of.ts';
import { countAgainst, type RateLimit, refuseSpent } from './rate-limit.ts';

/** Accounts opened an hour. */
const mostOfNetwork = 100;
/** Mails an hour that tell an address of an account: nobody has proved that it is theirs, also where one was deleted before. */
const mostMailsOfEmail = 5;

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
export async function refuseSpentRegistrations(context: Context): Promise<void> {
  await refuseSpent(context, limitOf(context));
}

/** Counts an account that is about to be opened; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countRegistration(context: TransactionContext): Promise<void> {
  await countAgainst(context, [limitOf(context)]);
}

/** Whether its address is told of an account that is about to be opened. */
export function mayTellOfAccount(context: TransactionContext, email: string): Promise<boolean> {
  return mayMail(context, { kind: 'registered', email, most: mostMailsOfEmail });
}

function limitOf({ visitor }: Context): RateLimit {
  return { key: `registered:network:${networkOf(visitor.address)}`, most: mostOfNetwork };
}
