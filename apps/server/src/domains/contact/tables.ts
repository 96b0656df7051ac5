import type { Language } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { variation } from '../catalog/tables/variations.ts';
import { customer } from '../customers/tables.ts';
import { order } from '../orders/tables.ts';

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
    /** Whose address it is, where somebody who was logged in said so; once it is confirmed, who was logged in then. */
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

/** What somebody said who withdraws from a contract, as they said it. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The order that has the number and the mail address that were given; null: none, or more than one. */
    orderId: integer('order_id').references(() => order.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    contract: text('contract').notNull(),
    /** '': all of it. */
    goods: text('goods').notNull(),
    language: text('language').$type<Language>().notNull(),
    receivedAt: moment('received_at').notNull(),
    /** From when on its receipt may be mailed. */
    receiptDueAt: moment('receipt_due_at').notNull(),
    /** When the mail server took the mail that confirms the receipt. */
    receiptSentAt: moment('receipt_sent_at'),
    /** When somebody said that goods and money are seen to. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('withdrawal_email').on(sql`lower(${table.email})`),
    index('withdrawal_order').on(table.orderId),
    index('withdrawal_received').on(table.receivedAt),
    index('withdrawal_open').on(table.id).where(sql`${table.doneAt} IS NULL`),
  ],
);
