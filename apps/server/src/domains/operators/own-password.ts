import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { currentOperator } from './current-operator.ts';
import { type FailedPassword, reportFailedPassword } from './failed-password.ts';
import { isOwnPassword } from './try-operator-password.ts';

/**
 * Makes sure that whoever is at an open browser knows the operator's password, before the transaction of what they ask for
 * (`operations/preparations.ts`). Refuses with `contact.passwordInvalid`, and with
 * `login.tooManyAttempts` after too many of these in the session.
 */
export async function confirmOwnPassword(
  context: Context,
  { password, operation }: { password: string; operation: FailedPassword['operation'] },
): Promise<void> {
  if (await isOwnPassword(context, password)) return;
  const { email } = await currentOperator(context);
  await reportFailedPassword(context, { operation, email });
  throw refusal('contact.passwordInvalid');
}
