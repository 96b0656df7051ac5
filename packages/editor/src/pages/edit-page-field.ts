import { fieldKey } from '../document/field-key.ts';
import { currentHost } from '../host.ts';
import { run } from '../store/run.ts';
import type { EditorTextId } from '../texts.ts';
import type { PageFields } from './page-settings.ts';

type PageField<Key extends keyof PageFields> = { key: Key; label: EditorTextId };

/** Writes a setting of a page; what is typed without a pause is one step. */
export function editPageField<Key extends keyof PageFields>(
  id: number,
  { key, label }: PageField<Key>,
  value: PageFields[Key],
): void {
  run({
    name: { id: 'editor.edit.field', values: { field: currentHost().text(label) } },
    mergeKey: fieldKey.ofPage(id, key),
    change: ({ pages }) => {
      const page = pages[id];
      if (page) page[key] = value;
    },
  });
}
