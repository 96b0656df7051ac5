import { currentHost } from '../host.ts';
import { closeDialog, showDialog } from '../store/dialogs.ts';
import { useEditor } from '../store/editor-store.ts';
import { writeJournal } from './journal.ts';
import { discardPageJournal } from './recover.ts';
import { save } from './save.ts';
import { hasUnsavedBlocks } from './use-unsaved-guard.ts';

/** To another page of the shop; whoever has not saved the blocks of this one is asked first. */
export function goTo(path: string): void {
  if (hasUnsavedBlocks()) showDialog({ kind: 'leave', path });
  else currentHost().navigate(path);
}

/** Ends editing; asks first, too. */
export function leaveEditor(): void {
  const { path, leave } = currentHost();
  if (hasUnsavedBlocks()) showDialog({ kind: 'leave', path, held: { proceed: leave, stay: () => {} } });
  else leave();
}

/** Without what was edited on this page. */
export function leaveBy(go: () => void): void {
  useEditor.setState(({ document, saved }) => ({ document: { ...document, page: saved.page } }));
  discardPageJournal();
  go();
}

/** What was edited waits on this device, for whoever may not save it. */
export function keepAndLeaveBy(go: () => void): void {
  closeDialog();
  writeJournal();
  go();
}

/** Stays where something could not be saved. */
export async function saveAndLeaveBy(go: () => void, stay?: () => void): Promise<void> {
  closeDialog();
  await save();
  if (hasUnsavedBlocks()) stay?.();
  else go();
}
