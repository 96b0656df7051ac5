import { draftsBesideBlocks } from '../document/drafts.ts';
import { currentHost } from '../host.ts';
import { closeDialog, showDialog } from '../store/dialogs.ts';
import { useEditor } from '../store/editor-store.ts';
import { isUnsaved } from '../store/unsaved.ts';
import { writeJournal } from './journal.ts';
import { saveAfterwards } from './save.ts';
import { hasUnsavedBlocks, letGo } from './use-unsaved-guard.ts';

/** To another page of the shop; whoever has not saved the blocks of this one is asked first. */
export function goTo(path: string): void {
  if (hasUnsavedBlocks()) showDialog({ kind: 'leave', path });
  else currentHost().navigate(path);
}

/** Ends editing; asks first, of settings too: nothing that is not saved goes along. */
export function leaveEditor(): void {
  const { path } = currentHost();
  if (isUnsaved(useEditor.getState())) {
    showDialog({ kind: 'leave', path, held: { proceed: end, stay: () => {} }, isEnd: true });
  } else end();
}

function end(): void {
  letGo();
  currentHost().leave();
}

/** Without what was edited on this page; at the end of editing, without anything that is not saved. */
export function discardAndLeaveBy(go: () => void, isEnd: boolean): void {
  closeDialog();
  useEditor.setState(({ document, saved }) => {
    const withoutBlocks = { ...document, page: saved.page, drafts: draftsBesideBlocks(document.drafts) };
    return { document: isEnd ? saved : withoutBlocks };
  });
  writeJournal();
  go();
}

/** What was edited waits on this device, for whoever may not save it. */
export function keepAndLeaveBy(go: () => void): void {
  closeDialog();
  writeJournal();
  go();
}

/** Stays where something could not be saved. */
export async function saveAndLeaveBy(go: () => void, isEnd: boolean, stay?: () => void): Promise<void> {
  closeDialog();
  await saveAfterwards();
  if (isEnd ? isUnsaved(useEditor.getState()) : hasUnsavedBlocks()) stay?.();
  else go();
}
