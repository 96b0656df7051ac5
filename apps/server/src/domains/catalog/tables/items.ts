import type { Language } from '@mise/rules/languages.ts';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, texts } from '../../../db/columns.ts';
import { country } from '../../shop/tables.ts';
import { manufacturer } from './manufacturers.ts';

/** What a discount coupon means to an item: it may lower the price, must, or never does. */
export type CouponPolicy = 'allowed' | 'required' | 'excluded';

export const item = pgTable('item', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  type: text('type').$type<'default' | 'set'>().notNull(),
  manufacturerId: integer('manufacturer_id').references(() => manufacturer.id),
  mainVariationId: integer('main_variation_id').notNull(),
  conditionId: integer('condition_id').notNull().default(0),
  producingCountryId: integer('producing_country_id').references(() => country.id),
  customsTariffNumber: text('customs_tariff_number'),
  /** Money in another form: sold without VAT, its code is mailed once it is paid. */
  isGiftCard: boolean('is_gift_card').notNull().default(false),
  /** Ordered for again and again. */
  isSubscription: boolean('is_subscription').notNull().default(false),
  couponPolicy: text('coupon_policy').$type<CouponPolicy>().notNull().default('allowed'),
  /** Most that is sold of all its variations together; null: as many as there are. */
  maximumOrderQuantity: integer('maximum_order_quantity'),
  /** All its variations are taken out of the stock of the main one, which counts what they contain. */
  sharesStock: boolean('shares_stock').notNull().default(false),
  /** To whom, and where, it is sold alone; an empty list limits nothing. */
  customerClassIds: integer('customer_class_ids').array().notNull().default([]),
  currencies: text('currencies').array().notNull().default([]),
  languages: text('languages').$type<Language>().array().notNull().default([]),
  shippingCountryIds: integer('shipping_country_ids').array().notNull().default([]),
  /** Written by the reviews (`setRatings`). */
  ratingCount: integer('rating_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  position: integer('position').notNull().default(0),
  /** What search engines are told of its page instead of what the shop says of every item; '' where it is not said. */
  robots: text('robots').notNull().default(''),
  /** Address that its page names as the one to be found, a path without language or a whole address; '': its own. */
  canonicalLink: text('canonical_link').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const itemText = pgTable(
  'item_text',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    description: text('description').notNull().default(''),
    technicalData: text('technical_data').notNull().default(''),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    keywords: text('keywords').notNull().default(''),
    urlPath: text('url_path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
);

export const itemImage = pgTable(
  'item_image',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Address of the picture on this shop: "/media/…". */
    url: text('url').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alts: texts('alts').notNull(),
  },
  (table) => [index('item_image_item').on(table.itemId)],
);

export const crossSelling = pgTable(
  'cross_selling',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    crossItemId: integer('cross_item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    relation: text('relation').$type<'Accessory' | 'ReplacementPart' | 'Similar' | 'Bundle'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.crossItemId, table.relation] })],
);
