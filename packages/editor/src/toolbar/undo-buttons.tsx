import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { redo, undo } from '../store/run.ts';

/** They say what they take back. */
export function UndoButtons() {
  const { text } = useHost();
  const last = useEditor(({ history }) => history.past.at(-1));
  const next = useEditor(({ history }) => history.future.at(-1));
  return (
    <>
      <ToolButton
        icon="undo"
        label={last ? text('editor.undoStep', { step: text(last.name.id, last.name.values) }) : text('editor.undo')}
        disabled={!last}
        onClick={undo}
      />
      <ToolButton
        icon="redo"
        label={next ? text('editor.redoStep', { step: text(next.name.id, next.name.values) }) : text('editor.redo')}
        disabled={!next}
        onClick={redo}
      />
    </>
  );
}
