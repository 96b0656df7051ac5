import { customerPasswordFault } from '@mise/contract/customers/customer-password-fault.ts';
import { longestPassword } from '@mise/contract/customers/password-fault.ts';
import { defineForm, type FieldDefinition } from '#app/forms/form-definition.ts';

const email = {
  kind: 'email',
  label: 'login.email',
  isRequired: true,
  errorTexts: { required: 'errorMessages.email.required' },
} as const satisfies FieldDefinition;

/** A password that is chosen now: by the rules of the shop. */
export const newPassword = {
  kind: 'password',
  label: 'newPassword.password',
  hint: 'register.passwordHint',
  autoComplete: 'new-password',
  isRequired: true,
  check: (text) => customerPasswordFault(text) ?? undefined,
} as const satisfies FieldDefinition;

export const repeatedPassword = {
  kind: 'password',
  label: 'newPassword.repeat',
  autoComplete: 'new-password',
  isRequired: true,
} as const satisfies FieldDefinition;

/** What a browser keeps as a pair: its names are those that password managers look for. */
export const loginForm = defineForm('login', {
  email: { ...email, autoComplete: 'username' },
  password: {
    kind: 'password',
    label: 'login.password',
    autoComplete: 'current-password',
    isRequired: true,
    maxLength: longestPassword,
    errorTexts: { tooLong: 'fieldError.longPassword' },
  },
});

export const guestLoginForm = defineForm('guest-login', { email });

export const resetPasswordForm = defineForm('reset-password', { email: { ...email, autoComplete: 'username' } });

export const newPasswordForm = defineForm('new-password', { password: newPassword, password2: repeatedPassword });

/** Two passwords that should be one. */
export function checkRepeated({ password, password2 }: { password: string; password2: string }) {
  return password === password2 || password2 === '' ? {} : { password2: 'passwordMismatch' as const };
}
