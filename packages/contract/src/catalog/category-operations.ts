import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  categoryDataSchema,
  categoryDependentsSchema,
  categoryEntrySchema,
  categoryParamsSchema,
  categorySearchByIdSchema,
  categorySearchCriteriaSchema,
  childCategoriesParamsSchema,
  deleteCategoryParamsSchema,
  editCategoryParamsSchema,
} from './category-entry.ts';

/** What an owner does with the pages of the shop. */
export const categoryOperations = {
  getCategoryById: operation({
    kind: 'get',
    access: 'viewer',
    input: categorySearchByIdSchema,
    output: categoryDataSchema,
    errors: ['categoryNotFound'],
    summary: 'Answers a category or content page with its settings in the language of the request, as a list of one.',
  }),
  getCategoriesSearch: operation({
    kind: 'get',
    access: 'viewer',
    input: categorySearchCriteriaSchema,
    output: categoryDataSchema,
    errors: [],
    summary: 'Lists categories and content pages with their settings, those that visitors do not see too.',
  }),
  getChildCategories: operation({
    kind: 'get',
    access: 'viewer',
    input: childCategoriesParamsSchema,
    output: categoryDataSchema,
    errors: ['categoryNotFound'],
    summary: 'Lists the categories and content pages below one, with their settings.',
  }),
  getCategoryDependents: operation({
    kind: 'get',
    access: 'viewer',
    input: deleteCategoryParamsSchema,
    output: categoryDependentsSchema,
    errors: ['categoryNotFound'],
    summary: 'Answers what hangs on a page and goes, or leads nowhere, when it is deleted.',
  }),
  getCategorySettingsValid: operation({
    kind: 'get',
    access: 'viewer',
    input: z.array(editCategoryParamsSchema).min(1).max(100),
    output: z.literal(true),
    errors: ['categoryNotFound'],
    bodyLimit: 1024 * 1024,
    summary:
      'Refuses the settings of pages that setCategorySettings would refuse at their fields, and changes nothing.',
  }),
  doAddCategory: operation({
    kind: 'do',
    access: 'publisher',
    input: categoryParamsSchema,
    output: categoryEntrySchema,
    errors: ['categoryNotFound', 'content.pictureNotCopied'],
    summary: 'Adds a category or content page, with the same name and address in every language.',
  }),
  setCategorySettings: operation({
    kind: 'set',
    access: 'publisher',
    input: z.array(editCategoryParamsSchema).min(1).max(100),
    output: categoryEntrySchema,
    meta: z.object({ entries: z.array(categoryEntrySchema) }),
    errors: ['categoryNotFound', 'category.conflict', 'category.itemsWouldBeLost', 'content.pictureNotCopied'],
    bodyLimit: 1024 * 1024,
    summary: 'Changes settings of pages, all or none, and answers the first of them, with all in meta.',
  }),
  deleteCategory: operation({
    kind: 'delete',
    access: 'publisher',
    input: deleteCategoryParamsSchema,
    output: z.literal('Category deleted'),
    errors: ['categoryNotFound', 'category.itemsWouldBeLost'],
    summary: 'Deletes a page and all below it, unless items would then stand nowhere.',
  }),
};
