import type { Language } from '@mise/rules/languages.ts';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { item } from './items.ts';

export const category = pgTable(
  'category',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id'),
    type: text('type').$type<'item' | 'content'>().notNull(),
    level: integer('level').notNull(),
    position: integer('position').notNull(),
    isCustomersOnly: boolean('is_customers_only').notNull().default(false),
    isInNavigation: boolean('is_in_navigation').notNull(),
    isInSitemap: boolean('is_in_sitemap').notNull(),
    /** Visitors see it; off, operators alone do. */
    isLinked: boolean('is_linked').notNull().default(true),
    imageUrl: text('image_url'),
    image2Url: text('image2_url'),
    /** Grows with every change of the page; a change that names an older one is refused. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('category_parent').on(table.parentId)],
);

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Slugs from the root down, joined by slashes: the address without language prefix. */
    path: text('path').notNull(),
    shortDescription: text('short_description').notNull().default(''),
    description: text('description').notNull().default(''),
    description2: text('description2').notNull().default(''),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeywords: text('meta_keywords').notNull().default(''),
    metaRobots: text('meta_robots').notNull().default('all'),
    canonicalLink: text('canonical_link').notNull().default(''),
    /** Names of templates that clients of the ecosystem show the page with; kept for them. */
    pageView: text('page_view').notNull().default(''),
    itemListView: text('item_list_view').notNull().default(''),
    singleItemView: text('single_item_view').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    uniqueIndex('category_text_path').on(table.language, table.path),
  ],
);

/** Where a category was before: its former paths lead to it, wherever it is now. */
export const categoryRedirect = pgTable(
  'category_redirect',
  {
    language: text('language').$type<Language>().notNull(),
    path: text('path').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.path] }),
    index('category_redirect_category').on(table.categoryId),
  ],
);

export const itemCategory = pgTable(
  'item_category',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.categoryId] }),
    index('item_category_category').on(table.categoryId),
  ],
);
