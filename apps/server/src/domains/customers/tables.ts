import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment, texts } from '../../db/columns.ts';
import { country, countryState } from '../shop/tables.ts';

export const customerClass = pgTable('customer_class', {
  id: integer('id').primaryKey(),
  names: texts('names').notNull(),
  showsNetPrices: boolean('shows_net_prices').notNull(),
  discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
});

/**
 * Whoever buys here: owner of addresses, a basket and orders. A guest belongs to one session and goes with it, but for those
 * who ordered; an account is entered from any number of sessions.
 */
export const customer = pgTable('customer', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<'guest' | 'account'>().notNull(),
  /** Where a customer can be reached; null until a guest says so. */
  email: text('email'),
  customerClassId: integer('customer_class_id')
    .notNull()
    .references(() => customerClass.id),
  /** Invoices go where the goods go, until another address is chosen for them. It outlives the cart. */
  isBillingAsShipping: boolean('is_billing_as_shipping').notNull().default(true),
  createdAt: moment('created_at').notNull(),
});

/** The owner of a row that goes with its owner. */
export const ownerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** What a browser said of itself, in names as they are shown ("Firefox", "Windows"). */
export type Device = { browser: string | null; system: string | null };

/** The person and the secret of a customer who can log in. */
export const account = pgTable(
  'account',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** What is logged in with, lower case; `customer.email` is the same. */
    email: text('email').notNull().unique(),
    /** With its algorithm, parameters and salt (`password.ts`). */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    /** Of a business; '' for a private customer. */
    companyName: text('company_name').notNull(),
    vatNumber: text('vat_number').notNull(),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** When a mail to the address was answered; null: it may be anybody's. */
    confirmedAt: moment('confirmed_at'),
    /** Counts as soon as it is confirmed. Lower case. */
    pendingEmail: text('pending_email'),
    /** What was agreed to when the account was opened: type of the legal text -> its version. */
    agreedTexts: jsonb('agreed_texts').$type<Record<string, string>>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at'),
  },
  (table) => [check('account_email_lower_case', sql`${table.email} = lower(${table.email})`)],
);

/** What opens something once, to whoever got the mail that it was sent in. Only its hash is kept. */
export const accountToken = pgTable(
  'account_token',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    customerId: ownerId(),
    purpose: text('purpose').$type<'confirm-email' | 'reset-password'>().notNull(),
    /** Where it was sent. */
    email: text('email').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [index('account_token_customer').on(table.customerId), index('account_token_until').on(table.until)],
);

/** A device that a customer logged in from: guesses from elsewhere keep nobody out there. Only the hash of its cookie is kept. */
export const accountDevice = pgTable(
  'account_device',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => account.customerId, { onDelete: 'cascade' }),
    /** The last time. */
    loggedInAt: moment('logged_in_at').notNull(),
  },
  (table) => [
    index('account_device_customer').on(table.customerId),
    index('account_device_logged_in').on(table.loggedInAt),
  ],
);

/** The company that the person acts for; null: for nobody but themselves. */
export const companyId = () => integer('company_id');

/** A visitor's session; it begins with the first write. Only the hash of its cookie is kept. */
export const session = pgTable(
  'session',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytea('token_hash').notNull().unique(),
    /** The token before, and when it was replaced. */
    replacedTokenHash: bytea('replaced_token_hash'),
    replacedAt: moment('replaced_at'),
    /** How many sessions went on under its token before it began for whoever still comes with that (`leaveToken`). */
    leftCount: integer('left_count').notNull().default(0),
    customerId: ownerId(),
    /** Where the visitor came from: the ReferrerID of the first address that named one. */
    referrerId: text('referrer_id'),
    /** When its customer logged in, and on what; null in the session of a guest. */
    loggedInAt: moment('logged_in_at'),
    device: jsonb('device').$type<Device>(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** Ends hours after it was last seen (`sessions.ts`). */
    isBrief: boolean('is_brief').notNull().default(false),
  },
  (table) => [
    index('session_seen').on(table.seenAt),
    index('session_brief').on(table.seenAt).where(sql`${table.isBrief}`),
    index('session_replaced').on(table.replacedTokenHash).where(sql`${table.replacedTokenHash} IS NOT NULL`),
    index('session_customer').on(table.customerId),
  ],
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
    customerId: ownerId(),
    companyId: companyId(),
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
  (table) => [index('address_customer').on(table.customerId)],
);

/**
 * What is counted against a rate limit, for all processes, a row a key: attempts at a secret that failed (begin-attempt.ts), and
 * what only so many of are taken an hour (rate-limit.ts).
 */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** Such as `operator-login:subject:<HMAC>` (subject-key.ts) or `order:network:203.0.113.7`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
    /** The next attempt is taken from then on. */
    until: moment('until'),
  },
  (table) => [index('rate_limit_last').on(table.lastAt)],
);
