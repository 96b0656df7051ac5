import { z } from 'zod';
import { amount, criterion, id, itemsPerPage, line, page } from '../values.ts';
import { categoryBreadcrumbSchema, categorySchema } from './category.ts';
import { manufacturerSchema } from './item.ts';
import { productSchema } from './product.ts';

export const filterSchema = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string().optional(),
  names: z.array(z.object({ lang: z.string(), name: z.string() })).optional(),
  cssClass: z.string().optional(),
  position: z.number().optional(),
  count: z.number().optional(),
  selected: z.union([z.boolean(), z.number()]).optional(),
});

/** A facet. `type` is feedback, price, availability, producer or dynamic. */
export const filterGroupSchema = z.object({
  count: z.number(),
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  type: z.string(),
  cssClass: z.string().optional(),
  maxResultCount: z.union([z.string(), z.number()]).optional(),
  minHitCount: z.union([z.string(), z.number()]).optional(),
  position: z.number().optional(),
  sort: z.string().optional(),
  values: z.array(filterSchema).optional(),
});

/**
 * How much of its products a list answers. Ours: `small` is what a card of our pages shows; without it a product has what the
 * contract lets a list have.
 */
export const listedProductsSchema = z.enum(['all', 'small']).default('all');

/** Path of the same page by language, and the one for all others. */
export const languageUrlsSchema = z.object({ 'x-default': z.string() }).catchall(z.string());

/** `totals`: how many products there are in all, not on this page. */
export const facetPaginationSchema = z.object({ totals: z.number(), perPageOptions: z.array(z.number()) });

export const facetSchema = z.object({
  /** Null where the search is not for a category (`type` other than category); the shape of the contract is silent. */
  category: categorySchema.nullable(),
  facets: z.array(filterGroupSchema),
  products: z.array(productSchema),
  languageUrls: languageUrlsSchema,
  pagination: facetPaginationSchema,
  breadcrumbs: z.array(categoryBreadcrumbSchema),
  /** Ours: whose items a list of the type `manufacturer` has, where its slug was asked for. */
  manufacturer: manufacturerSchema.optional(),
});

export const searchTypeSchema = z.enum([
  'category',
  'tag',
  'cross_selling',
  'manufacturer',
  'series',
  'all',
  'live-shopping',
  'search',
  'last_seen',
]);

/** The criteria that getFacet and getSearch share. */
export const searchCriteria = {
  /** Slash-joined slugs from the root; a leading slash is optional. */
  categoryUrlPath: line(500).optional(),
  categorySlug: line(200).optional(),
  categoryId: criterion(id),
  page,
  itemsPerPage,
  products: listedProductsSchema,
  /** One of `sortValues`; anything else is the order of the shop. */
  sort: line(60).optional(),
  /** Comma list of ids. */
  facets: line(1000).optional(),
  priceMin: criterion(amount),
  priceMax: criterion(amount),
  tagId: criterion(z.union([id, z.array(id).max(20)]).transform((value) => [value].flat())),
  tagName: line(100).optional(),
  /** Ours: what the page of a manufacturer or of a series is called in its address. */
  slug: line(120).optional(),
  crossSellingRelation: z.enum(['Accessory', 'ReplacementPart', 'Similar', 'Bundle']).default('Similar'),
  /** The item whose cross-selling is asked for. */
  itemId: criterion(id),
};

export const facetSearchCriteriaSchema = z.object({ ...searchCriteria, type: searchTypeSchema.default('category') });

export type Filter = z.infer<typeof filterSchema>;
export type FilterGroup = z.infer<typeof filterGroupSchema>;
export type LanguageUrls = z.infer<typeof languageUrlsSchema>;
export type ListedProducts = z.output<typeof listedProductsSchema>;
export type Facet = z.infer<typeof facetSchema>;
export type SearchType = z.infer<typeof searchTypeSchema>;
export type FacetSearchCriteria = z.output<typeof facetSearchCriteriaSchema>;
