import { Dialog } from '@mise/ui/dialog.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { logInAgain } from '../save/recover.ts';
import { closeDialog } from '../store/dialogs.ts';

/** Nothing can be saved without a login; what was edited waits. */
export function SessionEndedDialog() {
  const { text } = useHost();
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={text('editor.sessionEnded.title')}
      closeLabel={text('editor.drawer.close')}
      footer={
        <div className="ed:flex ed:justify-end">
          <TextButton look="primary" onClick={logInAgain}>
            {text('editor.sessionEnded.logIn')}
          </TextButton>
        </div>
      }
    >
      <p className="ed:text-sm">{text('editor.sessionEnded.words')}</p>
    </Dialog>
  );
}
