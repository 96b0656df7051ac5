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

/** Refuses whoever is no operator with at least this role. */
export async function requireRole(context: Context, needed: OperatorRole): Promise<void> {
  const { role } = await currentOperator(context);
  if (!hasRole(role, needed)) throw refusal('operator.roleRequired', { cause: { role: needed } });
}
