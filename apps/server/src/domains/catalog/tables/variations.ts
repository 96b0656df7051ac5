import type { EnergyRating } from '@mise/rules/energy-class.ts';
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { attribute, attributeValue } from './attributes.ts';
import { availability } from './availabilities.ts';
import { item, itemImage } from './items.ts';
import { unit } from './units.ts';

/** `url`: address of the label's picture on this shop, "/media/…". */
export type StoredEnergyLabel = EnergyRating & { url: string };

export const variation = pgTable(
  'variation',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    number: text('number').notNull().unique(),
    model: text('model').notNull().default(''),
    externalId: text('external_id'),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    availabilityId: integer('availability_id')
      .notNull()
      .references(() => availability.id),
    availableUntil: moment('available_until'),
    releasedAt: moment('released_at'),
    unitId: integer('unit_id')
      .notNull()
      .references(() => unit.id),
    /** Content of one sold unit, in `unit`: 6 for a carton of six, 0.75 for a bottle. */
    unitContent: doublePrecision('unit_content').notNull(),
    /** What the sold unit is called, as a carton; null: the unit itself is sold, or nobody has said. */
    packUnitId: integer('pack_unit_id').references(() => unit.id),
    mayShowUnitPrice: boolean('may_show_unit_price').notNull().default(true),
    vatId: integer('vat_id').notNull(),
    minimumOrderQuantity: integer('minimum_order_quantity').notNull().default(1),
    maximumOrderQuantity: integer('maximum_order_quantity'),
    intervalOrderQuantity: integer('interval_order_quantity').notNull().default(1),
    /** `limited`: sold from stock only; `oversell`: the rest is delivered later; `unlimited`: stock is not counted. */
    stockPolicy: text('stock_policy').$type<'limited' | 'oversell' | 'unlimited'>().notNull(),
    /** When more of it comes in, a day in the shop's time zone; null: not known. */
    restockOn: date('restock_on', { mode: 'string' }),
    /** Working days that the supplier needs for more of it; null: not known. */
    supplierDays: integer('supplier_days'),
    weightG: integer('weight_g').notNull().default(0),
    weightNetG: integer('weight_net_g').notNull().default(0),
    widthMm: integer('width_mm').notNull().default(0),
    heightMm: integer('height_mm').notNull().default(0),
    lengthMm: integer('length_mm').notNull().default(0),
    gtin: text('gtin'),
    /** Where one is due: its energy label. */
    energyLabel: jsonb('energy_label').$type<StoredEnergyLabel>(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('variation_item').on(table.itemId)],
);

/** One row a variation; taken by conditional UPDATE in ascending variation id (architecture: orders). */
export const stock = pgTable('stock', {
  variationId: integer('variation_id')
    .primaryKey()
    .references(() => variation.id, { onDelete: 'cascade' }),
  quantity: integer('quantity').notNull(),
});

export const variationAttribute = pgTable(
  'variation_attribute',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id),
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValue.id),
  },
  (table) => [primaryKey({ columns: [table.variationId, table.attributeId] })],
);

export const variationImage = pgTable(
  'variation_image',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    imageId: integer('image_id')
      .notNull()
      .references(() => itemImage.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.variationId, table.imageId] })],
);

export const bundleComponent = pgTable(
  'bundle_component',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id),
    quantity: integer('quantity').notNull(),
    /** The buyer may take another variation of the same item in its place. */
    isChoosable: boolean('is_choosable').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.variationId] })],
);
