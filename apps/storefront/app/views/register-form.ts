import type { Input } from '@mise/contract/client.ts';
import { defineForm, type FormErrors, type FormValues } from '#app/forms/form-definition.ts';
import { addressFormFields } from './address-form.ts';
import { type AddressDraft, addressFields, type CountryOption, toAddressInput } from './checkout-address.ts';
import { checkAddress } from './checkout-checks.ts';
import { newPassword } from './login-forms.ts';

const { companyName, vatNumber, ...placeFields } = addressFormFields;

/** Everything that whoever opens an account says of themselves. */
export const registerForm = defineForm('register', {
  kind: { kind: 'choice', label: 'register.kind', isRequired: true },
  email: {
    kind: 'email',
    label: 'login.email',
    hint: 'register.emailHint',
    autoComplete: 'username',
    isRequired: true,
    errorTexts: { required: 'errorMessages.email.required', notOffered: 'register.emailTaken' },
  },
  password: { ...newPassword, label: 'login.password' },
  companyName: { ...companyName, isRequired: false },
  vatNumber,
  ...placeFields,
  isShippingSame: { kind: 'checkbox', label: 'register.isShippingSame' },
  /** Terms and privacy policy. */
  hasAgreed: {
    kind: 'checkbox',
    label: 'register.terms',
    isRequired: true,
    errorTexts: { required: 'register.acceptFirst' },
  },
});

export type RegisterFields = typeof registerForm.fields;
export type RegisterValues = FormValues<RegisterFields>;

/** The form as it begins: most who come here buy for a business, and have it delivered where it is. */
export function startOfRegistration(country: string): Partial<RegisterValues> {
  return { kind: 'business', country, isShippingSame: true };
}

/** The address that is entered; a private customer has none of a company, even where one was typed before. */
export function registeredAddress(values: RegisterValues): AddressDraft {
  const draft = Object.fromEntries(addressFields.map((field) => [field, values[field]])) as AddressDraft;
  return values.kind === 'business' ? draft : { ...draft, companyName: '', vatNumber: '' };
}

/** What is wrong beside the rules of each field. An account belongs to a person, whoever they buy for. */
export function checkRegistration(
  values: RegisterValues,
  countries: readonly CountryOption[],
): FormErrors<RegisterFields> {
  const needed = ['firstName', 'lastName', ...(values.kind === 'business' ? ['companyName' as const] : [])] as const;
  const missing = needed.filter((field) => values[field].trim() === '').map((field) => [field, 'required'] as const);
  return { ...checkAddress(registeredAddress(values), countries), ...Object.fromEntries(missing) };
}

export function toRegisterInput(values: RegisterValues): Input<'doRegisterUser'> {
  const address = registeredAddress(values);
  const { firstName, lastName, phoneNumber } = address;
  const billingAddress = toAddressInput(address, { id: 0, isPrimary: true });
  return {
    contact: {
      password: values.password,
      options: { typeId: { value: values.email.trim() } },
      firstName,
      lastName,
      phoneNumber,
      isBusiness: values.kind === 'business',
      companyName: address.companyName,
      vatNumber: address.vatNumber,
    },
    billingAddress,
    ...(values.isShippingSame && { deliveryAddress: billingAddress }),
    hasAgreed: true,
  };
}
