import { z } from 'zod';
import { notSoldReasons } from '../cart/removal-reasons.ts';

export const namesSchema = z.object({ lang: z.string().optional(), name: z.string().optional() });

const oneOrSeveralNames = z.union([namesSchema, z.array(namesSchema)]);

export const conditionSchema = z.object({ id: z.number().optional(), names: oneOrSeveralNames });

export const producingCountrySchema = z.object({
  storehouseId: z.number().optional(),
  names: oneOrSeveralNames.optional(),
  lang: z.string().optional(),
  shippingDestinationId: z.number().optional(),
  id: z.number().optional(),
  isoCode3: z.string().optional(),
  isCountryStateMandatory: z.unknown().optional(),
  isoCode2: z.string().optional(),
  name: z.string().optional(),
  active: z.number().optional(),
});

/** The fields that begin with `responsible` are those of the EU responsible person (GPSR). */
export const manufacturerSchema = z.object({
  /** Of the page that lists its items (`/manufacturer/{slug}`); an addition to the contract. */
  slug: z.string().optional(),
  logo: z.string().optional(),
  name: z.string().optional(),
  externalName: z.string(),
  legalName: z.string().optional(),
  contactUrl: z.string().optional(),
  nameExternal: z.string().optional(),
  street: z.string().optional(),
  houseNo: z.string().optional(),
  postcode: z.string().optional(),
  town: z.string().optional(),
  country: producingCountrySchema.optional(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  faxNumber: z.string().optional(),
  url: z.string().optional(),
  responsibleName: z.string().optional(),
  responsibleStreet: z.string().optional(),
  responsibleHouseNo: z.string().optional(),
  responsiblePostCode: z.string().optional(),
  responsibleTown: z.string().optional(),
  responsibleCountry: z.number().optional(),
  responsibleCountryObject: producingCountrySchema.optional(),
  responsibleEmail: z.string().optional(),
  responsiblePhoneNo: z.string().optional(),
  responsibleContactUrl: z.string().optional(),
  position: z.number().optional(),
});

/** `itemType` is `default` or `set`; `feedbackDecimal` the average rating as decimal text, `feedbackCount` the count. */
export const itemSchema = z.object({
  id: z.number(),
  add_cms_page: z.union([z.string(), z.number()]).optional(),
  condition: conditionSchema,
  storeSpecial: z.unknown().optional(),
  manufacturerId: z.number(),
  producingCountryId: z.number().optional(),
  feedbackDecimal: z.string().nullable().optional(),
  feedbackCount: z.string().nullable().optional(),
  revenueAccount: z.number().optional(),
  conditionApi: conditionSchema.optional(),
  ageRestriction: z.number().optional(),
  itemType: z.string(),
  producingCountry: producingCountrySchema.optional(),
  manufacturer: z.union([manufacturerSchema, z.array(manufacturerSchema)]),
  rebate: z.number().optional(),
  salableVariationCount: z.number().optional(),
  customsTariffNumber: z.string().optional(),
  /** Ours: why it is not sold to whoever asks, and to which countries alone it is delivered; left out where nothing limits it. */
  notSold: z.enum(notSoldReasons).optional(),
  shippingCountries: z.array(z.object({ id: z.number(), name: z.string() })).optional(),
});

export type Manufacturer = z.infer<typeof manufacturerSchema>;
export type Item = z.infer<typeof itemSchema>;
