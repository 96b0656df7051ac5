import { z } from 'zod';

export const categoryTreeItemDetailsSchema = z.object({
  name: z.string(),
  lang: z.string(),
  nameUrl: z.string(),
  metaTitle: z.string(),
  imagePath: z.string().nullable(),
  image2Path: z.string().nullable(),
});

export const categoryTreeItemCountSchema = z.object({
  count: z.string(),
  categoryId: z.string(),
  webstoreId: z.string(),
  lang: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  variationCount: z.string(),
  customerClassId: z.string(),
});

/**
 * A category as navigation and sitemap need it. `linklist`: whether navigation shows it. `canonicalLink` is '' where the
 * category is canonical itself.
 */
export const categoryTreeItemSchema = z.object({
  id: z.number(),
  /** item or content. */
  type: z.string(),
  itemCount: z.array(categoryTreeItemCountSchema),
  childCount: z.number(),
  get children() {
    return z.array(categoryTreeItemSchema).optional();
  },
  details: z.array(categoryTreeItemDetailsSchema),
  right: z.enum(['all', 'customer']),
  linklist: z.enum(['Y', 'N']),
  sitemap: z.enum(['Y', 'N']),
  robots: z.string(),
  canonicalLink: z.string(),
  position: z.number(),
});

export type CategoryTreeItem = z.infer<typeof categoryTreeItemSchema>;
