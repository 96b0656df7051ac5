import type { FieldReason } from './field-reasons.ts';

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

/** Letters and digits of any script; '' is none and counts as right. */
export function isVatNumber(text: string): boolean {
  return /^[\p{L}\p{N}]*$/u.test(text);
}

/** What a country wants of its addresses. Ids are numbers in the shop and texts in a form. */
export type CountryRules<Id> = {
  /** Regular expression that a postcode must match whole, whatever its case; '' or null: any will do. */
  postcodePattern: string | null;
  isStateRequired: boolean;
  states: readonly { id: Id }[];
};

/** What is wrong with country, state and postcode together. `country`: the chosen one, null where it is not offered. */
export function checkPlace<Id>(
  { stateId, postcode }: { stateId: Id | null; postcode: string },
  country: CountryRules<Id> | null,
): { country?: FieldReason; state?: FieldReason; zipCode?: FieldReason } {
  if (!country) return { country: 'notOffered' };
  const isKnownState = stateId === null || country.states.some(({ id }) => id === stateId);
  return {
    ...(!isKnownState && { state: 'notOffered' }),
    ...(stateId === null && country.isStateRequired && { state: 'required' }),
    ...(!fits(postcode, country.postcodePattern) && { zipCode: 'invalid' }),
  };
}

function fits(postcode: string, pattern: string | null): boolean {
  return !pattern || new RegExp(`^(?:${pattern})$`, 'i').test(postcode);
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
