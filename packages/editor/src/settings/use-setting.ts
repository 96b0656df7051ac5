import type { Language } from '@mise/rules/languages.ts';
import { useEditor } from '../store/editor-store.ts';
import { editSetting } from './edit-setting.ts';
import { settingKey } from './setting-key.ts';
import type { Setting } from './setting-labels.ts';

/** The text of a setting, in a language where each has its own, and what changes it. */
export function useSetting(setting: Setting, language?: Language): [value: string, change: (value: string) => void] {
  const key = language ? settingKey(setting, language) : setting;
  const value = useEditor(({ document }) => document.settings[key] ?? '');
  return [value, (next) => editSetting(setting, language, next)];
}
