import type { FormField } from '@mise/contract/content/block-form.ts';
import { useHost } from '../host.ts';
import type { EditorTextId } from '../texts.ts';

type Described = Pick<FormField, 'key' | 'label' | 'hint' | 'maximum'>;
type DescribedBy = { key: string; label: EditorTextId; hint?: EditorTextId | undefined; maximum?: number | undefined };

/** A field that is no part of a block, in the words of the editor instead of those of a schema. */
export function useField({ key, label, hint, maximum }: DescribedBy): Described {
  const { text } = useHost();
  const said = (id: EditorTextId) => ({ de: text(id), en: text(id) });
  return { key, label: said(label), ...(hint && { hint: said(hint) }), ...(maximum !== undefined && { maximum }) };
}
