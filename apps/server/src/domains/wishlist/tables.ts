import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { variation } from '../catalog/tables/variations.ts';
import { ownerId } from '../customers/tables.ts';

/** What a customer, who may be a guest, wants to find again. */
export const wishlistItem = pgTable(
  'wishlist_item',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: ownerId(),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('wishlist_item_entry').on(table.customerId, table.variationId),
    index('wishlist_item_variation').on(table.variationId),
  ],
);
