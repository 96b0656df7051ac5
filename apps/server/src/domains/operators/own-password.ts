import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import type { Attempt } from '../customers/begin-attempt.ts';
import { isPassword } from '../customers/password.ts';
import { beginPasswordAttempt } from './begin-operator-attempt.ts';
import { currentOperator } from './current-operator.ts';
import { type FailedPassword, reportFailedPassword } from './failed-password.ts';
import { findOperator } from './operators.ts';

/**
 * Makes sure that whoever is at an open browser knows the operator's password. Refuses with `contact.passwordInvalid`, which
 * counts as a failed login. The attempt is to be called a success with what it was made for.
 */
export async function confirmOwnPassword(
  context: Context,
  { password, operation }: { password: string; operation: FailedPassword['operation'] },
): Promise<Attempt> {
  const { email } = await currentOperator(context);
  const stored = await findOperator(context.db, email);
  const attempt = await beginPasswordAttempt(context, { email, stored });
  if (await isPassword(password, stored?.passwordHash ?? null)) return attempt;
  await reportFailedPassword(context, { operation, email });
  throw refusal('contact.passwordInvalid');
}

/** Does something that takes no further care of the attempt. */
export async function withPassword(
  context: Context,
  confirmation: { password: string; operation: FailedPassword['operation'] },
  act: () => Promise<void>,
): Promise<void> {
  const attempt = await confirmOwnPassword(context, confirmation);
  await act();
  await attempt.succeeded(context.db);
}
