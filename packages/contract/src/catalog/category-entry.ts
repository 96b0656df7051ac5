import { isLink, isPictureAddress } from '@mise/rules/is-link.ts';
import { languages } from '@mise/rules/languages.ts';
import { isSlug } from '@mise/rules/slug.ts';
import { z } from 'zod';
import { largestId } from '../limits.ts';
import { robots } from '../shop/setting-values.ts';
import { criterion, id, line, page, text, wholeNumber } from '../values.ts';
import { categorySchema } from './category.ts';

/** How many pages a list of them has, unless another number is asked for. */
export const pagesPerList = 30;

const pageType = z.enum(['item', 'content']);
const itemsPerPage = wholeNumber(1, 100).default(pagesPerList);
/** What is answered beside the entry; all of it always is. */
const beside = line(200).optional();

/**
 * A page as its owner sets it; those below it are asked for. `right` is the page's own here: `isClosedAbove`, an addition, says
 * whether a page above it needs a login anyhow.
 */
export const categoryEntrySchema = categorySchema.omit({ children: true, subcategories: true }).extend({
  /** Visitors see it. */
  isLinkedToWebstore: z.boolean(),
  hasChildren: z.boolean(),
  isClosedAbove: z.boolean(),
  /** Grows with every change of the page, in whatever language; an addition. */
  version: z.number(),
});

/** A list of pages, counted from 1. */
export const categoryDataSchema = z.object({
  page: z.number(),
  totalsCount: z.number(),
  isLastPage: z.boolean(),
  lastPageNumber: z.number(),
  firstOnPage: z.number(),
  lastOnPage: z.number(),
  itemsPerPage: z.number(),
  entries: z.array(categoryEntrySchema),
});

export const categorySearchByIdSchema = z.object({ categoryId: id, with: beside });

/** `sortBy`: position, name or id, with _asc or _desc. `name`: part of a name. `pinnedId`: of the entry that comes first. */
export const categorySearchCriteriaSchema = z
  .object({
    level: criterion(wholeNumber(1, 20)),
    parentCategoryId: criterion(id),
    type: criterion(pageType),
    with: beside,
    sortBy: criterion(z.enum(['position_asc', 'position_desc', 'name_asc', 'name_desc', 'id_asc', 'id_desc'])),
    columns: beside,
    page,
    itemsPerPage,
    name: criterion(line(100)),
    pinnedId: criterion(id),
  })
  .prefault({});

export const childCategoriesParamsSchema = z.object({ parentCategoryId: id, page, itemsPerPage, with: beside });

/** The root is 0 or null. */
const parent = z
  .union([wholeNumber(0, largestId), z.null()])
  .transform((parentId) => (parentId === 0 ? null : parentId));

const yesOrNo = z.enum(['Y', 'N']);
const pictureAddress = line(2000).refine(isPictureAddress, { error: 'link' });

const pageSettings = z.object({
  sitemap: yesOrNo,
  linklist: yesOrNo,
  right: z.enum(['all', 'customer']),
  canonicalLink: line(2000).refine(isLink, { error: 'link' }),
  position: wholeNumber(0, 1_000_000),
  metaTitle: line(200),
  metaDescription: text(500).transform((written) => written.replace(/\s+/g, ' ')),
  metaKeywords: line(500),
  metaRobots: z
    .string()
    .trim()
    .toLowerCase()
    .transform((value) => value || 'all')
    .pipe(robots),
  linkCategoryToWebstore: z.boolean(),
  pageView: line(100),
  itemListView: line(100),
  singleItemView: line(100),
  /** Additions: the pictures of the page; '' is none. */
  imagePath: pictureAddress,
  image2Path: pictureAddress,
});

/** A part of an address, in lower case. */
const slug = line(100)
  .transform((written) => written.toLowerCase())
  .refine(isSlug, { error: 'slug' });

const pageName = line(100).min(1);

export const categoryParamsSchema = pageSettings.partial().extend({
  type: pageType,
  name: pageName,
  parentCategoryId: parent.default(null),
  /** Made of the name, where none is given. */
  nameUrl: slug.optional(),
});

/**
 * What is absent stays as it is. `lang`: of the words; without it the language of the request. `version`: what the page was
 * when the writer read it; a writer who names none overwrites whatever is there.
 */
export const editCategoryParamsSchema = pageSettings.partial().extend({
  id,
  version: z.int().optional(),
  parentCategoryId: parent.optional(),
  lang: z.enum(languages).optional(),
  type: pageType.optional(),
  name: pageName.optional(),
  nameUrl: slug.optional(),
});

export const deleteCategoryParamsSchema = z.object({ categoryId: id });

/** What hangs on a page: an addition, for whoever is about to delete it. */
export const categoryDependentsSchema = z.object({
  /** All below it, which are deleted with it. */
  children: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Items that stand in it or below it, and how many of them nowhere else: as long as there are any it cannot be deleted. */
  itemCount: z.number(),
  lostItemCount: z.number(),
  /** Pages whose blocks lead there, by the identifier of their blocks ("index" or the id of a category) and their name. */
  links: z.array(z.object({ identifier: z.string(), name: z.string() })),
});

export type CategoryEntry = z.infer<typeof categoryEntrySchema>;
export type CategoryData = z.infer<typeof categoryDataSchema>;
export type CategorySearchCriteria = z.output<typeof categorySearchCriteriaSchema>;
export type CategoryParams = z.output<typeof categoryParamsSchema>;
export type EditCategoryParams = z.output<typeof editCategoryParamsSchema>;
export type CategoryDependents = z.infer<typeof categoryDependentsSchema>;
