import { z } from 'zod';
import { id, quantity } from '../values.ts';

/** A day in the shop's time zone. */
const day = z.iso.date();

/** Days on which goods are expected, both included. */
export const deliveryWindowSchema = z.object({ from: day, to: day });

/** So many of a line come at once; `window` is null where no day can be named. */
export const deliveryPartSchema = z.object({
  quantity: z.number(),
  window: deliveryWindowSchema.nullable(),
  /** It waits for nothing: neither supplier nor engraving. */
  isReady: z.boolean(),
});

/** When all of an order is there. */
export const deliverySchema = deliveryWindowSchema.extend({
  /** Until then it holds. */
  orderBy: z.string(),
  /** All of it leaves the house today. */
  shipsToday: z.boolean(),
  /** False: a part has no day, and these are those of the rest. */
  isComplete: z.boolean(),
  /** It is not brought but fetched. */
  isPickup: z.boolean(),
  /** It leaves only when the money has come, by transfer or on a payment page: `orderBy` is until when it has to be there. */
  isAfterPayment: z.boolean(),
});

/** The days as they were promised when the order was placed, and what they hang on as its payment stands now. */
export const orderDeliverySchema = deliverySchema.omit({ shipsToday: true }).extend({
  /** It was cleared after `orderBy`, and comes later than on these days. */
  isLate: z.boolean(),
});

/** Where not all of it comes at once: what the buyer wants, who has it in parts unless they say otherwise. */
export const deliverySplitSchema = z.enum(['partial', 'complete']);

/** What a promise is made of: working days, and the holidays that it passes. */
export const deliveryReasonsSchema = z.object({
  readyDays: z.object({ minimum: z.number(), maximum: z.number() }),
  finishingDays: z.number(),
  transit: z.object({ minimum: z.number(), maximum: z.number() }),
  holidays: z.array(day),
});

/** `propertyIds`: the order properties that are answered. Without a variation: of what lies in stock. */
export const deliveryPromiseParamsSchema = z.object({
  variationId: id.optional(),
  quantity: quantity.default(1),
  propertyIds: z.array(id).max(50).default([]),
});

/**
 * No part where the variation cannot be bought. `isMailed`: nothing of it is carried, its code comes by mail. `methods`, by
 * shippingProfileId, of what lies in stock alone.
 */
export const deliveryPromiseSchema = z.object({
  isMailed: z.boolean(),
  delivery: deliverySchema.nullable(),
  parts: z.array(deliveryPartSchema),
  reasons: deliveryReasonsSchema.nullable(),
  methods: z.record(z.string(), deliverySchema.nullable()),
});

export type DeliveryWindow = z.infer<typeof deliveryWindowSchema>;
export type DeliveryPart = z.infer<typeof deliveryPartSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type OrderDelivery = z.infer<typeof orderDeliverySchema>;
export type DeliverySplit = z.infer<typeof deliverySplitSchema>;
export type DeliveryReasons = z.infer<typeof deliveryReasonsSchema>;
export type DeliveryPromise = z.infer<typeof deliveryPromiseSchema>;
export type DeliveryPromiseParams = z.output<typeof deliveryPromiseParamsSchema>;
