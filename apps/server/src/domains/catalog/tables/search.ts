import type { Language } from '@mise/rules/languages.ts';
import { char, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../../db/columns.ts';
import { variation } from './variations.ts';

/**
 * What search reads: in which items of a run of ids a lexeme stands, as `posting-list.ts` writes it. `changeItems` keeps it
 * right, `pending-search.ts` where a category is called otherwise, `rebuildSearch` writes all of it anew. Who changes what it is made of
 * empties it by a migration: the next start fills it.
 */
export const searchPosting = pgTable(
  'search_posting',
  {
    language: char('language', { length: 2 }).$type<Language>().notNull(),
    lexeme: text('lexeme').notNull(),
    /** `runOf` the ids of its items. */
    run: integer('run').notNull(),
    postings: bytea('postings').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.lexeme, table.run] }),
    // Beginnings of words.
    index('search_posting_beginning').on(table.language, table.lexeme.op('text_pattern_ops')),
    index('search_posting_run').on(table.run),
  ],
);

/** Article numbers and the like as they are searched for (`numbers.ts`), whatever the language. */
export const searchNumber = pgTable(
  'search_number',
  {
    number: text('number').notNull(),
    itemId: integer('item_id').notNull(),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.variationId] }),
    index('search_number_beginning').on(table.number.op('text_pattern_ops')),
    index('search_number_item').on(table.itemId),
    index('search_number_variation').on(table.variationId),
  ],
);

/** The shop's own words: for splitting compounds, correcting typing errors and completing what is typed. Processes cache all of them. */
export const searchWord = pgTable(
  'search_word',
  {
    language: char('language', { length: 2 }).$type<Language>().notNull(),
    /** Lower case, as it stands in the texts. */
    word: text('word').notNull(),
    /** Without umlauts and accents. */
    folded: text('folded').notNull(),
    /** As it stands in `search_posting.lexeme`. */
    stem: text('stem').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);

/** By the id of a category: what it was called, the names of those above it first. */
export type FormerNames = Record<number, Record<Language, string[]>>;

/** Items that are still found by former names of their categories. An item that is gone may stand here until its turn comes. */
export const searchPending = pgTable('search_pending', {
  itemId: integer('item_id').primaryKey(),
  categories: jsonb('categories').$type<FormerNames>().notNull(),
});

/** The owner's: whoever searches for a term finds what its meaning finds, too. Terms are folded (`fold.ts`). */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    language: char('language', { length: 2 }).$type<Language>().notNull(),
    term: text('term').notNull(),
    meaning: text('meaning').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.term, table.meaning] })],
);

/** The owner's: whoever searches for a term is led to a page of the shop. */
export const searchRedirect = pgTable(
  'search_redirect',
  {
    language: char('language', { length: 2 }).$type<Language>().notNull(),
    term: text('term').notNull(),
    /** Without the prefix of the language. */
    path: text('path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.term] })],
);
