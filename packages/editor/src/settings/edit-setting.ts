import type { Language } from '@mise/rules/languages.ts';
import { fieldKey } from '../document/field-key.ts';
import { currentHost } from '../host.ts';
import { run } from '../store/run.ts';
import { settingKey } from './setting-key.ts';
import { type Setting, settingLabels } from './setting-labels.ts';

/** Writes a setting of the shop, in a language where each has its own; what is typed without a pause is one step. */
export function editSetting(setting: Setting, language: Language | undefined, value: string): void {
  const key = language ? settingKey(setting, language) : setting;
  run({
    name: { id: 'editor.edit.field', values: { field: currentHost().text(settingLabels[setting]) } },
    mergeKey: fieldKey.ofSetting(key),
    change: ({ settings }) => {
      settings[key] = value;
    },
  });
}
