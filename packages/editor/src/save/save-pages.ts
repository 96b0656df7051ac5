import { isApiError } from '@mise/contract/api-error.ts';
import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import { currentHost } from '../host.ts';
import { reloadLists, usePageEntries } from '../pages/page-entries.ts';
import { pagePath } from '../pages/page-path.ts';
import { changedFields, type PageFields, pageSettingsOf } from '../pages/page-settings.ts';
import { useEditor } from '../store/editor-store.ts';
import { takePageSettings } from '../store/load.ts';
import { unsavedOf } from '../store/unsaved.ts';

/** The button of the list of pages: saves their settings, and says how that went. */
export async function savePages(): Promise<void> {
  const { text, notify, errorText } = currentHost();
  useEditor.setState({ isSaving: true });
  try {
    await storePages();
    notify({ type: 'positive', message: text('errorMessages.editor.categories.success') });
  } catch (error) {
    const reason = await errorText(error);
    notify({ type: 'negative', message: [text('errorMessages.editor.categories.error'), reason] });
  } finally {
    useEditor.setState({ isSaving: false });
  }
}

/**
 * Sends what was changed of the settings of pages: all of it is stored or nothing. Throws the refusal; after a conflict what
 * somebody else changed meanwhile has been taken over, except where it was edited here too.
 */
export async function storePages(): Promise<void> {
  const { client, language } = currentHost();
  const state = useEditor.getState();
  const ids = unsavedOf(state).pages;
  if (ids.length === 0) return;
  const sent = state.document.pages;
  const changes = ids.flatMap((id) => {
    const page = sent[id];
    if (!page) return [];
    const version = page.version === null ? {} : { version: page.version };
    return [{ id, lang: language, ...version, ...changedFields(page, state.saved.pages[id]) }];
  });
  try {
    const { data, meta } = await client.setCategorySettings(changes);
    takeStored(meta?.entries ?? [data], sent);
  } catch (error) {
    if (isApiError(error, 'category.conflict')) takeTheirs(error.cause.entries);
    throw error;
  }
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

/** What both changed stays as it was edited here, and is said: the next save would overwrite it. */
function takeTheirs(entries: readonly CategoryEntry[]): void {
  const { text, notify } = currentHost();
  const { saved, document } = useEditor.getState();
  const stored = settingsById(entries);
  const lines = entries.flatMap(({ id }) => {
    const theirs = stored[id];
    const mine = document.pages[id];
    const base = saved.pages[id];
    if (!theirs || !mine) return [];
    const both = Object.keys(changedFields(mine, base)).filter((key) => theirs[key] !== base?.[key]);
    return both.map((key) =>
      text('editor.pages.bothChanged', {
        name: String(base?.name ?? id),
        field: text(fieldTexts[key as keyof PageFields]),
        value: String(theirs[key]),
      }),
    );
  });
  takePageSettings(stored, saved.pages);
  usePageEntries.setState((state) => ({
    entries: { ...state.entries, ...Object.fromEntries(entries.map((entry) => [entry.id, entry])) },
  }));
  if (lines.length > 0) {
    notify({ type: 'warning', message: [text('editor.pages.conflict'), ...lines], isPersistent: true });
  }
}

function settingsById(entries: readonly CategoryEntry[]) {
  return Object.fromEntries(entries.map((entry) => [entry.id, pageSettingsOf(entry)]));
}

/** What the fields are called where somebody edits them. */
const fieldTexts = {
  type: 'editor.page.type',
  name: 'editor.page.name',
  nameUrl: 'editor.page.slug',
  position: 'editor.page.position',
  linkCategoryToWebstore: 'editor.page.active',
  linklist: 'editor.page.inNavigation',
  right: 'editor.page.login',
  sitemap: 'editor.page.inSitemap',
  metaTitle: 'editor.seo.title',
  metaDescription: 'editor.seo.description',
  metaKeywords: 'editor.seo.keywords',
  metaRobots: 'editor.seo.robots',
  canonicalLink: 'editor.page.canonical',
  imagePath: 'editor.page.picture',
  image2Path: 'editor.page.secondPicture',
} as const satisfies Record<keyof PageFields, string>;
