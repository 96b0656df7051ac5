import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { texts } from '../../../db/columns.ts';
import { item } from './items.ts';

export const tag = pgTable('tag', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  names: texts('names').notNull(),
  color: text('color'),
});

export const itemTag = pgTable(
  'item_tag',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tag.id),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.tagId] }), index('item_tag_tag').on(table.tagId)],
);
