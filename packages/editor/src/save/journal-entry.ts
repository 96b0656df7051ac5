import type { EditorDocument } from '../document/editor-document.ts';

/** What was not saved when a tab was left, and what it was made from. `at`: milliseconds. */
export type JournalEntry = { at: number; document: EditorDocument; saved: EditorDocument };
