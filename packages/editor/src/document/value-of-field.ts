import { valueAt } from '../fields/values-at.ts';
import type { EditorDocument } from './editor-document.ts';
import { placeOfField } from './field-key.ts';
import { findBlock } from './find-block.ts';

/** What a field holds; undefined where it is not there. */
export function valueOfField({ page, settings, pages }: EditorDocument, key: string): unknown {
  const place = placeOfField(key);
  if (place.part === 'setting') return settings[place.setting];
  if (place.part === 'page') return pages[place.id]?.[place.field];
  return valueAt(findBlock(page?.blocks ?? [], place.uuid)?.block, place.path.split('.'));
}
