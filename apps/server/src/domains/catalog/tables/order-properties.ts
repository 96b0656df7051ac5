import type { Typeface } from '@mise/rules/typefaces.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type Texts, texts, unitAmount } from '../../../db/columns.ts';
import { item } from './items.ts';

export type OrderPropertySelection = {
  id: number;
  names: Texts;
  descriptions: Texts;
  /** Who chooses it wants nothing of the kind ("no embroidery"). */
  isNone?: boolean;
  /** In which a text is shown that is asked for with it. */
  typeface?: Typeface;
};

/** A question about an ordered line ("Engraving"). */
export const orderProperty = pgTable('order_property', {
  id: integer('id').primaryKey(),
  valueType: text('value_type').$type<'empty' | 'text' | 'int' | 'float' | 'selection' | 'file'>().notNull(),
  position: integer('position').notNull(),
  groupId: integer('group_id'),
  names: texts('names').notNull(),
  descriptions: texts('descriptions').notNull(),
  isRequired: boolean('is_required').notNull(),
  isPreSelected: boolean('is_pre_selected').notNull(),
  isMultiline: boolean('is_multiline').notNull(),
  /** Of a text, in characters. */
  maximumLength: integer('maximum_length'),
  /** Of a number, both included. */
  minimumValue: integer('minimum_value'),
  maximumValue: integer('maximum_value'),
  /** Per piece, gross. */
  surcharge: unitAmount('surcharge').notNull(),
  /** VAT id of its own; null: that of the variation. */
  vatId: integer('vat_id'),
  isShownAsAdditionalCosts: boolean('is_shown_as_additional_costs').notNull(),
  /** Those that must be answered with it, where an item asks them too. */
  requiredIds: integer('required_ids').array().notNull().default([]),
  /** Working days that it takes until the goods can leave. */
  leadTimeDays: integer('lead_time_days').notNull().default(0),
  /** Made as the buyer says, so that it cannot be given back. */
  excludesReturn: boolean('excludes_return').notNull().default(false),
  selection: jsonb('selection').$type<OrderPropertySelection[]>().notNull(),
});

export const itemOrderProperty = pgTable(
  'item_order_property',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    orderPropertyId: integer('order_property_id')
      .notNull()
      .references(() => orderProperty.id),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.orderPropertyId] })],
);
