import { addressLengths, checkPlace, missingNames, requiredAddressFields } from '@mise/rules/address-form.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { isPostNumber } from '@mise/rules/pickup-point.ts';
import type { AddressDraft, AddressField, CountryOption } from './checkout-address.ts';

export type AddressErrors = Partial<Record<AddressField, FieldReason>>;

/** What is wrong with an address, by the rules that doSaveAddress applies. */
export function checkAddress(draft: AddressDraft, countries: readonly CountryOption[]): AddressErrors {
  const country = countries.find(({ id }) => id === draft.country) ?? null;
  const errors: AddressErrors = checkPlace(
    { stateId: draft.state || null, postcode: draft.zipCode.trim(), vatNumber: draft.vatNumber },
    country,
  );
  for (const field of measuredFields) if (draft[field].trim().length > addressLengths[field]) errors[field] = 'tooLong';
  if (!isPostNumber(draft.postNumber.trim())) errors.postNumber = 'invalid';
  for (const field of requiredAddressFields) if (draft[field].trim() === '') errors[field] = 'required';
  for (const field of missingNames(draft)) errors[field] = 'required';
  return errors;
}

const measuredFields = Object.keys(addressLengths) as (keyof typeof addressLengths)[];
