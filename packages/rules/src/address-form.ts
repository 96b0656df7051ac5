import type { FieldReason } from './field-reasons.ts';
import { isPostcode, type PostcodeCountry } from './postcode.ts';
import { vatNumberFault } from './vat-number.ts';

/** Greatest lengths of what is typed into an address, in characters. */
export const addressLengths = {
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
} as const;

/** What every address needs; the name is another question (`missingNames`), and so is the state (`checkPlace`). */
export const requiredAddressFields = ['streetName', 'apartment', 'zipCode', 'city', 'country'] as const;

export type AddressNames = { companyName?: unknown; firstName?: unknown; lastName?: unknown };

/** A company needs no person's name, a person both names. */
export function missingNames(address: AddressNames): ('firstName' | 'lastName')[] {
  if (!isBlank(address.companyName)) return [];
  return (['firstName', 'lastName'] as const).filter((field) => isBlank(address[field]));
}

/** What a country wants of its addresses. Ids are numbers in the shop and texts in a form. */
export type CountryRules<Id> = PostcodeCountry & {
  isStateRequired: boolean;
  /** Letters with which its VAT ids begin. */
  vatCodes: readonly string[];
  states: readonly { id: Id }[];
};

/** What is wrong with country, state, postcode and VAT id together. `country`: the chosen one, null where it is not offered. */
export function checkPlace<Id>(
  { stateId, postcode, vatNumber }: { stateId: Id | null; postcode: string; vatNumber: string },
  country: CountryRules<Id> | null,
): { country?: FieldReason; state?: FieldReason; zipCode?: FieldReason; vatNumber?: FieldReason } {
  if (!country) return { country: 'notOffered' };
  const vatFault = vatNumberFault(vatNumber, country.vatCodes);
  const isKnownState = stateId === null || country.states.some(({ id }) => id === stateId);
  return {
    ...(!isKnownState && { state: 'notOffered' }),
    ...(stateId === null && country.isStateRequired && { state: 'required' }),
    ...(!isPostcode(postcode, country) && { zipCode: 'invalid' }),
    ...(vatFault && { vatNumber: vatFault }),
  };
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
