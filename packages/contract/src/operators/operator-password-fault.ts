import { isCommonPassword } from '../customers/is-common-password.ts';
import { type PasswordFault, passwordFault } from '../customers/password-fault.ts';

/** Characters of an operator's password. */
const shortest = 12;

export type OperatorPasswordFault = PasswordFault | 'common' | 'own';

/**
 * What is wrong with a new password of an operator, which has at least 12 characters, a letter and a digit, and is none that is
 * guessed first: `common`, or `own` where it is made of the operator's name or e-mail address. null when nothing is.
 */
export function operatorPasswordFault(
  password: string,
  { email, name }: { email: string; name: string },
): OperatorPasswordFault | null {
  if ([...password].length < shortest) return 'tooShort';
  const fault = passwordFault(password);
  if (fault) return fault;
  if (isCommonPassword(password)) return 'common';
  const own = `${email} ${name}`.split(/[^\p{L}\p{N}]+/u);
  return isCommonPassword(password, own) ? 'own' : null;
}
