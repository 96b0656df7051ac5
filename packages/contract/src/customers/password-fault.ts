/** Characters of a password; longer ones are refused before anything is computed with them. */
export const longestPassword = 200;

export type PasswordFault = 'tooShort' | 'tooLong' | 'noLetter' | 'noDigit';

/**
 * What is wrong with a new password, which has at least 8 characters, a letter and a digit. null when nothing is. Free of
 * zod: forms use it in the browser.
 */
export function passwordFault(password: string): PasswordFault | null {
  const { length } = [...password];
  if (length < 8) return 'tooShort';
  if (length > longestPassword) return 'tooLong';
  if (!/\p{L}/u.test(password)) return 'noLetter';
  return /\p{Nd}/u.test(password) ? null : 'noDigit';
}
