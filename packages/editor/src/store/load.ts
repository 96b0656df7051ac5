import type { EditedPage, EditorDocument, PageSettings } from '../document/editor-document.ts';
import { withoutPage } from '../document/history.ts';
import { type EditorState, useEditor } from './editor-store.ts';

// What the shop answers becomes part of the document without an edit: there is nothing to undo in it.

/** The page that is open now; null where its blocks cannot be edited. */
export function showPage(page: EditedPage | null, photographs: EditorState['photographs'] = {}): void {
  useEditor.setState(({ document, saved, history }) => ({
    photographs,
    document: { ...document, page },
    saved: { ...saved, page },
    history: withoutPage(history),
    selected: null,
  }));
}

export function loadSettings(settings: Record<string, string>, version: number | null): void {
  const part: Partial<EditorDocument> = { settings, settingsVersion: version };
  useEditor.setState(({ document, saved }) => ({ document: { ...document, ...part }, saved: { ...saved, ...part } }));
}

/** Settings of pages that were not there yet; those that are being edited stay. */
export function loadPageSettings(pages: Record<number, PageSettings>): void {
  useEditor.setState(({ document, saved }) => ({
    document: { ...document, pages: { ...pages, ...document.pages } },
    saved: { ...saved, pages: { ...pages, ...saved.pages } },
  }));
}
