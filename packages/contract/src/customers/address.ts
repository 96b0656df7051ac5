import { z } from 'zod';
import { largestId } from '../limits.ts';
import { email, id, line, optionalLine, wholeNumber } from '../values.ts';
import { addressTypes } from './address-types.ts';

export const addressTypeSchema = z.literal([addressTypes.billing, addressTypes.shipping]);

/** An address as the shopper sees it. `country` and `state` are ids as text, `typeId` 1 billing, 2 shipping. */
export const addressSchema = z.object({
  id: z.number().optional(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The street. */
  streetName: z.string().nullable(),
  /** The house number. */
  apartment: z.string().nullable(),
  additionalAddressInformation: z.string().nullable().optional(),
  city: z.string(),
  state: z.string().nullish(),
  country: z.string().nullish(),
  zipCode: z.string(),
  postNumber: z.string().optional(),
  phoneNumber: z.string().nullish(),
  email: z.string().optional(),
  primary: z.union([z.number(), z.boolean()]),
  companyName: z.string().optional(),
  vatNumber: z.string().optional(),
  birthday: z.string().optional(),
  typeId: z.number().optional(),
});

const isBlank = (value: unknown) => typeof value !== 'string' || value === '';

/** Reports a missing name beside the other wrong fields, so the check must not wait until those are right. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/**
 * An address that a shopper enters. A company needs no person's name, a person both names. `id` changes an address that
 * exists. The pattern of the postcode and whether a state is required depend on the country: the server checks them.
 */
export const addressInputSchema = z
  .object({
    /** Only an id above 0 counts. */
    id: wholeNumber(0, largestId)
      .nullish()
      .transform((value) => value || undefined),
    firstName: optionalLine(100),
    lastName: optionalLine(100),
    companyName: optionalLine(100),
    streetName: line(200).min(1),
    apartment: line(30).min(1),
    additionalAddressInformation: optionalLine(200),
    zipCode: line(20).min(1),
    city: line(100).min(1),
    country: id,
    state: z
      .union([id, z.literal(''), z.null()])
      .transform((value) => value || null)
      .optional(),
    phoneNumber: optionalLine(40),
    email: z.union([email, z.literal('')]).optional(),
    vatNumber: optionalLine(30).refine((value) => /^[\p{L}\p{N}]*$/u.test(value), { error: 'vatNumber' }),
    postNumber: optionalLine(20),
    birthday: optionalLine(10),
    primary: z
      .union([z.boolean(), z.literal([0, 1])])
      .transform(Boolean)
      .optional(),
    typeId: addressTypeSchema.optional(),
  })
  .refine((address) => !isBlank(address.companyName) || !isBlank(address.firstName), {
    ...always,
    path: ['firstName'],
    error: 'required',
  })
  .refine((address) => !isBlank(address.companyName) || !isBlank(address.lastName), {
    ...always,
    path: ['lastName'],
    error: 'required',
  });

export const getAddressesParamsSchema = z.object({ typeId: addressTypeSchema });

export const doSaveAddressParamsSchema = z.object({ typeId: addressTypeSchema, addressData: addressInputSchema });

/** The address that a checkout uses, or that is deleted. */
export const setAddressDefaultParamsSchema = z.object({ typeId: addressTypeSchema, addressId: id });

export type Address = z.infer<typeof addressSchema>;
export type AddressInput = z.output<typeof addressInputSchema>;
export type DoSaveAddressParams = z.output<typeof doSaveAddressParamsSchema>;
export type SetAddressDefaultParams = z.output<typeof setAddressDefaultParamsSchema>;
