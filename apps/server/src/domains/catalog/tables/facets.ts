import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { texts } from '../../../db/columns.ts';
import { item } from './items.ts';

/** The merchant's own filters. */
export const facet = pgTable('facet', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
  /** Its values are series, each with a page of its own. */
  isSeries: boolean('is_series').notNull().default(false),
});

/**
 * The owner's order of filters, whatever they are made of: "price", "availability", "producer", "facet-6" (one of the merchant's
 * own), "attribute-9". An attribute that does not stand here is no filter; all else follows those that do.
 */
export const filterPosition = pgTable('filter_position', {
  filter: text('filter').primaryKey(),
  position: integer('position').notNull(),
});

export const facetValue = pgTable('facet_value', {
  id: integer('id').primaryKey(),
  facetId: integer('facet_id')
    .notNull()
    .references(() => facet.id),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
});

export const itemFacetValue = pgTable(
  'item_facet_value',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    facetValueId: integer('facet_value_id')
      .notNull()
      .references(() => facetValue.id),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.facetValueId] })],
);
