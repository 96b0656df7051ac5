import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { texts } from '../../../db/columns.ts';
import { item } from './items.ts';

export const propertyGroup = pgTable('property_group', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
});

/** A fact about an item ("Material: porcelain"). */
export const property = pgTable('property', {
  id: integer('id').primaryKey(),
  groupId: integer('group_id')
    .notNull()
    .references(() => propertyGroup.id),
  position: integer('position').notNull(),
  /**
   * `hazard`: the label of a hazardous mixture (packages/rules, `hazard.ts`); `electrical` and `battery`: which kind of
   * equipment it is, and which batteries are in it, that the shop has to take back.
   */
  type: text('type').$type<'text' | 'selection' | 'int' | 'float' | 'hazard' | 'electrical' | 'battery'>().notNull(),
  unit: text('unit'),
  names: texts('names').notNull(),
});

export const itemProperty = pgTable(
  'item_property',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => property.id),
    values: texts('values').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.propertyId] })],
);
