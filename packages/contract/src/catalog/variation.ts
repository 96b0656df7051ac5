import { z } from 'zod';

export const availabilityNamesSchema = z.object({
  id: z.number(),
  availabilityId: z.number(),
  lang: z.string(),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** `averageDays` until delivery. The id (1 to 10) decides the color of the badge: 1-3 green, 4-6 amber, 7-8 red, 9-10 gray. */
export const availabilitySchema = z.object({
  id: z.number(),
  icon: z.string(),
  averageDays: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  names: availabilityNamesSchema,
  iconPath: z.string().optional(),
});

/** What is sold. Weights in grams, lengths in millimetres; quantities in sold units, null = no rule. */
export const variationSchema = z.object({
  itemId: z.number().optional(),
  position: z.number().nullable().optional(),
  /** The article number. */
  number: z.string().optional(),
  model: z.string(),
  externalId: z.string().nullable().optional(),
  availabilityId: z.number(),
  maximumOrderQuantity: z.number().nullable().optional(),
  minimumOrderQuantity: z.number().nullable(),
  intervalOrderQuantity: z.number().nullable(),
  availableUntil: z.unknown().optional(),
  releasedAt: z.unknown().optional(),
  name: z.string(),
  weightG: z.number().optional(),
  weightNetG: z.number().optional(),
  widthMM: z.number().optional(),
  lengthMM: z.number().optional(),
  heightMM: z.number().optional(),
  unitsContained: z.number().optional(),
  vatId: z.number(),
  bundleType: z.unknown().optional(),
  durabilityYears: z.number().nullable().optional(),
  mayShowUnitPrice: z.boolean().nullable(),
  tagsInherited: z.boolean().optional(),
  customsTariffNumber: z.string().nullable().optional(),
  availability: availabilitySchema,
  id: z.number(),
  unitCombinationId: z.number().optional(),
  availabilityUpdatedAt: z.string(),
  /** Ours: what can still be sold, null = not limited. The quantity field respects it. */
  stock: z.number().nullable().optional(),
});

export const unitNamesSchema = z.object({ unitId: z.number(), lang: z.string(), name: z.string() });

/** How something is counted in the language of the answer: one carton, two cartons. */
export const countWordsSchema = z.object({ one: z.string(), other: z.string() });

/**
 * Content of one sold unit: `content` 6 of `unitOfMeasurement` C62 (UN/ECE Recommendation 20) is a carton of six. Ours: `words` says
 * how the unit is counted and what the pack is called, null where the unit is sold as it is; a small product leaves out words that
 * say no more than `names`.
 */
export const unitSchema = z.object({
  names: unitNamesSchema,
  unitOfMeasurement: z.string(),
  content: z.number(),
  words: z.object({ unit: countWordsSchema, pack: countWordsSchema.nullable() }).optional(),
});

export const barcodeSchema = z.object({
  id: z.number(),
  referrers: z.array(z.number()).optional(),
  name: z.string(),
  type: z.string(),
  code: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Availability = z.infer<typeof availabilitySchema>;
export type Variation = z.infer<typeof variationSchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Barcode = z.infer<typeof barcodeSchema>;
