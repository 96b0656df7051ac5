import { addressLengths, missingNames } from '@mise/rules/address-form.ts';
import { isPostNumber } from '@mise/rules/pickup-point.ts';
import { normalizeVatNumber, vatNumberFault } from '@mise/rules/vat-number.ts';
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

/** In capitals, by the form of its member state; which one it must be of, the country decides. */
export const vatNumberSchema = optionalLine(addressLengths.vatNumber)
  .superRefine((value, issues) => {
    const fault = vatNumberFault(value, []);
    if (fault) issues.addIssue({ code: 'custom', message: fault });
  })
  .transform(normalizeVatNumber);

function isBirthday(value: string): boolean {
  return value === '' || (z.iso.date().safeParse(value).success && value >= '1900-01-01');
}

/** Reports a missing name beside the other wrong fields, so the check must not wait until those are right. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/**
 * An address that a shopper enters. A company needs no person's name, a person both names. The pattern of the postcode and
 * whether a state is required depend on the country: the server checks them.
 */
export const newAddressSchema = z
  .object({
    firstName: optionalLine(addressLengths.firstName),
    lastName: optionalLine(addressLengths.lastName),
    companyName: optionalLine(addressLengths.companyName),
    streetName: line(addressLengths.streetName).min(1),
    apartment: line(addressLengths.apartment).min(1),
    additionalAddressInformation: optionalLine(addressLengths.additionalAddressInformation),
    zipCode: line(addressLengths.zipCode).min(1),
    city: line(addressLengths.city).min(1),
    country: id,
    state: z
      .union([id, z.literal(''), z.null()])
      .transform((value) => value || null)
      .optional(),
    phoneNumber: optionalLine(addressLengths.phoneNumber),
    email: z.union([email, z.literal('')]).optional(),
    vatNumber: vatNumberSchema,
    /** Of a customer of the carrier, who has things sent to a parcel locker. */
    postNumber: optionalLine(20).refine(isPostNumber, { error: 'invalid' }),
    birthday: optionalLine(10).refine(isBirthday, { error: 'invalid' }),
    primary: z
      .union([z.boolean(), z.literal([0, 1])])
      .transform(Boolean)
      .optional(),
    typeId: addressTypeSchema.optional(),
  })
  .refine((address) => !missingNames(address).includes('firstName'), {
    ...always,
    path: ['firstName'],
    error: 'required',
  })
  .refine((address) => !missingNames(address).includes('lastName'), {
    ...always,
    path: ['lastName'],
    error: 'required',
  });

/** The same, or with its `id` one that exists and is changed. Only an id above 0 counts. */
export const addressInputSchema = newAddressSchema.safeExtend({
  id: wholeNumber(0, largestId)
    .nullish()
    .transform((value) => value || undefined),
});

export const getAddressesParamsSchema = z.object({ typeId: addressTypeSchema });

export const doSaveAddressParamsSchema = z.object({ typeId: addressTypeSchema, addressData: addressInputSchema });

/** The address that a checkout uses, or that is deleted. */
export const setAddressDefaultParamsSchema = z.object({ typeId: addressTypeSchema, addressId: id });

export type Address = z.infer<typeof addressSchema>;
export type AddressInput = z.output<typeof addressInputSchema>;
export type DoSaveAddressParams = z.output<typeof doSaveAddressParamsSchema>;
export type SetAddressDefaultParams = z.output<typeof setAddressDefaultParamsSchema>;
