import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../db/columns.ts';
import { customer } from '../customers/tables.ts';
import { order } from '../orders/tables.ts';

/** A file that a buyer handed in for an ordered line. It lives with the rest of the shop's data, and goes with it into a backup. */
export const uploadedFile = pgTable(
  'uploaded_file',
  {
    /** 128 random bits, base64url. */
    id: text('id').primaryKey(),
    /** Who handed it in; null: somebody who is forgotten, while an order still has it. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was last put on a line. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    index('uploaded_file_customer').on(table.customerId, table.usedAt),
    index('uploaded_file_used').on(table.usedAt),
  ],
);

/** Which orders have a file: it stays as long as they do. */
export const orderFile = pgTable(
  'order_file',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => uploadedFile.id),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.fileId] }), index('order_file_file').on(table.fileId)],
);
