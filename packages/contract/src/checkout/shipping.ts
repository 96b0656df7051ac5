import { z } from 'zod';
import { id } from '../values.ts';
import { preferredDeliveryOptions } from './preferred-delivery.ts';

export const shippingPrivacyInformationSchema = z.object({
  /** The carrier may get e-mail and phone only with consent (`shippingPrivacyHintAccepted`), which is free: it goes without. */
  showDataPrivacyAgreementHint: z.boolean(),
  id: z.number(),
  parcelServiceId: z.number(),
  parcelServiceName: z.string(),
  parcelServiceAddress: z.string(),
});

/** What freight carriers do beside the carriage, where a method and a country have it. */
export const freightServiceKinds = ['tailLift', 'deliveryWindow', 'phoneBeforeArrival'] as const;

/** Everything that is done beside the carriage. */
export const shippingServiceKinds = [
  ...freightServiceKinds,
  'preferredDay',
  'preferredLocation',
  'preferredNeighbour',
] as const;

export type ShippingServiceKind = (typeof shippingServiceKinds)[number];

/** "07:00-10:00": between which hours of a day. */
export const timeWindowSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/);

export const freightServiceSchema = z.object({
  kind: z.enum(freightServiceKinds),
  /** In the major unit, net or gross as the cart; 0: free. */
  amount: z.number(),
  /** Of a delivery window: the hours to choose from. */
  windows: z.array(timeWindowSchema),
  isChosen: z.boolean(),
  /** Of a delivery window: the hours that are chosen, '' for none. */
  window: z.string(),
});

/** All that is wanted: what is absent is not. */
export const freightServicesParamsSchema = z.object({
  tailLift: z.boolean().default(false),
  deliveryWindow: timeWindowSchema.nullish(),
  phoneBeforeArrival: z.boolean().default(false),
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
  /** Whether it goes to pickup points of the country: post offices, parcel lockers. */
  isPostOffice: z.boolean(),
  isParcelBox: z.boolean(),
  icon: z.unknown(),
  excludedPaymentMethodIds: z.array(z.number()),
  allowedPaymentMethodNames: z.array(z.string()),
  /** Ours: what the carrier does beside the carriage, to this country. */
  freightServices: z.array(freightServiceSchema).optional(),
  /** Ours: how the carrier may be told to deliver, in this country. */
  preferredDelivery: z.array(z.enum(preferredDeliveryOptions)).optional(),
});

/** `selected` is a shippingProfileId, 0 where none is. */
export const shippingProviderSchema = z.object({ list: z.array(shippingMethodSchema), selected: z.number() });

export const shippingProviderParamsSchema = z.object({ shippingId: id });

export type FreightService = z.infer<typeof freightServiceSchema>;
export type FreightServiceKind = FreightService['kind'];
export type FreightServicesParams = z.output<typeof freightServicesParamsSchema>;
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;
export type ShippingProvider = z.infer<typeof shippingProviderSchema>;
