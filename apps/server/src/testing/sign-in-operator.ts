import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import { addOperator } from '../domains/operators/operators.ts';
import type { TestShop, TestVisitor } from './test-shop.ts';

/** The operator that tests log in, unless they name a role. */
export const testOperator = {
  role: 'admin' as const,
  email: 'olga@tafelwerk.example',
  name: 'Olga Hofmann',
  password: 'Suppe um 12 Uhr',
};

/** A visitor who is logged in as the operator of the tests, or as one with this role, who is added where she is missing. */
export async function signInOperator(test: TestShop, role: OperatorRole = testOperator.role): Promise<TestVisitor> {
  const { email, ...others } = testOperator;
  const address = role === testOperator.role ? email : `${role}@tafelwerk.example`;
  await addOperator(test.shop.db, { ...others, email: address, role, now: test.shop.now() });
  const visitor = test.visitor();
  await visitor.call('doOperatorLogin', { email: address, password: testOperator.password });
  return visitor;
}
