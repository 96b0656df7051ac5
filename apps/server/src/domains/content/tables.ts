import type { Translated } from '@mise/rules/languages.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** A block without its texts; a structure block holds child blocks. */
export type BlockStructure = {
  uuid: string;
  name: string;
  type: 'structure' | 'content';
  /** Form of its configuration, content and texts; none is the first. */
  version?: number;
  configuration?: Record<string, unknown>;
  /** The place among the blocks of its structure, for clients that count them. */
  parent_slot?: number;
  content: BlockStructure[] | Record<string, unknown>;
};

/** Texts of a document: by language, then by the uuid of the block they are merged into. */
export type DocumentTexts = Translated<Record<string, Record<string, unknown>>>;

/** A page as blocks: one structure, texts per language (architecture: content is documents). */
export const document = pgTable(
  'document',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** `page` (key: a page name such as "index") or `category` (key: its id). */
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    /** Grows with every save; a save that names an older one is refused. */
    version: integer('version').notNull(),
    schemaVersion: integer('schema_version').notNull(),
    structure: jsonb('structure').$type<BlockStructure[]>().notNull(),
    texts: jsonb('texts').$type<DocumentTexts>().notNull(),
    draftRevision: integer('draft_revision'),
    /** What visitors see; null: the page was taken back, and shows what it would without a document. */
    publishedRevision: integer('published_revision'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('document_key').on(table.kind, table.key)],
);

/** Append-only history of a document. */
export const documentRevision = pgTable(
  'document_revision',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    revision: integer('revision').notNull(),
    schemaVersion: integer('schema_version').notNull(),
    structure: jsonb('structure').$type<BlockStructure[]>().notNull(),
    texts: jsonb('texts').$type<DocumentTexts>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Names a revision alone, among those of all documents. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    /** Of the operator; null: it came with the shop. */
    createdBy: integer('created_by'),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.revision] }),
    index('document_revision_created').on(table.createdAt),
  ],
);
