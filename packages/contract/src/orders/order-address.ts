import { z } from 'zod';

export const addressOptionSchema = z.object({
  id: z.number(),
  addressId: z.number(),
  /** One of `addressOptionTypes`. */
  typeId: z.number(),
  value: z.string(),
  position: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const addressPivotSchema = z.object({
  contactId: z.number(),
  addressId: z.number(),
  id: z.number(),
  typeId: z.number(),
  isPrimary: z.union([z.boolean(), z.number()]),
});

/**
 * An address as the back office and orders write it: name1 company, name2 first name, name3 last name, address1 street,
 * address2 house number, address3 addition; e-mail and phone are options.
 */
export const addressDataSchema = z.object({
  id: z.number(),
  gender: z.string().nullable(),
  name1: z.string().optional(),
  name2: z.string().nullable(),
  name3: z.string().nullable(),
  name4: z.string().nullable().optional(),
  address1: z.string().nullable(),
  address2: z.string().nullable(),
  address3: z.string().nullable().optional(),
  address4: z.string().nullable().optional(),
  postalCode: z.string(),
  town: z.string(),
  countryId: z.number(),
  stateId: z.number().nullable().optional(),
  /** Ours: what they are called, also where the shop does not deliver to any more. */
  countryName: z.string().optional(),
  stateName: z.string().optional(),
  readOnly: z.boolean(),
  checkedAt: z.string().nullable().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
  primary: z.number().optional(),
  title: z.string(),
  contactPerson: z.string(),
  taxIdNumber: z.string(),
  pivot: addressPivotSchema.optional(),
  options: z.array(addressOptionSchema),
  contactRelations: z.array(addressPivotSchema).optional(),
});

export type AddressOption = z.infer<typeof addressOptionSchema>;
export type AddressData = z.infer<typeof addressDataSchema>;
