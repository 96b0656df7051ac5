import { isDeliveryPostcode } from '@mise/rules/pickup-point.ts';
import { z } from 'zod';
import { maximumNeighborLength } from '../limits.ts';
import { id, line, optionalLine } from '../values.ts';

export const preferredDeliveryOptions = ['PreferredNeighbour', 'PreferredLocation', 'PreferredDay'] as const;

/** By shippingProfileId, for the country of the cart; one that is absent takes none of them. */
export const preferredDeliveryShippingProfilesSchema = z.record(z.string(), z.array(z.enum(preferredDeliveryOptions)));

/** `gmapsApiKey`: null where no map is shown. */
export const preferredDeliveryLocationsSchema = z.object({
  shippingProfiles: z.array(z.number()),
  gmapsApiKey: z.string().nullable(),
  postnumberRequired: z.boolean(),
});

export const preferredDeliveryServiceParamsSchema = z.object({
  shippingProfileId: id,
  postalcode: line(20).refine(isDeliveryPostcode, { error: 'invalid' }),
});

/**
 * What the carrier does at a postcode, with what lies in the cart. `preferredDay` by its date, false where there is none.
 * `additionalCharge` of a preferred day, in the major unit, net or gross as the cart.
 */
export const preferredDeliveryServicesSchema = z.object({
  preferredDay: z.union([
    z.record(z.string(), z.object({ date: z.string(), dayName: z.string(), dayNumber: z.string() })),
    z.boolean(),
  ]),
  preferredLocation: z.boolean(),
  preferredNeighbour: z.boolean(),
  additionalCharge: z.number(),
});

/** All that is wanted: what is absent or empty is not. `surcharge` is the shop's to say, whatever is sent. */
export const savePreferredDeliveryParamsSchema = z
  .object({
    preferredDay: z
      .union([z.iso.date(), z.literal('')])
      .nullish()
      .transform((value) => value ?? ''),
    surcharge: z.number().optional(),
    preferredLocation: optionalLine(maximumNeighborLength),
    preferredNeighbourName: optionalLine(maximumNeighborLength),
    preferredNeighbourAddress: optionalLine(maximumNeighborLength),
  })
  .refine(({ preferredNeighbourName: name, preferredNeighbourAddress: place }) => place === '' || name !== '', {
    error: 'required',
    path: ['preferredNeighbourName'],
  })
  .refine(({ preferredNeighbourName: name, preferredNeighbourAddress: place }) => name === '' || place !== '', {
    error: 'required',
    path: ['preferredNeighbourAddress'],
  })
  // A parcel is left at one place.
  .refine(
    ({ preferredLocation, preferredNeighbourName }) => preferredLocation === '' || preferredNeighbourName === '',
    {
      error: 'invalid',
      path: ['preferredNeighbourName'],
    },
  );

/** What is wanted, as the cart knows it; '' where nothing is. */
export const preferredDeliverySchema = z.object({
  preferredDay: z.string(),
  preferredLocation: z.string(),
  preferredNeighbourName: z.string(),
  preferredNeighbourAddress: z.string(),
});

export const savedPreferredDeliverySchema = preferredDeliverySchema.extend({ surcharge: z.number() });

export type PreferredDelivery = z.infer<typeof preferredDeliverySchema>;
export type PreferredDeliveryServices = z.infer<typeof preferredDeliveryServicesSchema>;
