import type { Operator } from '@mise/contract/customers/operator.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';

/** The operator who is logged in; refuses with `operator.required` where nobody is. */
export async function currentOperator(context: Context): Promise<Operator> {
  const session = await context.visitor.find();
  if (!session?.operator) throw refusal('operator.required');
  return session.operator;
}
