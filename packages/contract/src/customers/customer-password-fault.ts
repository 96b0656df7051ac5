import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { isCommonPassword } from './is-common-password.ts';
import { type PasswordFault, passwordFault } from './password-fault.ts';

const reasons = {
  tooShort: 'passwordLength',
  tooLong: 'longPassword',
  noLetter: 'passwordLetter',
  noDigit: 'passwordDigit',
} as const satisfies Record<PasswordFault, FieldReason>;

/**
 * Why the shop does not take a new password of a customer (spec/storefront.md §5), or null: 8 to 200 characters, a letter, a
 * digit, and none that is guessed first. Free of zod: forms use it in the browser.
 */
export function customerPasswordFault(password: string): FieldReason | null {
  const fault = passwordFault(password);
  if (fault) return reasons[fault];
  return isCommonPassword(password) ? 'commonPassword' : null;
}
