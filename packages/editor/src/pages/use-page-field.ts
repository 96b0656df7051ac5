import { useEditor } from '../store/editor-store.ts';
import type { EditorTextId } from '../texts.ts';
import { editPageField } from './edit-page-field.ts';
import type { PageFields } from './page-settings.ts';

/** A setting of a page, and what changes it: an edit under the name of its field. */
export function usePageField<Key extends keyof PageFields>(
  id: number,
  key: Key,
  label: EditorTextId,
): [value: PageFields[Key], change: (value: PageFields[Key]) => void] {
  const value = useEditor(({ document }) => document.pages[id]?.[key]) as PageFields[Key];
  return [value, (next) => editPageField(id, { key, label }, next)];
}
