import type { EditorDocument } from '../document/editor-document.ts';

/**
 * What was not saved when a tab was left, and what it was made from: the blocks of a page, or (`page` is null) settings of the shop and
 * of pages. `key`: where it is kept; `at`: milliseconds.
 */
export type JournalEntry = { key: string; at: number; document: EditorDocument; saved: EditorDocument };
