import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, unitAmount } from '../../../db/columns.ts';
import { variation } from './variations.ts';

/**
 * A price of a variation, gross. `default` holds from its quantity on (1, or a graduated tier), `recommended` is the
 * manufacturer's, `offer` runs in its period.
 */
export const variationPrice = pgTable(
  'variation_price',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'default' | 'recommended' | 'offer'>().notNull(),
    minimumQuantity: integer('minimum_quantity').notNull().default(1),
    amount: unitAmount('amount').notNull(),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
  },
  (table) => [primaryKey({ columns: [table.variationId, table.kind, table.minimumQuantity] })],
);

/**
 * What a price was, and when: a row for each amount that a default price or an offer had, the last of which may still hold.
 * The lowest price of 30 days is found in it (price-history.ts); `changeItems` writes it.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'default' | 'offer'>().notNull(),
    minimumQuantity: integer('minimum_quantity').notNull().default(1),
    amount: unitAmount('amount').notNull(),
    heldFrom: moment('held_from').notNull(),
    /** The first moment at which it no longer held; null: it still holds. */
    heldUntil: moment('held_until'),
  },
  (table) => [primaryKey({ columns: [table.variationId, table.kind, table.minimumQuantity, table.heldFrom] })],
);
