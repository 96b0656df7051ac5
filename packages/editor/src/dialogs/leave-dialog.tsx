import { Dialog } from '@mise/ui/dialog.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { leaveTo, saveAndLeaveTo } from '../save/go-to.ts';
import { closeDialog } from '../store/dialogs.ts';
import { useMayPublish } from '../store/use-may-publish.ts';

/** On the way to another page with blocks that are not saved. */
export function LeaveDialog({ path }: { path: string }) {
  const { text } = useHost();
  const mayPublish = useMayPublish();
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={text('editor.leavePage.title')}
      closeLabel={text('editor.leavePage.stay')}
      footer={
        <div className="ed:flex ed:flex-wrap ed:justify-end ed:gap-2">
          <TextButton onClick={closeDialog}>{text('editor.leavePage.stay')}</TextButton>
          <TextButton onClick={() => leaveTo(path)}>{text('editor.leavePage.discard')}</TextButton>
          {mayPublish && (
            <TextButton look="primary" onClick={() => void saveAndLeaveTo(path)}>
              {text('editor.leavePage.save')}
            </TextButton>
          )}
        </div>
      }
    >
      <p className="ed:text-sm">{text('editor.leavePage.words')}</p>
    </Dialog>
  );
}
