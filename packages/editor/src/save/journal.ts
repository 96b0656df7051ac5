import type { EditorDocument } from '../document/editor-document.ts';
import { useEditor } from '../store/editor-store.ts';
import { isUnsaved } from '../store/unsaved.ts';
import type { JournalEntry } from './journal-entry.ts';

/** Milliseconds after an edit: what a crash may take. */
const delay = 250;

/** Writes down what is not saved, on this device, until `stop` is called. */
export function keepJournal(): () => void {
  let timer = 0;
  const unsubscribe = useEditor.subscribe(({ document, saved }, before) => {
    if (document === before.document && saved === before.saved) return;
    // Another page has a journal of its own, which nobody has looked at yet.
    if (document.page?.identifier !== before.document.page?.identifier) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(writeJournal, delay);
  });
  window.addEventListener('pagehide', writeJournal);
  return () => {
    unsubscribe();
    window.clearTimeout(timer);
    window.removeEventListener('pagehide', writeJournal);
  };
}

/** At once. Not as long as somebody has to decide about the one before. */
export function writeJournal(): void {
  const { document, saved, dialog } = useEditor.getState();
  if (dialog?.kind === 'recovered') return;
  if (!isUnsaved({ document, saved })) {
    localStorage.removeItem(keyOf(document));
    return;
  }
  const entry: JournalEntry = { at: Date.now(), document, saved };
  try {
    localStorage.setItem(keyOf(document), JSON.stringify(entry));
  } catch {
    // A device without room for it: nothing is lost as long as the tab lives.
  }
}

/** The journal of a page; null where everything was saved. */
export function readJournal(document: EditorDocument): JournalEntry | null {
  const stored = localStorage.getItem(keyOf(document));
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as JournalEntry;
  } catch {
    return null;
  }
}

export function forgetJournal(): void {
  localStorage.removeItem(keyOf(useEditor.getState().document));
}

function keyOf({ page }: EditorDocument): string {
  return page ? `editor-journal ${page.language} ${page.identifier}` : 'editor-journal';
}
