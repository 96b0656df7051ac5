import { z } from 'zod';
import { maximumTermLength } from '../limits.ts';
import { line } from '../values.ts';
import { energyRatingSchema } from './energy-label.ts';
import {
  facetPaginationSchema,
  filterGroupSchema,
  languageUrlsSchema,
  searchCriteria,
  searchTypeSchema,
} from './facet.ts';
import { salesPriceSchema } from './price.ts';
import { productSchema } from './product.ts';

export const itemSearchParamsSchema = z
  .object({ ...searchCriteria, type: searchTypeSchema.default('search'), term: line(maximumTermLength).optional() })
  .prefault({});

export const itemSearchResultSchema = z.object({
  products: z.array(productSchema),
  facets: z.array(filterGroupSchema),
  languageUrls: languageUrlsSchema.optional(),
  pagination: facetPaginationSchema,
});

/** `{}` answers a search without a term or tag: nothing was asked. */
export const itemSearchAnswerSchema = z.union([itemSearchResultSchema, z.strictObject({})]);

/** What became of a term. */
export const searchMetaSchema = z.object({
  /** What was searched for instead, because the term as it was typed found nothing; null: nothing was corrected. */
  correctedTerm: z.string().nullable(),
  /** Words that were left out, because nothing has all of them. */
  droppedWords: z.array(z.string()),
  /** Where nothing was found: words of the shop that are written much like the typed ones. */
  nearestTerms: z.array(z.string()),
  /** The categories in which items with these words stand; `url` is a path without language prefix. */
  nearestCategories: z.array(z.object({ id: z.number(), name: z.string(), url: z.string() })),
  /** More items have such an article number than the total says: so many begin as the typed one that not all are looked at. */
  hasMore: z.boolean(),
  /** The page that was meant, a path without language prefix: a variation by its number, or what the owner says; null: none. */
  redirectTo: z.string().nullable(),
});

export const autocompleteTypeSchema = z.enum(['category', 'suggestion']);

/** `types` limits what is suggested beside items; absent: everything. */
export const itemSearchAutocompleteParamsSchema = z
  .object({ query: line(maximumTermLength).optional(), types: z.array(autocompleteTypeSchema).max(2).optional() })
  .prefault({});

/** The shape of the contract without the figures behind the price. */
export const itemSearchAutocompletePriceSchema = salesPriceSchema.omit({ data: true });

/** `label` is plain text; `url` a path without language prefix; `count` how many items stand behind it. */
export const itemSearchAutocompleteBaseItemSchema = z.object({
  label: z.string(),
  image: z.string(),
  url: z.string(),
  beforeLabel: z.string(),
  afterLabel: z.string(),
  count: z.number(),
  imageAlt: z.string(),
});

/** `beforeLabel` is the variation ("27 cm"), `afterLabel` its article number. */
export const itemSearchAutocompleteItemSchema = itemSearchAutocompleteBaseItemSchema.extend({
  /** Content of one sold unit; an addition to the contract. */
  pack: z.object({ content: z.number(), unit: z.string() }),
  price: itemSearchAutocompletePriceSchema.nullable(),
  crossedPrice: itemSearchAutocompletePriceSchema.nullable(),
  /** An addition to the contract, where an energy label is due. */
  energyRating: energyRatingSchema.optional(),
});

export const itemSearchAutocompleteResultSchema = z.object({
  categories: z.array(itemSearchAutocompleteBaseItemSchema),
  items: z.array(itemSearchAutocompleteItemSchema),
  suggestions: z.array(itemSearchAutocompleteBaseItemSchema),
  total: z.number(),
});

export type SearchMeta = z.infer<typeof searchMetaSchema>;
export type ItemSearchParams = z.output<typeof itemSearchParamsSchema>;
export type ItemSearchResult = z.infer<typeof itemSearchResultSchema>;
export type ItemSearchAutocompletePrice = z.infer<typeof itemSearchAutocompletePriceSchema>;
export type ItemSearchAutocompleteBaseItem = z.infer<typeof itemSearchAutocompleteBaseItemSchema>;
export type ItemSearchAutocompleteItem = z.infer<typeof itemSearchAutocompleteItemSchema>;
export type ItemSearchAutocompleteResult = z.infer<typeof itemSearchAutocompleteResultSchema>;
