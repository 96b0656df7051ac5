import type { Language } from '@mise/rules/languages.ts';
import { type AnyPgColumn, boolean, char, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { item } from '../catalog/tables/items.ts';
import { variation } from '../catalog/tables/variations.ts';
import { customer } from '../customers/tables.ts';

/** What somebody wrote of an item, or the shop's reply to it. Replies have no rating and no title. */
export const review = pgTable(
  'review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    /** The variation that its author spoke of; null: the item as a whole. */
    variationId: integer('variation_id').references(() => variation.id, { onDelete: 'set null' }),
    /** Who wrote it and may change it; null: nobody any more, or the shop, whose replies they are. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** The review that this one replies to; null: it is a review. */
    replyTo: integer('reply_to').references((): AnyPgColumn => review.id, { onDelete: 'cascade' }),
    /** 1 to 5; null on a reply. */
    rating: integer('rating'),
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    authorName: text('author_name').notNull().default(''),
    /** The language that it is written in, whoever reads it. */
    language: char('language', { length: 2 }).$type<Language>().notNull(),
    /** Under review: not shown and not counted. */
    isVisible: boolean('is_visible').notNull(),
    /** Its author bought the item here. */
    isVerified: boolean('is_verified').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('review_item').on(table.itemId, table.createdAt),
    index('review_reply').on(table.replyTo),
    // One of a customer and item: another one is an edit.
    uniqueIndex('review_author').on(table.customerId, table.itemId),
    index('review_variation').on(table.variationId),
  ],
);
