import { z } from 'zod';

export const stateSchema = z.object({ id: z.number(), name: z.string() });

export const shippingCountryStateSchema = z.object({
  countryId: z.string(),
  id: z.number(),
  isoCode: z.string().nullable(),
  isoCode3166: z.string(),
  name: z.string(),
});

/** Regular expression that a postcode must match whole; null or absent: the country has no postcodes. */
const zipCodeRegex = z.string().nullable().optional();

/** A country in the language of the answer; both names are the same. The postcode's pattern is an addition of ours, for the forms that list it. */
export const countrySchema = z.object({
  id: z.number(),
  name: z.string(),
  currLangName: z.string(),
  isoCode2: z.string(),
  states: z.array(stateSchema),
  zipCodeRegex,
});

/** A territory with tax rules of its own (the Canary Islands, Northern Ireland). */
export const geoRegulatedCountrySchema = z.object({
  id: z.number(),
  currLangName: z.string(),
  zipCodeRegex,
  isoCode2: z.string(),
  states: z.array(shippingCountryStateSchema),
  vatCodes: z.array(z.string()),
});

export const activeShippingCountrySchema = z.object({
  active: z.number(),
  currLangName: z.string(),
  zipCodeRegex,
  isGeoRegulated: z.boolean(),
  id: z.number(),
  isCountryStateMandatory: z.boolean().nullable(),
  isoCode2: z.string(),
  isoCode3: z.string(),
  lang: z.string(),
  name: z.string(),
  names: z.array(z.object({ country_id: z.string(), id: z.number(), language: z.string(), name: z.string() })),
  shippingDestinationId: z.number(),
  states: z.array(shippingCountryStateSchema).optional(),
  storehouseId: z.number(),
  /** Letters with which a VAT id of the country begins. */
  vatCodes: z.array(z.string()),
  /** Ours: whoever has a valid VAT id of another member state is charged no VAT there. */
  isVatFreeWithId: z.boolean().optional(),
});

export const aggregatedCountriesSchema = z.object({
  default: z.array(activeShippingCountrySchema),
  geoRegulated: z.array(geoRegulatedCountrySchema),
});

export type State = z.infer<typeof stateSchema>;
export type Country = z.infer<typeof countrySchema>;
export type GeoRegulatedCountry = z.infer<typeof geoRegulatedCountrySchema>;
export type ActiveShippingCountry = z.infer<typeof activeShippingCountrySchema>;
export type AggregatedCountries = z.infer<typeof aggregatedCountriesSchema>;
