import { draftsBesideBlocks, draftsWithoutPages, isOfPages } from '../document/drafts.ts';
import type { EditedPage, EditorDocument, PageSettings } from '../document/editor-document.ts';
import { isOfBlock } from '../document/field-key.ts';
import { withoutSteps } from '../document/history.ts';
import { type EditorState, useEditor } from './editor-store.ts';

// What the shop answers becomes part of the document without an edit: there is nothing to undo in it.

/** The page that is open now; null where its blocks cannot be edited. */
export function showPage(page: EditedPage | null, photographs: EditorState['photographs'] = {}): void {
  useEditor.setState(({ document, saved, history }) => ({
    photographs,
    isLoadingPage: false,
    document: { ...document, page, drafts: draftsBesideBlocks(document.drafts) },
    saved: { ...saved, page },
    history: withoutSteps(history, ([part, key]) => part === 'page' || (part === 'drafts' && isOfBlock(String(key)))),
    selected: null,
  }));
}

/** Settings as the shop has them; what was edited and differs from them stays an edit. */
export function loadSettings(settings: Record<string, string>, version: number | null): void {
  useEditor.setState(({ document, saved }) => {
    const edited = Object.entries(document.settings).filter(([key, value]) => saved.settings[key] !== value);
    return {
      document: { ...document, settings: { ...settings, ...Object.fromEntries(edited) }, settingsVersion: version },
      saved: { ...saved, settings, settingsVersion: version },
    };
  });
}

/** Settings of pages that were not there yet; those that are being edited stay. */
export function loadPageSettings(pages: Record<number, PageSettings>): void {
  useEditor.setState(({ document, saved }) => ({
    document: { ...document, pages: { ...pages, ...document.pages } },
    saved: { ...saved, pages: { ...pages, ...saved.pages } },
  }));
}

/** Pages that were deleted: what was edited of them means nothing any more. */
export function dropPageSettings(ids: readonly number[]): void {
  const without = (pages: EditorDocument['pages']) =>
    Object.fromEntries(Object.entries(pages).filter(([id]) => !ids.includes(Number(id))));
  useEditor.setState(({ document, saved, history }) => ({
    document: { ...document, pages: without(document.pages), drafts: draftsWithoutPages(document.drafts, ids) },
    saved: { ...saved, pages: without(saved.pages) },
    history: withoutSteps(history, ([part, key]) =>
      part === 'drafts' ? isOfPages(String(key), ids) : part === 'pages' && ids.includes(Number(key)),
    ),
  }));
}

/**
 * Settings of pages as the shop has them now, after a save or because somebody else changed them. What was edited since `sent`
 * stays an edit.
 */
export function takePageSettings(stored: Record<number, PageSettings>, sent: EditorDocument['pages']): void {
  useEditor.setState(({ document, saved }) => {
    const edited = Object.entries(stored).map(([id, settings]) => {
      const now = document.pages[Number(id)] ?? settings;
      const before = sent[Number(id)];
      const since = Object.entries(now).filter(([key, value]) => key !== 'version' && value !== before?.[key]);
      return [id, { ...settings, ...Object.fromEntries(since) }];
    });
    return {
      document: { ...document, pages: { ...document.pages, ...Object.fromEntries(edited) } },
      saved: { ...saved, pages: { ...saved.pages, ...stored } },
    };
  });
}
