import type { OperationName } from '@mise/contract/client.ts';
import type { Access } from '@mise/contract/operation.ts';
import { operations } from '@mise/contract/operations.ts';
import { operatorRoles } from '@mise/contract/operators/operator-role.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInCustomer } from '../testing/sign-in-customer.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

/** Who may call what, for everyone who may call and every operation that there is. */

type Caller = 'visitor' | 'customer' | 'viewer' | 'editor' | 'publisher' | 'admin';

const allowed: Record<Access, readonly Caller[]> = {
  anyone: ['visitor', 'customer', 'viewer', 'editor', 'publisher', 'admin'],
  customer: ['customer'],
  viewer: ['viewer', 'editor', 'publisher', 'admin'],
  editor: ['editor', 'publisher', 'admin'],
  publisher: ['publisher', 'admin'],
  admin: ['admin'],
};

let test: TestShop;
const callers = new Map<Caller, TestVisitor>();
beforeAll(async () => {
  test = await createTestShop();
  callers.set('visitor', test.visitor());
  callers.set('customer', await signInCustomer(test, 'anna@krone.example'));
  for (const role of operatorRoles) callers.set(role, await signInOperator(test, role));
});
afterAll(() => test.close());

const names = Object.keys(operations) as OperationName[];
const cases = names.flatMap((name) =>
  allowed.anyone.map((caller) => [caller, allowed[operations[name].access].includes(caller), name] as const),
);

/** The access is checked before the argument is read, which garbage tells apart. */
it.each(cases)('%s, let in %s: %s', async (caller, isLetIn, name) => {
  const answer = await callers.get(caller)?.send(name, ['garbage']);
  const { access } = operations[name];
  const refused = access === 'customer' ? 'login.required' : 'operator.required';
  const isOperator = caller !== 'visitor' && caller !== 'customer';
  const key = !isOperator || access === 'customer' ? refused : 'operator.roleRequired';
  expect(answer?.json().key).toBe(isLetIn ? 'invalidInput' : key);
});
