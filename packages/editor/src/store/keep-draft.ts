import { nameOfField } from '../fields/name-of-field.ts';
import { run } from './run.ts';

/** A text that its field refuses: an edit as any other, which can be undone and is not saved. */
export function keepDraft(key: string, text: string): void {
  run({
    name: { id: 'editor.edit.field', values: { field: nameOfField(key) } },
    mergeKey: key,
    change: ({ drafts }) => {
      drafts[key] = text;
    },
  });
}
