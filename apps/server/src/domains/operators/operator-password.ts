import type { ChangeOperatorPasswordParams } from '@mise/contract/operators/operator.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { hashPassword } from '../customers/password.ts';
import { currentOperatorSession } from './current-operator.ts';
import { deviceToken } from './known-device.ts';
import { endOperatorSessions, renewOperatorSession } from './operator-sessions.ts';
import { confirmOwnPassword } from './own-password.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { operator } from './tables.ts';

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
  refuseWeakPassword(password, { email, name });
  await confirmOwnPassword(context, { password: oldPassword, operation: 'doChangeOperatorPassword' });
  const passwordHash = await hashPassword(password);
  await inTransaction(context, async (inner) => {
    await inner.db.update(operator).set({ passwordHash }).where(eq(operator.id, id));
    await endOperatorSessions(inner.db, id, session.id);
    await renewOperatorSession(inner, session);
  });
  context.operator.knowDevice(
    deviceToken(context.shop.secret, { id, passwordHash }, { now: context.now, known: null }),
  );
}
