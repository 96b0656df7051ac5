import type { Language } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { variation } from '../catalog/tables/variations.ts';
import { customer } from '../customers/tables.ts';

/** An address that wants one mail when a variation is back. The row goes with that mail. */
export const stockNotification = pgTable(
  'stock_notification',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Whose address it is, where somebody who was logged in said so. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** Opens the links of its mails: 128 random bits, base64url. */
    key: text('key').notNull().unique(),
    /** Mails that it got because somebody asked for it, whoever that was. */
    mailCount: integer('mail_count').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Since when it is known that the owner of the address wants it; null: not yet. */
    confirmedAt: moment('confirmed_at'),
    /** When the mail was put into the queue. */
    notifiedAt: moment('notified_at'),
  },
  (table) => [
    unique('stock_notification_once').on(table.variationId, table.email),
    index('stock_notification_email').on(table.email),
    index('stock_notification_customer').on(table.customerId),
    index('stock_notification_waiting')
      .on(table.variationId)
      .where(sql`${table.confirmedAt} IS NOT NULL AND ${table.notifiedAt} IS NULL`),
    check('stock_notification_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);
