import { type OperatorPasswordFault, operatorPasswordFault } from '@mise/contract/operators/operator-password-fault.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';

const faultReasons = {
  tooShort: 'shortPassword',
  tooLong: 'tooLong',
  noLetter: 'simplePassword',
  noDigit: 'simplePassword',
  common: 'commonPassword',
  own: 'ownPassword',
} as const satisfies Record<OperatorPasswordFault, FieldReason>;

/** Refuses a new password of an operator that is too easy to guess, as a field that is wrong. */
export function refuseWeakPassword(password: string, whose: { email: string; name: string }): void {
  const fault = operatorPasswordFault(password, whose);
  if (fault) throw refusal('invalidInput', { cause: { password: faultReasons[fault] } });
}
