import { z } from 'zod';
import { id } from '../values.ts';

export const shippingPrivacyInformationSchema = z.object({
  /** The carrier may get e-mail and phone only with consent (`shippingPrivacyHintAccepted`). */
  showDataPrivacyAgreementHint: z.boolean(),
  id: z.number(),
  parcelServiceId: z.number(),
  parcelServiceName: z.string(),
  parcelServiceAddress: z.string(),
});

/** A shipping method for the cart as it is. `shippingAmount` in the major unit, net or gross as the cart. */
export const shippingMethodSchema = z.object({
  /** The same number as `shippingProfileId`: either can be sent. */
  parcelServicePresetId: z.number(),
  parcelServicePresetName: z.string(),
  parcelServiceType: z.number(),
  parcelServiceId: z.number(),
  parcelServiceName: z.string(),
  /** What setShippingProvider takes. */
  shippingProfileId: z.number(),
  shippingAmount: z.number(),
  shippingPrivacyInformation: z.array(shippingPrivacyInformationSchema),
  isPostOffice: z.boolean(),
  isParcelBox: z.boolean(),
  icon: z.unknown(),
  excludedPaymentMethodIds: z.array(z.number()),
  allowedPaymentMethodNames: z.array(z.string()),
});

/** `selected` is a shippingProfileId, 0 where none is. */
export const shippingProviderSchema = z.object({ list: z.array(shippingMethodSchema), selected: z.number() });

export const shippingProviderParamsSchema = z.object({ shippingId: id });

/** By shippingProfileId; one that is absent takes none of them. */
export const preferredDeliveryShippingProfilesSchema = z.record(
  z.string(),
  z.array(z.enum(['PreferredNeighbour', 'PreferredLocation', 'PreferredDay'])),
);

export const preferredDeliveryLocationsSchema = z.object({
  shippingProfiles: z.array(z.number()),
  gmapsApiKey: z.string().nullable(),
  postnumberRequired: z.boolean(),
});

export type ShippingMethod = z.infer<typeof shippingMethodSchema>;
export type ShippingProvider = z.infer<typeof shippingProviderSchema>;
