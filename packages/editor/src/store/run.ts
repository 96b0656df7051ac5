import type { Edit } from '../document/edit.ts';
import { findBlock } from '../document/find-block.ts';
import { applyEdit, type Edited, redo as redoIn, type Step, undo as undoIn } from '../document/history.ts';
import { useEditor } from './editor-store.ts';

/** Does an edit, which can be undone. Answers whether anything changed. */
export function run(edit: Edit): boolean {
  const before = useEditor.getState();
  const after = applyEdit(before, edit, Date.now());
  take(after);
  return after.document !== before.document;
}

/** Takes the latest edit back and answers it; undefined where there is none. */
export function undo(): Step | undefined {
  const before = useEditor.getState();
  take(undoIn(before));
  return before.history.past.at(-1);
}

export function redo(): Step | undefined {
  const before = useEditor.getState();
  take(redoIn(before));
  return before.history.future.at(-1);
}

/** A block that is gone is selected no more. */
function take({ document, history }: Edited): void {
  useEditor.setState(({ selected }) => ({
    document,
    history,
    selected: selected && findBlock(document.page?.blocks ?? [], selected) ? selected : null,
  }));
}
