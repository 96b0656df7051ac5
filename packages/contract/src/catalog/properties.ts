import { typefaces } from '@mise/rules/typefaces.ts';
import { z } from 'zod';

const variationsPropertyGroupSchema = z.object({
  id: z.number(),
  position: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  options: z.array(
    z.object({
      id: z.number(),
      groupId: z.number(),
      type: z.string(),
      value: z.string(),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
});

/** A fact about the variation: material, energy class. */
export const variationPropertySchema = z.object({
  id: z.number(),
  cast: z.string(),
  referrer: z.array(z.number()).optional(),
  clients: z.array(z.number()).optional(),
  display: z.array(z.string()).optional(),
  options: z.object({ vatId: z.array(z.string()) }).optional(),
  groups: z.array(variationsPropertyGroupSchema).optional(),
  groupId: z.number(),
  position: z.number(),
  markup: z.number(),
  names: z.object({
    id: z.number(),
    propertyId: z.number(),
    lang: z.string(),
    name: z.string(),
    description: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
  values: z.object({
    id: z.number().optional(),
    value: z.string(),
    selectionId: z.number().optional(),
    lang: z.string().optional(),
    description: z.string(),
    downloadLink: z.string().optional(),
  }),
});

export const variationPropertyGroupSchema = z.object({
  id: z.number(),
  position: z.number(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  properties: z.array(variationPropertySchema),
});

export const productPropertyGroupSchema = z.object({
  id: z.number(),
  position: z.number(),
  names: z.object({
    id: z.number(),
    groupId: z.number(),
    lang: z.string(),
    name: z.string(),
    description: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
  backendName: z.string(),
  orderPropertyGroupingType: z.string(),
  isSurchargePercental: z.boolean(),
});

export const orderPropertySelectionValueSchema = z.object({
  description: z.string(),
  id: z.number(),
  name: z.string(),
  /** Additions: who chooses it wants nothing of the kind; in which typeface a text is shown that is asked for with it. */
  isNone: z.boolean().optional(),
  typeface: z.enum(typefaces).optional(),
});

export const productPropertyDetailsSchema = z.object({
  id: z.number(),
  position: z.number(),
  /** empty, text, int, float, selection or file. */
  valueType: z.string(),
  /** Written so in the contract. */
  isOderProperty: z.boolean(),
  isShownAsAdditionalCosts: z.boolean(),
  isRequired: z.boolean(),
  isPreSelected: z.boolean(),
  isShownOnItemPage: z.boolean(),
  isShownOnItemList: z.boolean(),
  isShownAtCheckout: z.boolean(),
  isMultiline: z.boolean(),
  /** An addition: the longest text in characters, the smallest and largest number; absent: as the type allows. */
  maximumLength: z.number().optional(),
  minimumValue: z.number().optional(),
  maximumValue: z.number().optional(),
  /** Additions: ids of those that must be answered with it, working days that it takes, no right to give the goods back. */
  requiredIds: z.array(z.number()).optional(),
  leadTimeDays: z.number().optional(),
  excludesReturn: z.boolean().optional(),
  surcharge: z.number(),
  vatId: z.string().nullable(),
  names: z.object({
    lang: z.string(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    propertyId: z.string(),
  }),
  /** By the id of the selection. */
  selectionValues: z.record(z.string(), orderPropertySelectionValueSchema),
});

/** An order property: a question about the ordered line (engraving, artwork). Surcharges per sold unit, major unit. */
export const productPropertySchema = z.object({
  propertySelectionId: z.number().nullable(),
  propertySelection: z.array(z.string()),
  propertyId: z.number(),
  surcharge: z.number(),
  group: productPropertyGroupSchema.nullable(),
  property: productPropertyDetailsSchema,
});

export type VariationProperty = z.infer<typeof variationPropertySchema>;
export type VariationPropertyGroup = z.infer<typeof variationPropertyGroupSchema>;
export type ProductPropertyDetails = z.infer<typeof productPropertyDetailsSchema>;
export type ProductProperty = z.infer<typeof productPropertySchema>;
