import type { Input } from '@mise/contract/client.ts';
import type { Address } from '@mise/contract/customers/address.ts';
import { type AddressType, addressTypes } from '@mise/contract/customers/address-types.ts';
import { defineForm, type FormValues } from '#app/forms/form-definition.ts';
import { addressFormFields } from './address-form.ts';
import {
  type AddressDraft,
  addressFields,
  type CountryOption,
  toAddressDraft,
  toAddressInput,
  toDraftLines,
} from './checkout-address.ts';

/** An address of a customer, as it stands in the book. */
export type BookEntry = {
  id: number;
  /** All of it in one line, which tells it from others of the same company. */
  name: string;
  lines: string[];
  phone: string;
  isPrimary: boolean;
  draft: AddressDraft;
};

export function toBookEntry(address: Address, countries: readonly CountryOption[]): BookEntry {
  const draft = toAddressDraft(address, '');
  const lines = toDraftLines(draft, countries);
  return {
    id: address.id ?? 0,
    name: lines.join(', '),
    lines,
    phone: draft.phoneNumber,
    isPrimary: Boolean(address.primary),
    draft,
  };
}

/** An address of the book, new or changed. */
export const addressBookForm = defineForm('address', {
  ...addressFormFields,
  isPrimary: { kind: 'checkbox', label: 'addressBook.isPrimary' },
  isForBoth: { kind: 'checkbox', label: 'addressBook.isForShipping' },
});

export type AddressBookFields = typeof addressBookForm.fields;
export type AddressBookValues = FormValues<AddressBookFields>;

export function enteredAddress(values: AddressBookValues): AddressDraft {
  return Object.fromEntries(addressFields.map((field) => [field, values[field]])) as AddressDraft;
}

/** The calls that save what was entered, in this order; the second where it is to be an address of the other type as well. */
export function toSaveCalls(
  values: AddressBookValues,
  { typeId, id }: { typeId: AddressType; id: number },
): Input<'doSaveAddress'>[] {
  const { isPrimary, isForBoth } = values;
  const draft = enteredAddress(values);
  const otherType = typeId === addressTypes.billing ? addressTypes.shipping : addressTypes.billing;
  const call = (type: AddressType, addressId: number) => ({
    typeId: type,
    addressData: toAddressInput(draft, { id: addressId, isPrimary }),
  });
  return [call(typeId, id), ...(isForBoth ? [call(otherType, 0)] : [])];
}
