import type { Input } from '@mise/contract/client.ts';
import type { Address } from '@mise/contract/customers/address.ts';
import type { ActiveShippingCountry } from '@mise/contract/shop/country.ts';

/** The fields of an address in the order in which they are asked for, named as the contract names them. */
export const addressFields = [
  'companyName',
  'firstName',
  'lastName',
  'streetName',
  'apartment',
  'additionalAddressInformation',
  'postNumber',
  'zipCode',
  'city',
  'country',
  'state',
  'phoneNumber',
  'vatNumber',
] as const;

export type AddressField = (typeof addressFields)[number];

/** An address as it stands in a form: texts, '' where nothing was entered. `country` and `state` are ids. */
export type AddressDraft = Record<AddressField, string>;

/** A country to choose, with what its addresses must look like. */
export type CountryOption = {
  id: string;
  name: string;
  iso2: string;
  /** Regular expression that a postcode must match whole; '' where the country has none. */
  postcodePattern: string;
  isStateRequired: boolean;
  states: { id: string; name: string }[];
  /** Letters with which its VAT ids begin. */
  vatCodes: readonly string[];
  /** Whoever has a VAT id of another member state is charged none here. */
  isVatFreeWithId: boolean;
};

export function toCountryOption(country: ActiveShippingCountry): CountryOption {
  return {
    id: String(country.id),
    name: country.currLangName,
    iso2: country.isoCode2,
    postcodePattern: country.zipCodeRegex ?? '',
    isStateRequired: country.isCountryStateMandatory ?? false,
    states: (country.states ?? []).map(({ id, name }) => ({ id: String(id), name })),
    vatCodes: country.vatCodes,
    isVatFreeWithId: country.isVatFreeWithId ?? false,
  };
}

export function emptyAddress(country: string): AddressDraft {
  const fields = Object.fromEntries(addressFields.map((field) => [field, '']));
  return { ...(fields as AddressDraft), country };
}

export function toAddressDraft(address: Address, country: string): AddressDraft {
  const fields = addressFields.map((field) => [field, address[field] ?? '']);
  const draft = Object.fromEntries(fields) as AddressDraft;
  return { ...draft, country: draft.country || country };
}

/** What doSaveAddress takes. An id above 0 changes that address; a primary one comes first in the answer. */
export function toAddressInput(
  draft: AddressDraft,
  { id, isPrimary }: { id: number; isPrimary: boolean },
): Input<'doSaveAddress'>['addressData'] {
  return {
    ...draft,
    country: Number(draft.country),
    state: draft.state === '' ? null : Number(draft.state),
    id,
    primary: isPrimary,
  };
}

export function isSameDraft(left: AddressDraft, right: AddressDraft): boolean {
  return addressFields.every((field) => left[field].trim() === right[field].trim());
}

/** Names an address as it was read: a draft cannot name one that was deleted or changed elsewhere since. */
export function choiceOf({ id, draft }: { id: number; draft: AddressDraft }): string {
  return [id, ...addressFields.map((field) => draft[field].trim())].join(' ');
}

/** The lines of a parcel's label: nothing empty, the country last. */
export function toDraftLines(draft: AddressDraft, countries: readonly CountryOption[]): string[] {
  const country = countries.find(({ id }) => id === draft.country);
  return [
    draft.companyName,
    `${draft.firstName} ${draft.lastName}`,
    draft.postNumber,
    `${draft.streetName} ${draft.apartment}`,
    draft.additionalAddressInformation,
    `${draft.zipCode} ${draft.city}`,
    country?.states.find(({ id }) => id === draft.state)?.name ?? '',
    country?.name ?? '',
    draft.vatNumber,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
