import { useEditor } from '../store/editor-store.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RecoveredDialog } from './recovered-dialog.tsx';
import { SessionEndedDialog } from './session-ended-dialog.tsx';

/** What has to be decided now. */
export function EditorDialogs() {
  const dialog = useEditor((state) => state.dialog);
  switch (dialog?.kind) {
    case 'recovered':
      return <RecoveredDialog entries={dialog.entries} />;
    case 'conflict':
      return <ConflictDialog conflicts={dialog.conflicts} decide={dialog.decide} />;
    case 'sessionEnded':
      return <SessionEndedDialog />;
    case 'leave':
      return <LeaveDialog path={dialog.path} held={dialog.held} isEnd={dialog.isEnd} />;
    default:
      return null;
  }
}
