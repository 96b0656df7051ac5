import { currentHost } from '../host.ts';
import { closeDialog, showDialog } from '../store/dialogs.ts';
import { useEditor } from '../store/editor-store.ts';
import { run } from '../store/run.ts';
import { unsavedOf } from '../store/unsaved.ts';
import { forgetJournal, type JournalPlace, pagePlace, readJournal, shopPlace, writeJournal } from './journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import { mergePage } from './merge-page.ts';

/** Holds the path that whoever logs in anew comes back to: there they go on where they were, without being asked. */
const resumeKey = 'editor-resume';

let resumedPath: string | null = null;

/** What a tab left unsaved of the settings is offered again, wherever the editor begins. */
export function offerShopJournal(): Promise<void> {
  resumedPath = sessionStorage.getItem(resumeKey);
  sessionStorage.removeItem(resumeKey);
  const { settings, pages } = unsavedOf(useEditor.getState());
  return settings.length + pages.length === 0 ? offer(shopPlace()) : Promise.resolve();
}

/** The same of the page that is open now. */
export async function offerPageJournal(): Promise<void> {
  const place = pagePlace(useEditor.getState().document);
  if (place) await offer(place);
}

async function offer(place: JournalPlace): Promise<void> {
  const entry = await readJournal(place);
  const isHere = place === shopPlace() || place === pagePlace(useEditor.getState().document);
  if (!entry || !isHere) return;
  if (resumedPath === currentHost().path) {
    recover([entry]);
    return;
  }
  const { dialog } = useEditor.getState();
  const others = dialog?.kind === 'recovered' ? dialog.entries : [];
  showDialog({ kind: 'recovered', entries: [...others, entry] });
}

/** Every edit that was not saved is there again, beside what others saved since. */
export function recover(entries: readonly JournalEntry[]): void {
  closeDialog();
  for (const entry of entries) {
    if (entry.document.page) recoverPage(entry);
    else recoverShop(entry);
  }
  for (const { key } of entries) forgetJournal(key);
  writeJournal();
}

export function discard(entries: readonly JournalEntry[]): void {
  closeDialog();
  for (const { key } of entries) forgetJournal(key);
}

function recoverPage(entry: JournalEntry): void {
  const theirs = useEditor.getState().saved.page;
  // What it was made from, so that it can be told from the work of others.
  useEditor.setState(({ saved }) => ({ saved: { ...saved, page: entry.saved.page } }));
  run({
    name: { id: 'editor.step.recover' },
    change: ({ page, drafts }) => {
      if (page && entry.document.page) page.blocks = entry.document.page.blocks;
      Object.assign(drafts, entry.document.drafts);
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

/** Against the versions that it was made from: a save is refused where somebody else saved since, and brings both together. */
function recoverShop({ document: edited, saved: base }: JournalEntry): void {
  useEditor.setState(({ document, saved }) => {
    const { settings, settingsVersion } = base;
    const from = Object.keys(settings).length > 0 ? { settings, settingsVersion } : {};
    return {
      saved: { ...saved, ...from, pages: { ...saved.pages, ...base.pages } },
      document: { ...document, ...from, pages: { ...document.pages, ...base.pages } },
    };
  });
  run({
    name: { id: 'editor.step.recover' },
    change: (draft) => {
      Object.assign(draft.settings, edited.settings);
      Object.assign(draft.pages, edited.pages);
      Object.assign(draft.drafts, edited.drafts);
    },
  });
}

/** Logs in again; the edits wait on this device. */
export function logInAgain(): void {
  writeJournal();
  sessionStorage.setItem(resumeKey, currentHost().path);
  currentHost().logIn();
}

/** Whether this document is left for the login: nothing is lost by it. */
export function isLoggingIn(): boolean {
  return sessionStorage.getItem(resumeKey) !== null;
}
