import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { beginAttempt, freeOfManyCustomers } from './begin-attempt.ts';
import { networkOf } from './network-of.ts';
import { isPassword } from './password.ts';

/** What failed attempts at a customer's password are counted as. */
export const loginAction = 'login';

/** What a password is tried on: the hash of the account, null where there is none, and for whom it counts. */
type Tried = { password: string; passwordHash: string | null; subject: string; network?: string };

/**
 * Whether a customer's password is right. It is counted as failed until that is known, and others of the same subject wait for it. Refuses with
 * `login.tooManyAttempts` where too many failed.
 */
export async function tryPassword(context: Context, tried: Tried): Promise<boolean> {
  const { shop, visitor, hasGone } = context;
  const { password, passwordHash, subject, network } = tried;
  const asked = { subject, network: networkOf(visitor.address), session: null, isSlow: false };
  return shop.passwordTurns(asked, async () => {
    if (hasGone?.()) throw refusal('serviceUnavailable');
    // Not through the database of the call: a refusal may roll that back, and the attempt would not count.
    const attempt = await beginAttempt(shop, {
      action: loginAction,
      subject,
      ...(network !== undefined && { network, freeOfNetwork: freeOfManyCustomers }),
      now: shop.now(),
    });
    if (typeof attempt === 'number') {
      throw refusal('login.tooManyAttempts', { cause: { seconds: attempt }, retryAfter: attempt });
    }
    const isRight = await isPassword(password, passwordHash);
    // Before the next one is counted, and whatever is refused afterwards: it was no guess.
    if (isRight) await attempt.succeeded(shop.db);
    return isRight;
  });
}
