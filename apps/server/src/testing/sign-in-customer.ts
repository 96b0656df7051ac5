import type { Input } from '@mise/contract/client.ts';
import type { TestShop, TestVisitor } from './test-shop.ts';

/** A password that the shop takes. */
export const customerPassword = 'Suppe 12 Loeffel';

/** What a private customer of this address says of herself. */
export function registration(email: string): Input<'doRegisterUser'> {
  const options = { typeId: { value: email } };
  return {
    contact: { password: customerPassword, options, firstName: 'Anna', lastName: 'Krone' },
    hasAgreed: true,
  };
}

/** A visitor who has opened an account. */
export async function signInCustomer(test: TestShop, email: string): Promise<TestVisitor> {
  const visitor = test.visitor();
  await visitor.call('doRegisterUser', registration(email));
  return visitor;
}
