import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryOf, settingKeys } from '@mise/contract/shop/read-settings.ts';
import { expect, it } from 'vitest';
import { settingLabels } from './setting-labels.ts';

const editor = path.resolve(import.meta.dirname, '..');
const code = readdirSync(editor, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.endsWith('setting-labels.ts'))
  .map((file) => readFileSync(path.join(editor, file), 'utf8'))
  .join('\n');

it('has a field for every setting that can be set, and for no other', () => {
  const editable = settingKeys.filter((key) => entryOf(key).isEditable);
  expect(Object.keys(settingLabels).toSorted()).toEqual(editable.toSorted());
  expect(editable.filter((key) => !new RegExp(`["']${key}["']|settings\\.${key} = `).test(code))).toEqual([]);
});
