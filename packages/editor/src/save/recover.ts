import { currentHost } from '../host.ts';
import { closeDialog, showDialog } from '../store/dialogs.ts';
import { useEditor } from '../store/editor-store.ts';
import { run } from '../store/run.ts';
import { forgetJournal, readJournal, writeJournal } from './journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import { mergePage } from './merge-page.ts';

/** Says that whoever comes back from the login goes on where they were, without being asked. */
const resumeKey = 'editor-resume';

/** What a tab left unsaved on this page is offered again, or taken up at once by whoever had to log in anew. */
export function offerJournal(): void {
  const entry = readJournal(useEditor.getState().document);
  if (!entry) return;
  const isBack = sessionStorage.getItem(resumeKey) !== null;
  sessionStorage.removeItem(resumeKey);
  if (isBack) recover(entry);
  else showDialog({ kind: 'recovered', entry });
}

/** Every edit that was not saved is there again, beside what others saved since. */
export function recover(entry: JournalEntry): void {
  closeDialog();
  const theirs = useEditor.getState().saved.page;
  // What it was made from, so that it can be told from the work of others.
  useEditor.setState(({ document, saved }) => ({
    saved: { ...saved, page: entry.saved.page, settings: { ...entry.saved.settings, ...saved.settings } },
    document: { ...document, settings: { ...entry.saved.settings, ...document.settings } },
  }));
  run({
    name: { id: 'editor.step.recover' },
    change: (draft) => {
      if (draft.page && entry.document.page) draft.page.blocks = entry.document.page.blocks;
      Object.assign(draft.settings, changedOf(entry.document.settings, entry.saved.settings));
    },
  });
  if (theirs && mergePage(theirs).length > 0) {
    // Both changed a block: the save that names the older version is refused, and asks whose it shall be.
    useEditor.setState(({ document }) => ({
      document: {
        ...document,
        page: document.page && { ...document.page, version: entry.saved.page?.version ?? theirs.version },
      },
    }));
  }
  useEditor.setState({ mode: 'edit' });
}

function changedOf(now: Record<string, string>, before: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => before[key] !== value));
}

export function discardJournal(): void {
  closeDialog();
  forgetJournal();
}

/** Logs in again; the edits wait on this device. */
export function logInAgain(): void {
  writeJournal();
  sessionStorage.setItem(resumeKey, '1');
  currentHost().logIn();
}

/** Whether this document is left for the login: nothing is lost by it. */
export function isLoggingIn(): boolean {
  return sessionStorage.getItem(resumeKey) !== null;
}
