import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../db/columns.ts';

/** Pictures of the shop; they live with the rest of its data, so that every process has them and a backup is whole. */
export const mediaFile = pgTable(
  'media_file',
  {
    /** Address below /media/: "items/plate-e8e4da-0.svg". */
    path: text('path').primaryKey(),
    contentType: text('content_type').notNull(),
    hash: text('hash').notNull(),
    /** null: a photograph of the demo shop, which comes with the program. */
    bytes: bytea('bytes'),
    /** Pixels of a photograph; null for a drawing, which has no size of its own. */
    width: integer('width'),
    height: integer('height'),
    hasAlpha: boolean('has_alpha').notNull().default(false),
    /** Base64 of a picture of a few pixels that is shown until the photograph is there; '' where there is none. */
    placeholder: text('placeholder').notNull().default(''),
    putAt: moment('put_at').notNull().defaultNow(),
  },
  (table) => [index('media_file_put').on(table.putAt, table.path)],
);

/** A file that buyers download, as a data sheet. */
export const documentFile = pgTable('document_file', {
  /** Of its bytes: 132 bits of SHA-256, base64url. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  bytes: bytea('bytes').notNull(),
});
