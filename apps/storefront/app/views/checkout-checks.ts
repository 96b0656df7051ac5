import { isEmail } from '@mise/contract/is-email.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { type AddressDraft, type AddressField, addressFields, type CountryOption } from './checkout-address.ts';

/** Greatest lengths, as the contract takes them (packages/contract/src/customers/address.ts). */
const addressLengths: Partial<Record<AddressField, number>> = {
  companyName: 100,
  firstName: 100,
  lastName: 100,
  streetName: 200,
  apartment: 30,
  additionalAddressInformation: 200,
  zipCode: 20,
  city: 100,
  phoneNumber: 40,
  vatNumber: 30,
};

export type AddressErrors = Partial<Record<AddressField, FieldReason>>;

const alwaysRequired = ['streetName', 'apartment', 'zipCode', 'city', 'country'] as const;

/**
 * What is wrong with an address, by the rules that doSaveAddress applies: a company needs no person's name, a person both
 * names; the country decides about postcode and state.
 */
export function checkAddress(draft: AddressDraft, countries: readonly CountryOption[]): AddressErrors {
  const errors: AddressErrors = {};
  const isEmpty = (field: AddressField) => draft[field].trim() === '';
  const country = countries.find(({ id }) => id === draft.country);
  for (const field of alwaysRequired) if (isEmpty(field)) errors[field] = 'required';
  if (isEmpty('companyName')) {
    if (isEmpty('firstName')) errors.firstName = 'required';
    if (isEmpty('lastName')) errors.lastName = 'required';
  }
  if (country?.isStateRequired && isEmpty('state')) errors.state = 'required';
  if (!isEmpty('country') && !country) errors.country = 'notOffered';
  if (!isEmpty('zipCode') && country && !isPostcode(draft.zipCode.trim(), country)) errors.zipCode = 'invalid';
  if (!/^[\p{L}\p{N}]*$/u.test(draft.vatNumber.trim())) errors.vatNumber = 'vatNumber';
  for (const field of addressFields) {
    if (draft[field].trim().length > (addressLengths[field] ?? Number.POSITIVE_INFINITY)) errors[field] = 'tooLong';
  }
  return errors;
}

export function checkEmail(email: string): FieldReason | undefined {
  if (email.trim() === '') return 'required';
  return isEmail(email.trim()) ? undefined : 'email';
}

function isPostcode(postcode: string, { postcodePattern }: CountryOption): boolean {
  return postcodePattern === '' || new RegExp(`^(?:${postcodePattern})$`, 'i').test(postcode);
}
