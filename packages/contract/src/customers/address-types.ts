/** Numbers that the wire shapes of addresses use. Free of zod: the browser imports this file. */
export const addressTypes = { billing: 1, shipping: 2 } as const;

export type AddressType = (typeof addressTypes)[keyof typeof addressTypes];

export const addressOptionTypes = {
  vatNumber: 1,
  externalAddressId: 2,
  entryCertificate: 3,
  telephone: 4,
  email: 5,
  postNumber: 6,
  personalId: 7,
  bbfc: 8,
  birthday: 9,
  sessionId: 10,
  title: 11,
  contactPerson: 12,
  externalCustomerId: 13,
} as const;

export type AddressOptionType = (typeof addressOptionTypes)[keyof typeof addressOptionTypes];
