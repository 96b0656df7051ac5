import type { EditorTextId, TextValues } from '../texts.ts';
import type { EditorDocument } from './editor-document.ts';

/** What an edit is called where it can be undone: "Move Banner". */
export type EditName = { id: EditorTextId; values?: TextValues };

/**
 * Every change of the document is one: what it does is written down by immer, and how to take it back. `mergeKey`: the key of the
 * field that is written; edits with the same one that follow within a second are one step ("title of this block"). `formerIndexes`: of
 * a list whose entries are moved, added or taken away, where each stood before, null where it is new.
 */
export type Edit = {
  name: EditName;
  change: (draft: EditorDocument) => void;
  mergeKey?: string | undefined;
  formerIndexes?: readonly (number | null)[] | undefined;
};
