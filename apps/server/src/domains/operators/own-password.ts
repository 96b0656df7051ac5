import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { inHashTurn } from '../customers/hash-turn.ts';
import { isPassword } from '../customers/password.ts';
import { beginPasswordAttempt } from './begin-operator-attempt.ts';
import { currentOperator } from './current-operator.ts';
import { type FailedPassword, reportFailedPassword } from './failed-password.ts';
import { findOperator } from './operators.ts';

/**
 * Makes sure that whoever is at an open browser knows the operator's password, before the transaction of what they ask for
 * (`operations/preparations.ts`). Refuses with `contact.passwordInvalid`, which counts as a failed login.
 */
export async function confirmOwnPassword(
  context: Context,
  { password, operation }: { password: string; operation: FailedPassword['operation'] },
): Promise<void> {
  const { email } = await currentOperator(context);
  const stored = await findOperator(context.db, email);
  const { attempt, isRight } = await inHashTurn(context, async () => ({
    attempt: await beginPasswordAttempt(context, { email, stored }),
    isRight: await isPassword(password, stored?.passwordHash ?? null),
  }));
  if (!isRight) {
    await reportFailedPassword(context, { operation, email });
    throw refusal('contact.passwordInvalid');
  }
  // Not through the database of the call: what the password is given for may be refused, and it was no guess all the same.
  await attempt.succeeded(context.shop.db);
}
