import type { Block } from '@mise/contract/content/block.ts';
import type { Language } from '@mise/rules/languages.ts';

/**
 * All that the editor changes, as one value. It is read from the shop part by part: `page` is the one that is open (null where
 * nothing of it can be edited), `settings` and `pages` hold what was asked for so far.
 */
export type EditorDocument = {
  page: EditedPage | null;
  /** Texts of the settings, by their stored key. */
  settings: Record<string, string>;
  settingsVersion: number | null;
  /** Settings of pages (categories), by their id. */
  pages: Record<number, PageSettings>;
  /** What stands in fields that refuse it, by their keys (`field-key.ts`): it goes nowhere else, and waits there until somebody mends it. */
  drafts: Record<string, string>;
};

/** What identifies blocks on the wire: `index` and `immutable` for the home page, else the id of a category. */
export type PageKey = { identifier: 'index'; entityType: 'immutable' } | { identifier: number; entityType: 'category' };

/** The blocks of a page in one language. `version`: revision that they are of; a save names it. */
export type EditedPage = PageKey & { language: Language; version: number; blocks: Block[] };

/** Settings of a page, as its drawer edits them. `version`: revision that they are of, null where the shop says none. */
export type PageSettings = Record<string, unknown> & { version: number | null };

export const emptyDocument: EditorDocument = { page: null, settings: {}, settingsVersion: null, pages: {}, drafts: {} };
