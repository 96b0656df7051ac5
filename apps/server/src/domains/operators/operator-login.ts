import type { OperatorLoginParams } from '@mise/contract/operators/operator.ts';
import type { OperatorLogin } from '@mise/contract/operators/second-factor.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { inHashTurn } from '../customers/hash-turn.ts';
import { hashPassword, isOutdated } from '../customers/password.ts';
import { recordAct } from './audit.ts';
import { enterAsOperator } from './enter-as-operator.ts';
import { reportFailedPassword } from './failed-password.ts';
import { askForFactor } from './second-factor.ts';
import { operator, operatorSession } from './tables.ts';
import { proveOperator } from './try-operator-password.ts';

/**
 * Logs an operator in, or answers which second factor is still to be shown: until then there is no session. Refuses with
 * `login.loginFailed`, the same and after the same work for an unknown address, a wrong password and a removed operator, and
 * with `login.tooManyAttempts` after too many of these.
 */
export async function logInOperator(
  context: Context,
  { email, password }: OperatorLoginParams,
): Promise<OperatorLogin> {
  const stored = await proveOperator(context, { email, password });
  if (!stored) {
    context.log.warn({ address: context.visitor.address }, 'a login of an operator failed');
    await reportFailedPassword(context, { operation: 'doOperatorLogin', email });
    throw refusal('login.loginFailed');
  }
  const { passwordHash: known } = stored;
  const passwordHash = isOutdated(known) ? await inHashTurn(context, () => hashPassword(password)) : known;
  return inTransaction(context, async (inner) => {
    const noted = await inner.db
      .update(operator)
      .set({ passwordHash })
      .where(and(eq(operator.id, stored.id), eq(operator.passwordHash, known), eq(operator.state, 'active')))
      .returning({ id: operator.id });
    // Closed, or given another password, since it was looked at: a login takes back neither.
    if (noted.length === 0) throw refusal('login.loginFailed');
    const secondFactor = await askForFactor(inner, stored.id);
    if (secondFactor) return { operator: null, secondFactor };
    return {
      operator: await enterAsOperator(inner, { ...stored, passwordHash }, 'doOperatorLogin'),
      secondFactor: null,
    };
  });
}

/** Logs the operator of the call out, where there is one. */
export async function logOutOperator(context: Context): Promise<void> {
  const known = await context.operator.find();
  if (!known) return;
  const { id } = known.operator;
  await inTransaction(context, async (inner) => {
    await inner.db.delete(operatorSession).where(eq(operatorSession.id, known.id));
    await recordAct(inner, id, { operation: 'doOperatorLogout', subject: { kind: 'operator', id } });
    inner.operator.leave();
  });
}
