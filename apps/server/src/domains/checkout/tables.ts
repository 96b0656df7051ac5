import type { ShippingServiceKind } from '@mise/contract/checkout/shipping.ts';
import type { PickupPointKind } from '@mise/rules/pickup-point.ts';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minorAmount, texts } from '../../db/columns.ts';
import { country } from '../shop/tables.ts';

export const shippingProfile = pgTable('shipping_profile', {
  id: integer('id').primaryKey(),
  parcelServiceId: integer('parcel_service_id').notNull(),
  parcelServiceName: text('parcel_service_name').notNull(),
  names: texts('names').notNull(),
  position: integer('position').notNull(),
  minimumDays: integer('minimum_days').notNull(),
  maximumDays: integer('maximum_days').notNull(),
  /** It is fetched from the warehouse: the days above are those until it can be. */
  isPickup: boolean('is_pickup').notNull().default(false),
  /** Asks the shopper's consent to pass e-mail and phone on to the carrier. */
  asksPrivacyConsent: boolean('asks_privacy_consent').notNull(),
  privacyAddress: text('privacy_address').notNull(),
  excludedPaymentMethodIds: integer('excluded_payment_method_ids').array().notNull(),
});

/** How long a profile takes to a country, in working days, where that is not what it takes elsewhere. */
export const shippingTransit = pgTable(
  'shipping_transit',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => shippingProfile.id, { onDelete: 'cascade' }),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.id),
    minimumDays: integer('minimum_days').notNull(),
    maximumDays: integer('maximum_days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.countryId] })],
);

/** What the carrier does beside the carriage, and to which pickup points it goes, where it can be had. */
export const shippingService = pgTable(
  'shipping_service',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => shippingProfile.id, { onDelete: 'cascade' }),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.id),
    kind: text('kind').$type<ShippingServiceKind | PickupPointKind>().notNull(),
    /** Gross; 0: free. A preferred day costs what the setting says. */
    amount: minorAmount('amount').notNull(),
    /** Of a delivery window: the hours to choose from ("07:00-10:00"). */
    windows: text('windows').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.countryId, table.kind] })],
);

export const shippingRate = pgTable(
  'shipping_rate',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => shippingProfile.id),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.id),
    fromItemSum: minorAmount('from_item_sum').notNull(),
    upToWeightG: integer('up_to_weight_g'),
    /** Gross. */
    amount: minorAmount('amount').notNull(),
  },
  (table) => [index('shipping_rate_profile').on(table.profileId, table.countryId)],
);
