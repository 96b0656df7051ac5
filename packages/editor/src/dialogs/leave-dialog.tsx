import { Dialog } from '@mise/ui/dialog.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { discardAndLeaveBy, keepAndLeaveBy, saveAndLeaveBy } from '../save/go-to.ts';
import { closeDialog, type HeldNavigation } from '../store/dialogs.ts';
import { useEditor } from '../store/editor-store.ts';
import { useMayPublish } from '../store/use-may-publish.ts';
import { UnsavedParts } from './unsaved-parts.tsx';

type LeaveDialogProps = {
  path: string;
  held?: HeldNavigation | undefined;
  /** Out of the editor: settings do not go along either. */
  isEnd?: boolean | undefined;
};

/** On the way to another page with blocks that are not saved, or out of the editor with anything that is not. */
export function LeaveDialog({ path, held, isEnd = false }: LeaveDialogProps) {
  const { text, navigate } = useHost();
  const mayPublish = useMayPublish();
  const documents = useEditor();
  const go = held?.proceed ?? (() => navigate(path));

  function stay(): void {
    closeDialog();
    held?.stay();
  }

  return (
    <Dialog
      isOpen
      onClose={stay}
      title={text('editor.leavePage.title')}
      closeLabel={text('editor.leavePage.stay')}
      footer={
        <div className="ed:flex ed:flex-wrap ed:justify-end ed:gap-2">
          <TextButton onClick={stay}>{text('editor.leavePage.stay')}</TextButton>
          <TextButton onClick={() => discardAndLeaveBy(go, isEnd)}>{text('editor.leavePage.discard')}</TextButton>
          {mayPublish ? (
            <TextButton look="primary" onClick={() => void saveAndLeaveBy(go, isEnd, held?.stay)}>
              {text(isEnd ? 'editor.leavePage.saveAndEnd' : 'editor.leavePage.save')}
            </TextButton>
          ) : (
            <TextButton look="primary" onClick={() => keepAndLeaveBy(go)}>
              {text('editor.leavePage.keep')}
            </TextButton>
          )}
        </div>
      }
    >
      <p className="ed:text-sm">{text(isEnd ? 'editor.leavePage.endWords' : 'editor.leavePage.words')}</p>
      {isEnd && <UnsavedParts of={[documents]} />}
      {!mayPublish && <p className="ed:mt-2 ed:text-sm ed:text-amber-700">{text('editor.save.noRole')}</p>}
    </Dialog>
  );
}
