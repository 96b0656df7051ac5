import { testOperator } from './sign-in-operator.ts';
import type { TestShop, TestVisitor } from './test-shop.ts';
import { codeAt } from './totp-code.ts';

/** Gives an operator of the tests an app as second factor: its secret, and the recovery codes of the first factor. */
export async function addTotp(
  { shop }: TestShop,
  operator: TestVisitor,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { ticket, secret } = await operator.call('doPrepareTotp', { password: testOperator.password });
  const { recoveryCodes } = await operator.call('doConfirmTotp', { ticket, code: codeAt(secret, shop.now()) });
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}
