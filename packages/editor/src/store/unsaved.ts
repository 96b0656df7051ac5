import { draftedFields } from '../document/drafts.ts';
import type { EditorDocument } from '../document/editor-document.ts';
import { placeOfField } from '../document/field-key.ts';
import { sameValue } from '../document/same-value.ts';
import { type EditorState, useEditor } from './editor-store.ts';

/** What of the document differs from what the shop has. */
export type Unsaved = { blocks: boolean; settings: string[]; pages: number[] };

export type Documents = Pick<EditorState, 'document' | 'saved'>;

/** Edits that were undone, by hand or by "undo", are none. What a field refuses is not saved either. */
export function unsavedOf({ document, saved }: Documents): Unsaved {
  const drafted = draftedFields(document).map(placeOfField);
  const inSettings = drafted.flatMap((place) => (place.part === 'setting' ? place.setting : []));
  const inPages = drafted.flatMap((place) => (place.part === 'page' ? place.id : []));
  return {
    blocks: !sameValue(document.page?.blocks, saved.page?.blocks) || drafted.some(({ part }) => part === 'block'),
    settings: [...new Set([...changedKeys(document.settings, saved.settings), ...inSettings])],
    pages: [...new Set([...changedKeys(document.pages, saved.pages).map(Number), ...inPages])],
  };
}

function changedKeys(now: EditorDocument['settings'] | EditorDocument['pages'], before: object): string[] {
  const known = new Map(Object.entries(before));
  return Object.entries(now).flatMap(([key, value]) => (sameValue(value, known.get(key)) ? [] : [key]));
}

export function isUnsaved(documents: Documents): boolean {
  const { blocks, settings, pages } = unsavedOf(documents);
  return blocks || settings.length > 0 || pages.length > 0;
}

/** Whether anything is not saved yet. */
export function useIsUnsaved(): boolean {
  return useEditor(isUnsaved);
}
