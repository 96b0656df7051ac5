import type { Language } from '@mise/rules/languages.ts';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { basisPoints, moment, texts } from '../../db/columns.ts';

/** What the owner has set; the contract's setting entries say what there is to set. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** How often the owner has saved settings: a save that names an older number is refused. One row. */
export const settingVersion = pgTable('setting_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
});

export const country = pgTable('country', {
  id: integer('id').primaryKey(),
  iso2: text('iso2').notNull().unique(),
  iso3: text('iso3').notNull().unique(),
  names: texts('names').notNull(),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull(),
  /** Regular expression that a postcode must match whole. */
  postcodePattern: text('postcode_pattern'),
  isStateRequired: boolean('is_state_required').notNull().default(false),
  isEu: boolean('is_eu').notNull(),
  vatCodes: text('vat_codes').array().notNull(),
});

export const countryState = pgTable('country_state', {
  id: integer('id').primaryKey(),
  countryId: integer('country_id')
    .notNull()
    .references(() => country.id),
  isoCode: text('iso_code').notNull(),
  names: texts('names').notNull(),
});

/** Rates by VAT id (0 standard, 1 reduced, 2 zero) of the country that is delivered to. */
export const vatRate = pgTable(
  'vat_rate',
  {
    countryId: integer('country_id')
      .notNull()
      .references(() => country.id),
    vatId: integer('vat_id').notNull(),
    rate: basisPoints('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.vatId] })],
);

/** A legal text as it was when somebody agreed to it, kept once however many did. */
export const legalTextVersion = pgTable('legal_text_version', {
  /** SHA-256 of its HTML, in hex. */
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  language: text('language').$type<Language>().notNull(),
  html: text('html').notNull(),
  since: moment('since').notNull(),
});

export const legalText = pgTable(
  'legal_text',
  {
    type: text('type').notNull(),
    language: text('language').$type<Language>().notNull(),
    html: text('html').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.language] })],
);
