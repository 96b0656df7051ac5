import type { FieldDefinition } from '#app/forms/form-definition.ts';
import type { AddressField } from './checkout-address.ts';

/** The fields of an address in the order of the page. What is required, and which postcodes there are, its country decides. */
export const addressFormFields = {
  companyName: { kind: 'text', label: 'address.companyName', autoComplete: 'organization' },
  firstName: { kind: 'text', label: 'address.firstName', autoComplete: 'given-name' },
  lastName: { kind: 'text', label: 'address.lastName', autoComplete: 'family-name' },
  streetName: { kind: 'text', label: 'address.streetName', autoComplete: 'address-line1' },
  apartment: { kind: 'text', label: 'address.apartment' },
  additionalAddressInformation: {
    kind: 'text',
    label: 'address.additionalAddressInformation',
    autoComplete: 'address-line2',
  },
  postNumber: { kind: 'text', label: 'address.postNumber', hint: 'address.postNumberHint' },
  zipCode: { kind: 'text', label: 'address.zipCode', autoComplete: 'postal-code' },
  city: { kind: 'text', label: 'address.city', autoComplete: 'address-level2' },
  country: { kind: 'select', label: 'address.country', autoComplete: 'country' },
  state: { kind: 'select', label: 'address.state', autoComplete: 'address-level1' },
  phoneNumber: { kind: 'tel', label: 'address.phoneNumber', hint: 'address.phoneHint', autoComplete: 'tel' },
  vatNumber: { kind: 'text', label: 'address.vatNumber', hint: 'address.vatHint' },
} as const satisfies Record<AddressField, FieldDefinition>;
