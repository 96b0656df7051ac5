import type { ChangeOperatorPasswordParams } from '@mise/contract/operators/operator.ts';
import { type OperatorPasswordFault, operatorPasswordFault } from '@mise/contract/operators/operator-password-fault.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { hashPassword, isPassword } from '../customers/password.ts';
import { currentOperatorSession } from './current-operator.ts';
import { reportFailedPassword } from './failed-password.ts';
import { deviceToken } from './known-device.ts';
import { beginPasswordAttempt } from './operator-login.ts';
import { endOperatorSessions, renewOperatorSession } from './operator-sessions.ts';
import { findOperator } from './operators.ts';
import { operator } from './tables.ts';

const faultReasons = {
  tooShort: 'shortPassword',
  tooLong: 'tooLong',
  noLetter: 'simplePassword',
  noDigit: 'simplePassword',
  common: 'commonPassword',
  own: 'ownPassword',
} as const satisfies Record<OperatorPasswordFault, FieldReason>;

/**
 * Gives the operator of the session a new password, the session a new token, and logs them out everywhere else. Refuses with
 * `contact.passwordInvalid` when the present one is wrong, which counts as a failed login.
 */
export async function changeOperatorPassword(
  context: Context,
  { oldPassword, password }: ChangeOperatorPasswordParams,
): Promise<void> {
  const session = await currentOperatorSession(context);
  const { id, email, name } = session.operator;
  const fault = operatorPasswordFault(password, { email, name });
  if (fault) throw refusal('invalidInput', { cause: { password: faultReasons[fault] } });
  const stored = await findOperator(context.db, email);
  const attempt = await beginPasswordAttempt(context, { email, stored });
  if (!(await isPassword(oldPassword, stored?.passwordHash ?? null))) {
    await reportFailedPassword(context, { operation: 'doChangeOperatorPassword', email });
    throw refusal('contact.passwordInvalid');
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(context, async (inner) => {
    await attempt.succeeded(inner.db);
    await inner.db.update(operator).set({ passwordHash }).where(eq(operator.id, id));
    await endOperatorSessions(inner.db, id, session.id);
    await renewOperatorSession(inner, session);
  });
  context.operator.knowDevice(
    deviceToken(context.shop.secret, { id, passwordHash }, { now: context.now, known: null }),
  );
}
