import { currentHost } from '../host.ts';
import { closeDialog, showDialog } from '../store/dialogs.ts';
import { useEditor } from '../store/editor-store.ts';
import { discardJournal } from './recover.ts';
import { save } from './save.ts';
import { hasUnsavedBlocks } from './use-unsaved-guard.ts';

/** To another page of the shop; whoever has not saved the blocks of this one is asked first. */
export function goTo(path: string): void {
  if (hasUnsavedBlocks()) showDialog({ kind: 'leave', path });
  else currentHost().navigate(path);
}

/** Without what was edited on this page. */
export function leaveTo(path: string): void {
  useEditor.setState(({ document, saved }) => ({ document: { ...document, page: saved.page } }));
  discardJournal();
  currentHost().navigate(path);
}

/** Stays where something could not be saved. */
export async function saveAndLeaveTo(path: string): Promise<void> {
  closeDialog();
  await save();
  if (!hasUnsavedBlocks()) currentHost().navigate(path);
}
