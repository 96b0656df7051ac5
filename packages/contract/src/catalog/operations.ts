import { z } from 'zod';
import { maximumItemsPerPage } from '../limits.ts';
import { operation } from '../operation.ts';
import { id, line, none, page, wholeNumber } from '../values.ts';
import { categoryTreeItemSchema } from './category-tree.ts';
import { facetSchema, facetSearchCriteriaSchema, listedProductsSchema } from './facet.ts';
import { productSchema } from './product.ts';
import {
  itemSearchAnswerSchema,
  itemSearchAutocompleteParamsSchema,
  itemSearchAutocompleteResultSchema,
  itemSearchParamsSchema,
  searchMetaSchema,
} from './search.ts';

/** `id` is the item; without `variationId` its main variation is answered. */
export const productParamsSchema = z.object({ id, variationId: id.optional() });

/** All of them at once unless a page is asked for. */
export const productByIdsSearchCriteriaSchema = z.object({
  variationIds: z.array(id).max(maximumItemsPerPage),
  page,
  itemsPerPage: wholeNumber(1, maximumItemsPerPage).default(maximumItemsPerPage),
  products: listedProductsSchema,
  sort: line(60).optional(),
});

export const productsByIdsResponseSchema = z.object({ products: z.array(productSchema), total: z.number() });

/** Which of the asked variations whoever calls sees after a login alone. */
export const productsByIdsMetaSchema = z.object({ closedIds: z.array(id) });

export const catalogOperations = {
  getCategoryTree: operation({
    kind: 'get',
    access: 'anyone',
    method: 'GET',
    input: none,
    output: z.array(categoryTreeItemSchema),
    errors: [],
    summary: 'Answers the categories of the shop in the language of the request, each with its descendants.',
  }),
  getFacet: operation({
    kind: 'get',
    access: 'anyone',
    input: facetSearchCriteriaSchema,
    output: facetSchema,
    weight: 3,
    errors: ['categoryNotFound'],
    summary: 'Lists the products of a category, tag, manufacturer or relation, with the facets that narrow them down.',
  }),
  getSearch: operation({
    kind: 'get',
    access: 'anyone',
    input: itemSearchParamsSchema,
    output: itemSearchAnswerSchema,
    meta: searchMetaSchema,
    weight: 3,
    errors: ['categoryNotFound'],
    summary: 'Lists the products that a search term finds; without a term or tag the answer is empty.',
  }),
  getItemSearchAutocomplete: operation({
    kind: 'get',
    access: 'anyone',
    input: itemSearchAutocompleteParamsSchema,
    output: itemSearchAutocompleteResultSchema,
    weight: 2,
    errors: [],
    summary: 'Suggests items, categories and terms while a search term is typed.',
  }),
  getProduct: operation({
    kind: 'get',
    access: 'anyone',
    input: productParamsSchema,
    output: productSchema,
    errors: ['productNotFound'],
    summary: 'Answers one variation of an item with everything that its page shows.',
  }),
  getProductsByIds: operation({
    kind: 'get',
    access: 'anyone',
    input: productByIdsSearchCriteriaSchema,
    output: productsByIdsResponseSchema,
    meta: productsByIdsMetaSchema,
    errors: [],
    summary:
      'Answers variations by their ids, in the order of the ids unless a sort is named; unknown and closed ones are left out.',
  }),
};

export type ProductParams = z.output<typeof productParamsSchema>;
export type ProductByIdsSearchCriteria = z.output<typeof productByIdsSearchCriteriaSchema>;
export type ProductsByIdsResponse = z.infer<typeof productsByIdsResponseSchema>;
export type ProductsByIdsMeta = z.infer<typeof productsByIdsMetaSchema>;
