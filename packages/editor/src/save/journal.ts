import type { Language } from '@mise/rules/languages.ts';
import { draftsBesideBlocks, draftsOfBlocks } from '../document/drafts.ts';
import { type EditorDocument, emptyDocument } from '../document/editor-document.ts';
import { currentHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { type Documents, unsavedOf } from '../store/unsaved.ts';
import type { JournalEntry } from './journal-entry.ts';
import { otherTabs, ownTab } from './open-tabs.ts';

/** Milliseconds after an edit: what a crash may take. */
const delay = 250;

/** What a journal is about: the blocks of a page, or the settings, which go along from page to page. Each has texts of one language. */
export type JournalPlace = `${Language} ${string}`;

/** Writes down what is not saved, on this device, until `stop` is called. */
export function keepJournal(): () => void {
  let timer = 0;
  const unsubscribe = useEditor.subscribe(({ document, saved }, before) => {
    if (document === before.document && saved === before.saved) return;
    // The journal of a page that is left says how it was left.
    if (pagePlace(document) !== pagePlace(before.document)) writeOf(before);
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

/** At once. */
export function writeJournal(): void {
  writeOf(useEditor.getState());
}

/** Each document has entries of its own: two that edit the same page take nothing from each other. */
function writeOf(documents: Documents): void {
  // Somebody has to decide about the one before.
  if (useEditor.getState().dialog?.kind === 'recovered') return;
  const unsaved = unsavedOf(documents);
  const page = pagePlace(documents.document);
  if (page) write(page, unsaved.blocks, ofPage(documents));
  write(shopPlace(), unsaved.settings.length > 0 || unsaved.pages.length > 0, ofShop(documents, unsaved.pages));
}

function write(place: JournalPlace, isUnsaved: boolean, documents: Documents): void {
  const key = keyOf(place, ownTab);
  if (!isUnsaved) {
    localStorage.removeItem(key);
    return;
  }
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), ...documents }));
  } catch {
    // A device without room for it: nothing is lost as long as the tab lives.
  }
}

function ofPage({ document, saved }: Documents): Documents {
  const drafts = draftsOfBlocks(document.drafts);
  return { document: { ...emptyDocument, page: document.page, drafts }, saved: { ...emptyDocument, page: saved.page } };
}

function ofShop({ document, saved }: Documents, ids: readonly number[]): Documents {
  const without = ({ pages, drafts, ...rest }: EditorDocument): EditorDocument => ({
    ...rest,
    page: null,
    drafts: draftsBesideBlocks(drafts),
    pages: Object.fromEntries(ids.flatMap((id) => (pages[id] ? [[id, pages[id]]] : []))),
  });
  return { document: without(document), saved: without(saved) };
}

/** The latest that this document or one that lives no more left here; null where everything was saved. */
export async function readJournal(place: JournalPlace): Promise<JournalEntry | null> {
  const prefix = keyOf(place, '');
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const entries = keys.flatMap((key) => parse(key, localStorage.getItem(key)) ?? []);
  const others = await otherTabs();
  const left = entries.filter(({ key }) => !others.has(key.slice(prefix.length)));
  return left.sort((one, other) => other.at - one.at)[0] ?? null;
}

function parse(key: string, stored: string | null): JournalEntry | null {
  try {
    const { document, ...rest } = JSON.parse(stored ?? '') as Omit<JournalEntry, 'key'>;
    // Older versions of the editor wrote less.
    return { ...rest, document: { ...emptyDocument, ...document }, key };
  } catch {
    return null;
  }
}

export function forgetJournal(key: string): void {
  localStorage.removeItem(key);
}

export function pagePlace({ page }: EditorDocument): JournalPlace | null {
  return page && `${page.language} ${page.identifier}`;
}

export function shopPlace(): JournalPlace {
  return `${currentHost().language} shop`;
}

function keyOf(place: JournalPlace, tab: string): string {
  return `editor-journal ${place} ${tab}`;
}
