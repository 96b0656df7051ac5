import type { FormField } from '@mise/contract/content/block-form.ts';
import { type FieldPlace, fieldKey } from '../document/field-key.ts';
import { flatBlocks } from '../document/find-block.ts';
import { isValues } from '../fields/values-at.ts';
import { currentHost } from '../host.ts';
import { longestOfPageField } from '../pages/page-field-labels.ts';
import { changedFields } from '../pages/page-settings.ts';
import { longestOfSetting } from '../settings/longest-settings.ts';
import { useEditor } from '../store/editor-store.ts';
import { unsavedOf } from '../store/unsaved.ts';

/** Fields, by their keys, whose texts are longer than the shop takes them, among all that a save of a part would send. */
export function tooLongFields(part: FieldPlace['part']): string[] {
  return textsOf[part]().flatMap(({ key, value, longest }) =>
    longest !== undefined && typeof value === 'string' && value.length > longest ? key : [],
  );
}

type Written = { key: string; value: unknown; longest: number | undefined };

const textsOf: Record<FieldPlace['part'], () => Written[]> = { block: ofBlocks, setting: ofSettings, page: ofPages };

function ofBlocks(): Written[] {
  const { blockForms } = currentHost();
  return flatBlocks(useEditor.getState().document.page?.blocks ?? []).flatMap(({ block }) => {
    const { name, meta, configuration, content } = block;
    const form = blockForms[name];
    if (!form) return [];
    return [
      ...ofFields(form.configuration, configuration, ['configuration'], meta.uuid),
      ...ofFields(form.content, content, ['content'], meta.uuid),
    ];
  });
}

type Path = readonly (string | number)[];

function ofFields(fields: readonly FormField[], values: unknown, path: Path, uuid: string): Written[] {
  if (!isValues(values)) return [];
  return fields.flatMap((field) => ofField(field, values[field.key], [...path, field.key], uuid));
}

function ofField(field: FormField, value: unknown, path: Path, uuid: string): Written[] {
  if (field.kind === 'group') return ofFields(field.fields, value, path, uuid);
  if (field.kind !== 'list') return [{ key: fieldKey.ofBlock(uuid, path), value, longest: field.maximum }];
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry, index) => ofField(field.item, entry, [...path, index], uuid));
}

function ofSettings(): Written[] {
  const state = useEditor.getState();
  return unsavedOf(state).settings.map((setting) => ({
    key: fieldKey.ofSetting(setting),
    value: state.document.settings[setting],
    longest: longestOfSetting(setting),
  }));
}

function ofPages(): Written[] {
  const state = useEditor.getState();
  return unsavedOf(state).pages.flatMap((id) => {
    const page = state.document.pages[id];
    return Object.entries(page ? changedFields(page, state.saved.pages[id]) : {}).map(([field, value]) => ({
      key: fieldKey.ofPage(id, field),
      value,
      longest: longestOfPageField(field),
    }));
  });
}
