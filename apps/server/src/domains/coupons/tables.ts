import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { basisPoints, minorAmount, moment } from '../../db/columns.ts';
import { order } from '../orders/tables.ts';

export const couponKinds = ['fixed', 'percentage', 'freeShipping'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** What the coupons of a campaign are worth, to whom, and for what. Amounts are on the side of the buyer's prices. */
export const couponCampaign = pgTable(
  'coupon_campaign',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    /** Of a fixed one. */
    amount: minorAmount('amount').notNull().default(0),
    /** Of a percentage. */
    percent: basisPoints('percent').notNull().default(0),
    /** What the goods of a cart have to come to; null: anything. */
    minimumItemSum: minorAmount('minimum_item_sum'),
    validFrom: moment('valid_from'),
    /** The first moment after it. */
    validUntil: moment('valid_until'),
    isActive: boolean('is_active').notNull().default(true),
    /** Where it is redeemed; this shop is 1 (contract: plentyId). */
    webstoreIds: integer('webstore_ids').array().notNull().default([1]),
    /** What it is about; null: all articles. */
    itemIds: integer('item_ids').array(),
    /** Whose it is; null: everyone's. */
    customerClassIds: integer('customer_class_ids').array(),
    customerType: text('customer_type').$type<'private' | 'business'>(),
    orderedBefore: text('ordered_before').$type<'never' | 'yes'>(),
    subscriptions: text('subscriptions').$type<'only' | 'never'>(),
    includesSpecialOffers: boolean('includes_special_offers').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('coupon_campaign_worth', sql`${table.amount} >= 0 AND ${table.percent} BETWEEN 0 AND 10000`)],
);

export const coupon = pgTable(
  'coupon',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => couponCampaign.id),
    /** As `couponCode` writes it. */
    code: text('code').notNull().unique(),
    /** By how many orders; null: any number. */
    maximumUses: integer('maximum_uses'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('coupon_campaign_id').on(table.campaignId)],
);

/** Which order used it. It counts as long as that order is not canceled. */
export const couponRedemption = pgTable(
  'coupon_redemption',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => order.id),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupon.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('coupon_redemption_coupon').on(table.couponId)],
);
