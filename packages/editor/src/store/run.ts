import { blockOfStep } from '../document/block-of-step.ts';
import { dropDrafts, moveDrafts } from '../document/drafts.ts';
import type { Edit } from '../document/edit.ts';
import type { EditorDocument } from '../document/editor-document.ts';
import { findBlock } from '../document/find-block.ts';
import { applyEdit, type Edited, redo as redoIn, type Step, undo as undoIn } from '../document/history.ts';
import { useEditor } from './editor-store.ts';

/** Does an edit, which can be undone. Answers whether anything changed. */
export function run(edit: Edit): boolean {
  const before = useEditor.getState();
  // Entries that were moved are no typing that goes on: each move can be taken back by itself.
  const mergeKey = edit.formerIndexes ? undefined : edit.mergeKey;
  const after = applyEdit(before, { name: edit.name, mergeKey, change: (draft) => write(draft, edit) }, Date.now());
  take(after);
  return after.document !== before.document;
}

function write(draft: EditorDocument, { mergeKey, formerIndexes, change }: Edit): void {
  if (mergeKey !== undefined && formerIndexes) moveDrafts(draft.drafts, mergeKey, formerIndexes);
  else if (mergeKey !== undefined) dropDrafts(draft.drafts, mergeKey);
  change(draft);
}

/** Takes the latest edit back and answers it; undefined where there is none. */
export function undo(): Step | undefined {
  const before = useEditor.getState();
  return take(undoIn(before), before.history.past.at(-1));
}

export function redo(): Step | undefined {
  const before = useEditor.getState();
  return take(redoIn(before), before.history.future.at(-1));
}

/** Changes what is there and what undo and redo lead to. */
export function rewrite(change: (edited: Edited) => Edited): void {
  take(change(useEditor.getState()));
}

/** The block that a step was about is selected, so that one sees what it did; one that is gone is selected no more. */
function take({ document, history }: Edited, step?: Step): Step | undefined {
  const isThere = (uuid: string | null) => uuid !== null && findBlock(document.page?.blocks ?? [], uuid) !== null;
  useEditor.setState(({ selected, mode }) => {
    const concerned = step && mode === 'edit' ? blockOfStep(document, step) : null;
    return { document, history, selected: concerned ?? (isThere(selected) ? selected : null) };
  });
  return step;
}
