import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { type Attempt, beginAttempt, freeOfManyCustomers, hasFailedOften } from './begin-attempt.ts';
import { hasher, inHashTurn } from './hash-turn.ts';
import { isPassword } from './password.ts';

/** What failed attempts at a customer's password are counted as. */
export const loginAction = 'login';

/**
 * For whom a password is tried: an address, or a session of whoever is logged in. `action`: whose passwords these are; `network`: where others there are
 * counted with it.
 */
export type TriedOn = { action: string; subject: string; network: string | null };

/**
 * Whether a password of a customer or operator is the one that is kept (null: none). It is counted as failed until that is known, and others of its subject wait for
 * it. Refuses with `login.tooManyAttempts` where too many failed; where many did in the network, for the same subject alone.
 */
export async function tryPassword(
  context: Context,
  { triedOn, password, passwordHash }: { triedOn: TriedOn; password: string; passwordHash: string | null },
): Promise<boolean> {
  const isSlow = await isSlowNetwork(context, triedOn);
  const { action, subject } = triedOn;
  const asked = { ...(await hasher(context)), action, subject: subject.toLowerCase(), isSlow };
  const look = async () => {
    // Not before there is a turn to hash: whoever is refused one has guessed nothing.
    const attempt = await beginPasswordAttempt(context, triedOn, isSlow);
    const isRight = await isPassword(password, passwordHash);
    // Before the next one is counted, and whatever is refused afterwards: it was no guess.
    if (isRight) await attempt.succeeded(context.shop.db);
    return isRight;
  };
  return context.shop.passwordTurns(asked, look, (work) => inHashTurn(context, work));
}

async function isSlowNetwork({ shop, now }: Context, { action, network }: TriedOn): Promise<boolean> {
  if (network === null) return false;
  return hasFailedOften(shop, { action, network, most: freeOfManyCustomers, now });
}

async function beginPasswordAttempt({ shop }: Context, on: TriedOn, isSlow: boolean): Promise<Attempt> {
  const { action, subject, network } = on;
  // Not through the database of the call: a refusal may roll that back, and the attempt would not count.
  const attempt = await beginAttempt(shop, {
    action,
    subject,
    // Nobody waits for what a neighbor fails at: the network is slow instead.
    ...(network !== null && { network, freeOfNetwork: Number.POSITIVE_INFINITY, freeInNetwork: isSlow ? 1 : null }),
    // It may have waited since the call came.
    now: shop.now(),
  });
  if (typeof attempt !== 'number') return attempt;
  throw refusal('login.tooManyAttempts', { cause: { seconds: attempt }, retryAfter: attempt });
}
