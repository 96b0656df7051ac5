import { Dialog } from '@mise/ui/dialog.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { keepAndLeaveBy, leaveBy, saveAndLeaveBy } from '../save/go-to.ts';
import { closeDialog, type HeldNavigation } from '../store/dialogs.ts';
import { useMayPublish } from '../store/use-may-publish.ts';

/** On the way to another page with blocks that are not saved. */
export function LeaveDialog({ path, held }: { path: string; held?: HeldNavigation | undefined }) {
  const { text, navigate } = useHost();
  const mayPublish = useMayPublish();
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
          <TextButton onClick={() => leaveBy(go)}>{text('editor.leavePage.discard')}</TextButton>
          {mayPublish ? (
            <TextButton look="primary" onClick={() => void saveAndLeaveBy(go, held?.stay)}>
              {text('editor.leavePage.save')}
            </TextButton>
          ) : (
            <TextButton look="primary" onClick={() => keepAndLeaveBy(go)}>
              {text('editor.leavePage.keep')}
            </TextButton>
          )}
        </div>
      }
    >
      <p className="ed:text-sm">{text('editor.leavePage.words')}</p>
      {!mayPublish && <p className="ed:mt-2 ed:text-sm ed:text-amber-700">{text('editor.save.noRole')}</p>}
    </Dialog>
  );
}
