import { longestPassword } from '@mise/contract/customers/password-fault.ts';
import type { User } from '@mise/contract/customers/user.ts';
import { addressLengths } from '@mise/rules/address-form.ts';
import { defineForm } from '#app/forms/form-definition.ts';
import { addressFormFields } from './address-form.ts';
import { newPassword, repeatedPassword } from './login-forms.ts';

/** What a customer can change of themselves. */
export type PersonalData = { firstName: string; lastName: string; phoneNumber: string; email: string };

export function toPersonalData({ firstName = '', lastName = '', privatePhone = '', email = '' }: User): PersonalData {
  return { firstName, lastName, phoneNumber: privatePhone, email };
}

/** The password of now, where somebody proves that they are the customer and not just at their desk. */
const ownPassword = {
  kind: 'password',
  label: 'personalData.passwordNow',
  autoComplete: 'current-password',
  isRequired: true,
  maxLength: longestPassword,
  errorTexts: { tooLong: 'fieldError.longPassword' },
} as const;

export const personForm = defineForm('person', {
  firstName: { ...addressFormFields.firstName, isRequired: true, maxLength: addressLengths.firstName },
  lastName: { ...addressFormFields.lastName, isRequired: true, maxLength: addressLengths.lastName },
  phoneNumber: { ...addressFormFields.phoneNumber, maxLength: addressLengths.phoneNumber },
});

export const emailForm = defineForm('email', {
  email: {
    kind: 'email',
    label: 'personalData.newEmail',
    hint: 'personalData.newEmailHint',
    isRequired: true,
    errorTexts: { required: 'errorMessages.email.required', notOffered: 'personalData.emailTaken' },
  },
  password: ownPassword,
});

export const passwordForm = defineForm('password', {
  oldPassword: { ...ownPassword, label: 'personalData.oldPassword' },
  password: { ...newPassword, label: 'personalData.newPassword', hint: 'personalData.newPasswordHint' },
  password2: { ...repeatedPassword, label: 'personalData.repeatPassword' },
});

/** To delete the account takes its password. */
export const deleteForm = defineForm('delete-account', { password: ownPassword });
