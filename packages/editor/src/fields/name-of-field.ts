import { labelOfField } from '../blocks/label-of-field.ts';
import { labelOfKind } from '../blocks/label-of-kind.ts';
import { placeOfField } from '../document/field-key.ts';
import { findBlock } from '../document/find-block.ts';
import { currentHost } from '../host.ts';
import { labelOfPageField } from '../pages/page-field-labels.ts';
import { labelOfSetting } from '../settings/setting-labels.ts';
import { useEditor } from '../store/editor-store.ts';

/** What a field is called where it stands among others: "Banner – Link", "Über uns – URL-Slug". */
export function nameOfField(key: string): string {
  const { text } = currentHost();
  const { page, pages } = useEditor.getState().saved;
  const place = placeOfField(key);
  if (place.part === 'setting') {
    const label = labelOfSetting(place.setting);
    return label ? text(label) : place.setting;
  }
  if (place.part === 'page') {
    const label = labelOfPageField(place.field);
    return inOrder([String(pages[place.id]?.name ?? place.id), label ? text(label) : place.field]);
  }
  const blocks = useEditor.getState().document.page?.blocks ?? page?.blocks ?? [];
  const kind = findBlock(blocks, place.uuid)?.block.name ?? '';
  return inOrder([labelOfKind(kind), labelOfField(kind, place.path)]);
}

function inOrder(names: readonly (string | null)[]): string {
  return names.filter(Boolean).join(' – ');
}
