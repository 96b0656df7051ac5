import type { DocumentKind } from '@mise/contract/catalog/product-document.ts';
import type { Language } from '@mise/rules/languages.ts';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { documentFile } from '../../media/tables.ts';
import { item } from './items.ts';
import { variation } from './variations.ts';

/**
 * A data sheet of an item, or of one of its variations alone: in which language, null where it has no words; '' as its title where the
 * kind says enough.
 */
export const itemDocument = pgTable(
  'item_document',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => documentFile.id),
    /** null: of all of them. */
    variationId: integer('variation_id').references(() => variation.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    language: text('language').$type<Language>(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    unique('item_document_once').on(table.itemId, table.fileId, table.variationId).nullsNotDistinct(),
    index('item_document_file').on(table.fileId),
  ],
);
