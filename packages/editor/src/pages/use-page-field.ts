import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { run } from '../store/run.ts';
import type { EditorTextId } from '../texts.ts';
import type { PageFields } from './page-settings.ts';

/** A setting of a page, and what changes it: an edit under the name of its field. */
export function usePageField<Key extends keyof PageFields>(
  id: number,
  key: Key,
  label: EditorTextId,
): [value: PageFields[Key], change: (value: PageFields[Key]) => void] {
  const { text } = useHost();
  const value = useEditor(({ document }) => document.pages[id]?.[key]) as PageFields[Key];

  function change(next: PageFields[Key]): void {
    run({
      name: { id: 'editor.edit.field', values: { field: text(label) } },
      mergeKey: `page:${id}:${key}`,
      change: ({ pages }) => {
        const page = pages[id];
        if (page) page[key] = next;
      },
    });
  }

  return [value, change];
}
