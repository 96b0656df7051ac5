import { addOperator } from '../domains/customers/operators.ts';
import type { TestShop, TestVisitor } from './test-shop.ts';

/** The operator that tests log in. */
export const testOperator = { email: 'olga@tafelwerk.example', name: 'Olga Hofmann', password: 'Suppe um 12 Uhr' };

/** A visitor who is logged in as the operator of the tests, who is added where she is missing. */
export async function signInOperator(test: TestShop): Promise<TestVisitor> {
  await addOperator(test.shop.db, { ...testOperator, now: test.shop.now() });
  const visitor = test.visitor();
  await visitor.call('doOperatorLogin', { email: testOperator.email, password: testOperator.password });
  return visitor;
}
