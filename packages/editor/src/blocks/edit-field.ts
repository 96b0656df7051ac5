import type { Block } from '@mise/contract/content/block.ts';
import type { FormField } from '@mise/contract/content/block-form.ts';
import { languageOfDefaults } from '@mise/rules/languages.ts';
import type { Edit } from '../document/edit.ts';
import { fieldKey } from '../document/field-key.ts';
import { findBlock } from '../document/find-block.ts';
import { setValueAt, type Values } from '../fields/values-at.ts';
import { currentHost } from '../host.ts';
import { run } from '../store/run.ts';
import { labelOfKind } from './label-of-kind.ts';

/** Writes a field of a block; what is typed into one without a pause is one step. */
export function editField(
  { name, meta: { uuid } }: Block,
  path: readonly (string | number)[],
  value: unknown,
  { label }: FormField,
  formerIndexes?: Edit['formerIndexes'],
): void {
  const field = label[languageOfDefaults(currentHost().language)];
  run({
    name: { id: 'editor.step.editField', values: { block: labelOfKind(name), field } },
    mergeKey: fieldKey.ofBlock(uuid, path),
    formerIndexes,
    change: ({ page }) => {
      const found = page && findBlock(page.blocks, uuid);
      if (found) setValueAt(found.block as Values, path, value);
    },
  });
}
