import { isApiError } from '@mise/contract/api-error.ts';
import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import { fieldKey } from '../document/field-key.ts';
import { sameValue } from '../document/same-value.ts';
import { currentHost } from '../host.ts';
import { reloadLists, usePageEntries } from '../pages/page-entries.ts';
import { labelOfPageField } from '../pages/page-field-labels.ts';
import { pagePath } from '../pages/page-path.ts';
import { changedFields, pageSettingsOf } from '../pages/page-settings.ts';
import { useEditor } from '../store/editor-store.ts';
import { takePageSettings } from '../store/load.ts';
import { unsavedOf } from '../store/unsaved.ts';
import { BothChanged } from './both-changed.ts';
import { type Fault, faultsOf, withFaults } from './faults.ts';

/**
 * Sends what was changed of the settings of pages: all of it is stored or nothing. Where somebody else saved others meanwhile, theirs are
 * taken over and these sent once more; where both changed the same, theirs is told. Throws what the shop refuses.
 */
export async function storePages(onMerge: () => void = () => {}): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isApiError(error, 'category.conflict')) throw error;
    const { entries } = error.cause;
    const before = fieldsOf(entries);
    const both = takeTheirs(entries);
    if (both.length > 0) throw new BothChanged(both);
    if (!sameValue(fieldsOf(entries), before)) onMerge();
    await send();
  }
}

/** What the fields of pages hold here, without the versions that they are of. */
function fieldsOf(entries: readonly CategoryEntry[]) {
  const { pages } = useEditor.getState().document;
  return entries.map(({ id }) => ({ ...pages[id], version: null }));
}

async function send(): Promise<void> {
  const sent = useEditor.getState().document.pages;
  const changes = changesBeside([]);
  if (changes.length === 0) return;
  try {
    const { data, meta } = await currentHost().client.setCategorySettings(changes);
    takeStored(meta?.entries ?? [data], sent);
  } catch (error) {
    throw withFaults(error, keyOfChange(changes));
  }
}

/**
 * What the shop would refuse beside fields that are known to be faulty: it hears nothing of what a field refuses, and its first check hides
 * what the next one would find. None where it does not say.
 */
export async function furtherFaults(known: readonly string[]): Promise<readonly Fault[]> {
  const changes = changesBeside(known);
  if (changes.length === 0) return [];
  try {
    await currentHost().client.getCategorySettingsValid(changes);
    return [];
  } catch (error) {
    const found = faultsOf(withFaults(error, keyOfChange(changes))).filter(({ key }) => !known.includes(key));
    if (found.length === 0) return [];
    return [...found, ...(await furtherFaults([...known, ...found.map(({ key }) => key)]))];
  }
}

/** What was changed, but for these fields. */
function changesBeside(keys: readonly string[]) {
  const { language } = currentHost();
  const state = useEditor.getState();
  return unsavedOf(state).pages.flatMap((id) => {
    const page = state.document.pages[id];
    if (!page) return [];
    const version = page.version === null ? {} : { version: page.version };
    const changed = Object.entries(changedFields(page, state.saved.pages[id])).filter(
      ([field]) => !keys.includes(fieldKey.ofPage(id, field)),
    );
    return changed.length > 0 ? [{ id, lang: language, ...version, ...Object.fromEntries(changed) }] : [];
  });
}

/** Which field the shop means by a path of what it was sent. */
function keyOfChange(changes: readonly { id: number }[]): (path: string) => string | undefined {
  return (path) => {
    const [index, field] = path.split('.');
    const id = changes[Number(index)]?.id;
    return id !== undefined && field !== undefined ? fieldKey.ofPage(id, field) : undefined;
  };
}

function takeStored(
  entries: readonly CategoryEntry[],
  sent: ReturnType<typeof useEditor.getState>['document']['pages'],
) {
  const { path, language, navigate, refresh } = currentHost();
  const before = usePageEntries.getState().entries;
  takePageSettings(settingsById(entries), sent);
  usePageEntries.setState((state) => ({
    entries: { ...state.entries, ...Object.fromEntries(entries.map((entry) => [entry.id, entry])) },
  }));
  void reloadLists();
  // Who edits the page that got another address goes on there.
  const moved = entries.find((entry) => {
    const old = before[entry.id];
    return old && path.split('?')[0] === pagePath(old, language) && path.split('?')[0] !== pagePath(entry, language);
  });
  if (moved) navigate(pagePath(moved, language));
  else refresh();
}

/** Answers, in words, what both changed, each to something else: it stays as it was edited here. */
function takeTheirs(entries: readonly CategoryEntry[]): string[] {
  const { text } = currentHost();
  const { saved, document } = useEditor.getState();
  const stored = settingsById(entries);
  const lines = entries.flatMap(({ id }) => {
    const theirs = stored[id];
    const mine = document.pages[id];
    const base = saved.pages[id];
    if (!theirs || !mine) return [];
    const both = Object.entries(changedFields(mine, base)).filter(
      ([key, value]) => theirs[key] !== base?.[key] && theirs[key] !== value,
    );
    return both.map(([key]) =>
      text('editor.pages.theirs', {
        name: String(base?.name ?? id),
        field: text(labelOfPageField(key) ?? 'editor.page.title'),
        value: String(theirs[key]),
      }),
    );
  });
  takePageSettings(stored, saved.pages);
  usePageEntries.setState((state) => ({
    entries: { ...state.entries, ...Object.fromEntries(entries.map((entry) => [entry.id, entry])) },
  }));
  return lines;
}

function settingsById(entries: readonly CategoryEntry[]) {
  return Object.fromEntries(entries.map((entry) => [entry.id, pageSettingsOf(entry)]));
}
