import { z } from 'zod';
import { productAttributeSchema, productGroupedAttributeSchema, variationAttributeMapSchema } from './attributes.ts';
import { categoryBreadcrumbSchema, defaultCategorySchema } from './category.ts';
import { energyLabelSchema } from './energy-label.ts';
import { itemSchema } from './item.ts';
import { imagesSchema, textsSchema } from './media.ts';
import { offerTermsSchema } from './offer-terms.ts';
import { pricesSchema } from './price.ts';
import { productDocumentSchema } from './product-document.ts';
import { productPropertySchema, variationPropertyGroupSchema } from './properties.ts';
import { barcodeSchema, unitSchema, variationSchema } from './variation.ts';

export const productTagSchema = z.object({
  id: z.number(),
  names: z.object({ name: z.string(), lang: z.string() }),
  color: z.string().nullable().optional(),
  /** Of the page that lists its items (`/tag/{slug}`), in the language of the answer; an addition to the contract. */
  slug: z.string(),
});

export const productDataFilterSchema = z.object({
  hasManufacturer: z.boolean().optional(),
  isSalable: z.boolean(),
  isSalableAndActive: z.boolean(),
  hasActiveChildren: z.boolean().optional(),
  hasChildren: z.boolean().optional(),
});

/**
 * Addresses are absolute. `href` is the page of the item's main variation, which stands for all of them; `alternate` names this
 * variation in each language and `x-default`.
 */
export const productCanonicalSchema = z.object({
  href: z.string(),
  alternate: z.array(z.object({ href: z.string(), hreflang: z.string() })),
});

export const productSeoSettingsSchema = z.object({
  conditionOfItem: z.string(),
  mappedAvailability: z.string(),
  brand: z.string(),
  manufacturer: z.string(),
  gtin: z.string(),
  gtin8: z.string(),
  gtin13: z.string(),
  isbn: z.string(),
  mpn: z.string(),
  priceValidUntil: z.string(),
  sku: z.string(),
  robots: z.string(),
  forceRobotsValue: z.string(),
  forcedCanonicalUrl: z.string(),
  forceNoIndex: z.boolean(),
  canonical: productCanonicalSchema.optional(),
});

/** What a product and a component of a bundle share. */
const productBase = {
  item: itemSchema,
  texts: textsSchema,
  unit: unitSchema,
  variation: variationSchema,
  images: imagesSchema,
  filter: productDataFilterSchema,
  attributes: z.array(productAttributeSchema).optional(),
  groupedAttributes: z.array(productGroupedAttributeSchema).optional(),
  properties: z.array(productPropertySchema),
  hasOrderProperties: z.boolean().optional(),
  hasRequiredOrderProperty: z.boolean().optional(),
  facets: z.array(z.unknown()),
  /** Ours, where one is due. */
  energyLabel: energyLabelSchema.optional(),
};

export const bundleComponentDataSchema = z.object(productBase);

/**
 * `quantity` in one sold unit of the bundle, as decimal text. `options`, ours: what may be taken in its place, itself among them, by
 * what tells them apart; left out where there is nothing to choose.
 */
export const productBundleComponentSchema = z.object({
  quantity: z.string(),
  data: bundleComponentDataSchema,
  options: z.array(z.object({ variationId: z.number(), name: z.string(), isSalable: z.boolean() })).optional(),
});

/**
 * Ours, in small answers of lists: how a list sells it. `add`: as it is; `select`: one of the variations in `choices` (id and name),
 * which differ in what `label` names ('': in what a pack contains); else on its page, after `questions`, among `variations` or by its `parts`.
 */
export const listPurchaseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add') }),
  z.object({
    kind: z.literal('select'),
    label: z.string(),
    choices: z.array(z.tuple([z.number(), z.string()])),
  }),
  z.object({ kind: z.literal('questions') }),
  z.object({ kind: z.literal('variations') }),
  z.object({ kind: z.literal('parts') }),
]);

/** A variation with all that a page shows of it. */
export const productSchema = z.object({
  ...productBase,
  defaultCategories: z.array(defaultCategorySchema).optional(),
  barcodes: z.array(barcodeSchema).optional(),
  hasOnlyRequiredAndPreselected: z.boolean().optional(),
  prices: pricesSchema.optional(),
  tags: z.array(productTagSchema).optional(),
  /** What it is a piece of (`/series/{slug}`); an addition to the contract. */
  series: z.array(z.object({ id: z.number(), name: z.string(), slug: z.string() })).optional(),
  /** Of the page of a product alone; an addition to the contract. */
  offerTerms: offerTermsSchema.optional(),
  /** Data sheets to download, in the order of the shop; an addition to the contract. */
  documents: z.array(productDocumentSchema).optional(),
  bundleComponents: z.array(productBundleComponentSchema).optional(),
  variationProperties: z.array(variationPropertyGroupSchema).optional(),
  variationAttributeMap: variationAttributeMapSchema.optional(),
  seoSettings: productSeoSettingsSchema.optional(),
  breadcrumbs: z.array(categoryBreadcrumbSchema).optional(),
  numberOfVariations: z.string().optional(),
  /** 1 where a listing may add it without the product page. */
  canDirectlyAddToCart: z.number().optional(),
  listPurchase: listPurchaseSchema.optional(),
  isCheapestSorting: z.boolean().optional(),
});

export type ProductTag = z.infer<typeof productTagSchema>;
export type ListPurchase = z.infer<typeof listPurchaseSchema>;
export type ProductSeoSettings = z.infer<typeof productSeoSettingsSchema>;
export type ProductBundleComponent = z.infer<typeof productBundleComponentSchema>;
export type Product = z.infer<typeof productSchema>;
