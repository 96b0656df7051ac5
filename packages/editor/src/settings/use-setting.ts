import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { run } from '../store/run.ts';
import type { EditorTextId } from '../texts.ts';

/** The text of a setting by its stored key, and what changes it: an edit under the name of its field. */
export function useSetting(key: string, label: EditorTextId): [value: string, change: (value: string) => void] {
  const { text } = useHost();
  const value = useEditor(({ document }) => document.settings[key] ?? '');

  function change(next: string): void {
    run({
      name: { id: 'editor.edit.field', values: { field: text(label) } },
      mergeKey: `setting:${key}`,
      change: ({ settings }) => {
        settings[key] = next;
      },
    });
  }

  return [value, change];
}
