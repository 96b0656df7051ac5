import type { Operator } from '@mise/contract/operators/operator.ts';
import { hasRole, type OperatorRole } from '@mise/contract/operators/operator-role.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import type { OperatorSession } from './operator-sessions.ts';

/** The operator who is logged in; refuses with `operator.required` where nobody is. */
export async function currentOperator(context: Context): Promise<Operator> {
  return (await currentOperatorSession(context)).operator;
}

/** The same with the session. */
export async function currentOperatorSession(context: Context): Promise<OperatorSession> {
  const session = await context.operator.find();
  if (!session) throw refusal('operator.required');
  return session;
}

/**
 * Refuses whoever is no operator with at least this role, and one without the second factor that the shop asks for, unless it
 * is for what they may do before.
 */
export async function requireRole(
  context: Context,
  needed: OperatorRole,
  { isBeforeFactor = false }: { isBeforeFactor?: boolean | undefined } = {},
): Promise<void> {
  const { operator } = await currentOperatorSession(context);
  if (!hasRole(operator.role, needed)) throw refusal('operator.roleRequired', { cause: { role: needed } });
  if (!isBeforeFactor && !(await context.operator.runsShop())) throw refusal('operator.factorRequired');
}
