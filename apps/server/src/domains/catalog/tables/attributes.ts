import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { texts } from '../../../db/columns.ts';

export const attribute = pgTable('attribute', {
  id: integer('id').primaryKey(),
  type: text('type').$type<'box' | 'dropdown' | 'image'>().notNull(),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
});

export const attributeValue = pgTable('attribute_value', {
  id: integer('id').primaryKey(),
  attributeId: integer('attribute_id')
    .notNull()
    .references(() => attribute.id),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
  imageUrl: text('image_url'),
});
