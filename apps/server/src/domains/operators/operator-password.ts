import type { ChangeOperatorPasswordParams } from '@mise/contract/operators/operator.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { inHashTurn } from '../customers/hash-turn.ts';
import { hashPassword } from '../customers/password.ts';
import { currentOperator, currentOperatorSession } from './current-operator.ts';
import { deviceToken } from './known-device.ts';
import { endOperatorSessions, renewOperatorSession } from './operator-sessions.ts';
import { confirmOwnPassword } from './own-password.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { operator } from './tables.ts';

/**
 * The hash of a new password for the operator of the session. Refuses a weak one, and with `contact.passwordInvalid` when the present one is
 * wrong, which counts as a failed login.
 */
export async function hashNewPassword(
  context: Context,
  { oldPassword, password }: ChangeOperatorPasswordParams,
): Promise<string> {
  const { email, name } = await currentOperator(context);
  refuseWeakPassword(password, { email, name });
  await confirmOwnPassword(context, { password: oldPassword, operation: 'doChangeOperatorPassword' });
  return inHashTurn(context, () => hashPassword(password));
}

/** Gives the operator of the session a new password, the session a new token, and logs them out everywhere else. */
export async function changeOperatorPassword(context: Context, passwordHash: string): Promise<void> {
  const session = await currentOperatorSession(context);
  const { id } = session.operator;
  await inTransaction(context, async (inner) => {
    await inner.db.update(operator).set({ passwordHash }).where(eq(operator.id, id));
    await endOperatorSessions(inner.db, id, session.id);
    await renewOperatorSession(inner, session);
  });
  context.operator.knowDevice(
    deviceToken(context.shop.secret, { id, passwordHash }, { now: context.now, known: null }),
  );
}
