import { boolean, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment, texts } from '../../db/columns.ts';
import { country, countryState } from '../shop/tables.ts';

export const customerClass = pgTable('customer_class', {
  id: integer('id').primaryKey(),
  names: texts('names').notNull(),
  showsNetPrices: boolean('shows_net_prices').notNull(),
  discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
});

/** A visitor's session; it begins with the first write. Only the hash of its cookie is kept. */
export const session = pgTable(
  'session',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytea('token_hash').notNull().unique(),
    guestEmail: text('guest_email'),
    customerClassId: integer('customer_class_id')
      .notNull()
      .references(() => customerClass.id),
    /** Where the visitor came from: the ReferrerID of the first address that named one. */
    referrerId: text('referrer_id'),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('session_seen').on(table.seenAt)],
);

export type AddressFields = {
  gender: string | null;
  companyName: string;
  firstName: string;
  lastName: string;
  streetName: string;
  /** House number (contract: `apartment` = address2). */
  houseNumber: string;
  additional: string;
  zipCode: string;
  city: string;
  vatNumber: string;
  phoneNumber: string;
  email: string;
  postNumber: string;
  birthday: string;
};

export const address = pgTable(
  'address',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** 1 billing, 2 shipping. */
    typeId: integer('type_id').$type<1 | 2>().notNull(),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.id),
    stateId: integer('state_id').references(() => countryState.id),
    fields: jsonb('fields').$type<AddressFields>().notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('address_session').on(table.sessionId)],
);
