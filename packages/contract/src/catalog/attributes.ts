import { z } from 'zod';

export const attributeSchema = z.object({
  id: z.number(),
  position: z.number(),
  backendName: z.string(),
  isSurchargePercental: z.boolean(),
  isLinkableToImage: z.boolean(),
  /** box, dropdown or image. */
  typeOfSelectionInOnlineStore: z.string(),
  isGroupable: z.boolean(),
  updatedAt: z.string(),
  names: z.object({ lang: z.string(), name: z.string(), attributeId: z.string() }),
});

export const attributeValueSchema = z.object({
  id: z.number(),
  position: z.number(),
  image: z.string(),
  comment: z.string(),
  attributeId: z.number(),
  backendName: z.string(),
  updatedAt: z.string(),
  names: z.object({ lang: z.string(), name: z.string(), valueId: z.string() }),
});

/** The value that a variation has of an attribute of its item. */
export const productAttributeSchema = z.object({
  attributeId: z.number(),
  valueId: z.number(),
  attribute: attributeSchema,
  value: attributeValueSchema,
  attributeValueSetId: z.number(),
});

export const productGroupedAttributeSchema = z.object({
  attributePosition: z.number(),
  name: z.string(),
  value: z.string(),
});

export const variationMapProductAttributeValueSchema = z.object({
  attributeValueId: z.number(),
  position: z.number(),
  imageUrl: z.string(),
  name: z.string(),
  disabled: z.boolean().optional(),
});

export const variationMapProductAttributeSchema = z.object({
  attributeId: z.number(),
  position: z.number(),
  name: z.string(),
  /** box, dropdown or image. */
  type: z.string(),
  values: z.array(variationMapProductAttributeValueSchema),
});

export const variationMapProductVariationSchema = z.object({
  variationId: z.number(),
  isSalable: z.boolean(),
  /** Ours: it is never delivered again. */
  isDiscontinued: z.boolean().optional(),
  unitCombinationId: z.number(),
  unitId: z.number().nullable(),
  unitName: z.string(),
  attributes: z.array(z.object({ attributeId: z.number(), attributeValueId: z.number() })).optional(),
});

/** All variations of the item, from which the page works out what can be chosen. */
export const variationAttributeMapSchema = z.object({
  variations: z.array(variationMapProductVariationSchema),
  attributes: z.array(variationMapProductAttributeSchema),
});

export type ProductAttribute = z.infer<typeof productAttributeSchema>;
export type VariationMapProductAttribute = z.infer<typeof variationMapProductAttributeSchema>;
export type VariationMapProductVariation = z.infer<typeof variationMapProductVariationSchema>;
export type VariationAttributeMap = z.infer<typeof variationAttributeMapSchema>;
