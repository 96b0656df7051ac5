import { z } from 'zod';

export const categoryBreadcrumbSchema = z.object({
  id: z.number(),
  level: z.number(),
  name: z.string(),
  /** Path from the root of the language, with a leading slash. */
  url: z.string(),
  itemCount: z.number().optional(),
});

/** A category of a product. Flags are booleans here, "Y" and "N" in the category itself. */
export const defaultCategorySchema = z.object({
  id: z.number(),
  parentCategoryId: z.number().nullable().optional(),
  level: z.number(),
  type: z.string(),
  linklist: z.boolean(),
  right: z.string(),
  sitemap: z.boolean(),
  updatedAt: z.string(),
  manually: z.boolean(),
  name: z.string(),
  plentyId: z.number(),
});

/** Texts of a category in one language. `description` stands above the list, `description2` below it, both HTML. */
export const categoryDetailsSchema = z.object({
  canonicalLink: z.string(),
  categoryId: z.string(),
  description: z.string(),
  description2: z.string(),
  fulltext: z.string(),
  image: z.number().nullable(),
  image2: z.string().nullable(),
  image2Path: z.string().nullable(),
  imagePath: z.string().nullable(),
  itemListView: z.string(),
  lang: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  metaRobots: z.string(),
  metaTitle: z.string(),
  name: z.string(),
  nameUrl: z.string(),
  pageView: z.string(),
  plenty_category_details_image_path: z.string(),
  plenty_category_details_image2_path: z.string(),
  plentyId: z.number(),
  position: z.string(),
  previewUrl: z.string().optional(),
  shortDescription: z.string(),
  singleItemView: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
});

export const itemCountSchema = z.object({ count: z.number() });

export const categoryClientSchema = z.object({ categoryId: z.string(), plentyId: z.number() });

export const subCategorySchema = z.object({
  id: z.number(),
  name: z.string(),
  nameUrl: z.string(),
  itemCount: z.number(),
});

/** `right`: all or customer (needs a login); `linklist` Y: in the navigation; `sitemap` Y: in sitemap.xml. */
export const categorySchema = z.object({
  childCount: z.number().optional(),
  get children() {
    return z.array(categorySchema).optional();
  },
  clients: z.array(categoryClientSchema),
  details: z.array(categoryDetailsSchema),
  id: z.number(),
  itemCount: z.array(itemCountSchema).optional(),
  level: z.number(),
  linklist: z.string(),
  /** Null at the root, as in CategoryEntry; the shape of the contract names only a number. */
  parentCategoryId: z.number().nullable(),
  right: z.string(),
  sitemap: z.string(),
  type: z.string(),
  robots: z.string().optional(),
  subcategories: z.array(subCategorySchema).optional(),
});

export type CategoryBreadcrumb = z.infer<typeof categoryBreadcrumbSchema>;
export type DefaultCategory = z.infer<typeof defaultCategorySchema>;
export type CategoryDetails = z.infer<typeof categoryDetailsSchema>;
export type SubCategory = z.infer<typeof subCategorySchema>;
export type Category = z.infer<typeof categorySchema>;
