import { z } from 'zod';
import { cartParamsSchema } from '../cart/cart.ts';
import { operation } from '../operation.ts';
import { countrySchema, geoRegulatedCountrySchema } from '../shop/country.ts';
import { line, none } from '../values.ts';
import {
  addressSchema,
  addressTypeSchema,
  doSaveAddressParamsSchema,
  getAddressesParamsSchema,
  setAddressDefaultParamsSchema,
} from './address.ts';
import { addressTypes } from './address-types.ts';
import { priceGroupSchema, setPriceSideParamsSchema } from './price-group.ts';
import { loginAsGuestParamsSchema, sessionResultSchema } from './session.ts';

export const getAddressesDataParamsSchema = z
  .object({
    /** None named: both. */
    types: z
      .array(addressTypeSchema)
      .max(2)
      .default([])
      .transform((types) => (types.length > 0 ? types : Object.values(addressTypes))),
    /** Language of the countries' names; that of the request where absent. */
    lang: line(5).optional(),
    includeCountries: z.boolean().default(true),
  })
  .prefault({});

export const getAddressesDataResponseSchema = z.object({
  addresses: z.array(addressSchema),
  countries: z.object({ default: z.array(countrySchema), geoRegulated: z.array(geoRegulatedCountrySchema) }).optional(),
});

export const customersOperations = {
  getSession: operation({
    kind: 'get',
    access: 'anyone',
    input: cartParamsSchema(),
    output: sessionResultSchema,
    errors: [],
    summary: 'Answers who is here and what is in the cart, and renews the token of the session.',
  }),
  doLoginAsGuest: operation({
    kind: 'do',
    access: 'anyone',
    input: loginAsGuestParamsSchema,
    output: sessionResultSchema.nullable(),
    errors: [],
    summary: 'Sets the e-mail address under which a guest orders.',
  }),
  getAddresses: operation({
    kind: 'get',
    access: 'anyone',
    input: getAddressesParamsSchema,
    output: z.array(addressSchema),
    errors: [],
    summary: "Lists the session's billing or shipping addresses, the primary one first.",
  }),
  getAddressesData: operation({
    kind: 'get',
    access: 'anyone',
    input: getAddressesDataParamsSchema,
    output: getAddressesDataResponseSchema,
    errors: [],
    summary: 'Lists addresses of several types, with the countries that an address can name unless they are left out.',
  }),
  // The list, not the saved address alone (docs/decisions/0005).
  doSaveAddress: operation({
    kind: 'do',
    access: 'anyone',
    input: doSaveAddressParamsSchema,
    output: z.array(addressSchema),
    errors: ['address.createFailed', 'address.notFound', 'address.validationFailed'],
    summary:
      'Adds or changes an address and answers all of its type, the primary one first; one of the other type is copied.',
  }),
  // The id as a number, not as text (docs/decisions/0005).
  setCheckoutAddress: operation({
    kind: 'set',
    access: 'anyone',
    input: setAddressDefaultParamsSchema,
    output: z.number(),
    errors: ['address.notFound'],
    summary: 'Makes an address the billing or shipping address of the checkout and answers its id.',
  }),
  deleteAddress: operation({
    kind: 'delete',
    access: 'anyone',
    input: setAddressDefaultParamsSchema,
    output: z.array(addressSchema),
    errors: ['address.deleteFailed'],
    summary: 'Deletes an address and answers those of its type that remain.',
  }),
  // The choice of net and gross prices is an addition of ours.
  getPriceGroup: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: priceGroupSchema,
    errors: [],
    summary:
      'Answers on which side prices are shown to whoever calls, and whether they are a customer who is logged in.',
  }),
  setPriceSide: operation({
    kind: 'set',
    access: 'anyone',
    input: setPriceSideParamsSchema,
    output: priceGroupSchema,
    errors: [],
    summary: 'Chooses net or gross prices for a guest; for a customer it stays as their class has it.',
  }),
};

export type GetAddressesDataResponse = z.infer<typeof getAddressesDataResponseSchema>;
